import { numberPattern } from '#src/domain/numbers-in-text.ts';
import { lessWords, moreWords } from '#src/domain/requirement-signs.ts';
import { hours, inch, requirementRows, same } from '#src/domain/requirement-rows.ts';
import { once } from '#src/lib/once.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

/** A measure whose unit alone doesn't say what is measured; a noun next to it does. */
export interface RequirementRule {
  /** Has the group `number`, and `least` or `most` if a sign comes before or after it. */
  pattern: RegExp;
  /** The search must contain one of these words; null if none is needed. */
  of: RegExp | null;
  /** The property's name in `measured-names`. */
  name: string;
  /** Direction when there is no sign. */
  bare: 'least' | 'most' | 'equal';
  /** Converts the typed number to the property's unit. */
  valueOf: (number: number) => number;
}

const leastSign = String.raw`>=|=>|≥|>|at\sleast|no\sless\sthan|over|above|more\sthan|greater\sthan|minimum|min\.?`;
const mostSign = String.raw`<=|=<|≤|<|at\smost|no\smore\sthan|up\sto|under|below|less\sthan|lower\sthan|maximum|max\.?`;
const start = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-./])`;
/** `4 to 6 in`, `2" to 4"`; or a sign. */
const before = (unit: string) =>
  String.raw`${start}(?:(?<from>${numberPattern})(?:${unit})?\s?(?:to|–)\s?|(?<least>${leastSign})\s*|(?<most>${mostSign})\s*)?`;
const after = String.raw`(?:\s?(?:(?<orMore>\+|(?:or|and)\s(?:${moreWords})|min(?:imum)?\.?)|(?<orBetter>or\sbetter)|(?<orLess>(?:or|and)\s(?:${lessWords})|max(?:imum)?\.?)))?(?![\p{L}\p{N}/]|\s(?:per|an?)\s(?:foot|ft))`;

/** A fraction without a unit means inches when the search is for boards or studs. */
const fraction = String.raw`${before(inch)}(?<number>(?:\d+-)?\d+[/⁄]\d+)(?![\p{L}\p{N}/]|\s?(?:${inch}|${hours}))`;

/** Rules for units first, then for words that are requirements on their own. */
export const requirementRules = once((): readonly RequirementRule[] => [
  ...requirementRows.map(([unit, of, name, bare, valueOf = same]) => ({
    pattern: composedPattern(String.raw`${before(unit)}(?<number>${numberPattern})${unit}${after}`, 'giu'),
    of,
    name,
    bare,
    valueOf,
  })),
  {
    pattern: composedPattern(fraction, 'giu'),
    of: /\b(?:(?:drywall|sheetrock|plywood|osb|sheathing)\b|gyp)/i,
    name: 'thickness',
    bare: 'equal',
    valueOf: same,
  },
  {
    pattern: composedPattern(fraction, 'giu'),
    of: /\b(?:studs?|track)\b/i,
    name: 'depth',
    bare: 'equal',
    valueOf: same,
  },
  {
    pattern: /(?<![\p{L}\p{N}])K[\s-]?(?<number>\d{1,2}(?:\.\d)?)(?![\p{L}\p{N}.])/giu,
    of: /\bsprinklers?\b/i,
    name: 'k-factor',
    bare: 'equal',
    valueOf: same,
  },
  {
    // `.060` of a membrane means inches: 60 mils.
    pattern: /(?<![\p{L}\p{N}.])0?\.(?<number>0[3-9]\d)(?![\p{L}\p{N}.])/giu,
    of: /\b(?:tpo|epdm|pvc|membrane)\b/i,
    name: 'membrane',
    bare: 'least',
    valueOf: same,
  },
  {
    pattern: /(?<![\p{L}\p{N}])FM\s?1-(?<number>\d{2,3})(?![\p{L}\p{N}])/giu,
    of: null,
    name: 'uplift',
    bare: 'least',
    valueOf: same,
  },
  {
    // A window's class and grade (NAFS): the grade is its design pressure. Its CW is not a curtain wall.
    pattern:
      /(?:(?<=(?<![\p{L}\p{N}])(?:R|LC|AW))|(?<![\p{L}\p{N}])CW)[\s-]?PG\s?(?<number>\d{2,3})(?![\p{L}\p{N}])/giu,
    of: null,
    name: 'dp',
    bare: 'least',
    valueOf: same,
  },
  {
    pattern: /(?<![\p{L}\p{N}])class\s(?<number>\d{2,3})(?![\p{L}\p{N}])/giu,
    of: /\b(?:(?:sealants?|joints?)\b|caulk)/i,
    name: 'movement-capability',
    bare: 'least',
    valueOf: same,
  },
]);
