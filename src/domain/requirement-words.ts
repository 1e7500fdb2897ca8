import type { NamedRange } from '#src/domain/ranges.ts';
import type { Choice } from '#src/domain/search-choice.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

/** Requirements found in a text, and the words that remain. */
export interface ReadWords {
  ranges: readonly NamedRange[];
  choices: readonly Choice[];
  words: string;
}

/** Limit in g/L under which agencies call coatings and sealants low-VOC. */
const lowVoc = 50;
const noVoc = 5;
/** Limit in lb/cu ft under which ASTM C90 calls a masonry unit lightweight. */
const lightweight = 105;

/** Longer texts are skipped, because every "lightweight" is searched to the end of the text for masonry. */
const longest = 1_000;

const ratings: readonly (readonly [pattern: RegExp, range: NamedRange])[] = [
  [
    /(?<![\p{L}\p{N}])(?:low[\s-]VOC|(?:LEED\s)?low[\s-]emitting(?:\smaterials?)?)(?![\p{L}\p{N}])/iu,
    { name: 'voc', from: null, to: lowVoc },
  ],
  [
    /(?<![\p{L}\p{N}])(?:zero|no|without)[\s-]VOCs?(?![\p{L}\p{N}])/iu,
    { name: 'voc', from: null, to: noVoc },
  ],
  [
    /(?<![\p{L}\p{N}])(?:lightweight(?=[^]*\b(?:cmu|blocks?|masonry)\b)|(?<=\b(?:cmu|blocks?)\s)lightweight)(?![\p{L}\p{N}])/iu,
    { name: 'density', from: null, to: lightweight },
  ],
  [/(?<![\p{L}\p{N}])class\sA(?![\p{L}\p{N}])/iu, { name: 'fire-class', from: null, to: 1 }],
  [/(?<![\p{L}\p{N}])class\sB(?![\p{L}\p{N}])/iu, { name: 'fire-class', from: null, to: 2 }],
];

/** Stud spacing. */
export const spacing =
  /(?<![\p{L}\p{N}])\d{1,2}\s?(?:"|in\.?|inch(?:es)?)?\s?(?:o\.?c\.?|on\scenter)(?![\p{L}\p{N}])/giu;
const glue = String.raw`(?:\b(?:with|has|have|having|and|both|that|an?|plus|for)\s+)*`;
const declared = composedPattern(
  String.raw`${glue}(?<![\p{L}\p{N}-])(?<name>EPD|HPD)s?(?![\p{L}\p{N}-])(?:\s+(?:for|of|and)\b)?`,
  'giu',
);
const bodies = 'ASTM|UL|NFPA|AAMA|ANSI|ASHRAE|ASME|FM|AASHTO|NFRC|CSA|ICC|ISO';
const standard = composedPattern(
  String.raw`\b(?:to|per|meets|meeting|tested\sto|complying\swith|complies\swith|conforming\sto|in\saccordance\swith)\s+(?<body>${bodies})[\s-]?(?<number>[A-Z]{0,2}[\s-]?\d[\d.]*[A-Z]?)(?![\p{L}\p{N}])`,
  'giu',
);

/** Finds requirements written as words rather than as numbers with units. */
export function readRequirementWords(text: string): ReadWords {
  const ranges: NamedRange[] = [];
  const choices: Choice[] = [];
  if (text.length > longest) return { ranges, choices, words: text.trim() };
  // Stud spacing is not a size of the stud.
  let words = text.replace(spacing, ' ');
  for (const [pattern, range] of ratings) {
    if (!pattern.test(words)) continue;
    ranges.push(range);
    words = words.replace(pattern, ' ');
  }
  words = words.replace(declared, (all, name: string, at: number) => {
    // `TPO membrane EPD` and `EPD for concrete` ask for the document itself, so the word stays in the query.
    const isBare =
      all
        .trim()
        .toUpperCase()
        .replace(/\s(?:FOR|OF)$/, '') === name.toUpperCase();
    const isAtEnd = at === 0 || at + all.length === words.length;
    if (choices.length === 0 && !/\d/.test(text) && isBare && isAtEnd && all.length < words.length)
      return all;
    choices.push({ facet: 'declaration', key: name.toUpperCase() });
    return ' ';
  });
  words = words.replace(standard, (_all, body: string, number: string) => {
    choices.push({
      facet: 'standard',
      key: `${body.toUpperCase()} ${number.toUpperCase().replace(/[\s-]/g, '')}`,
    });
    return ' ';
  });
  words = words.replace(/\s+/g, ' ').trim();
  // A query for only low VOC means all products with it.
  if (words === '' && choices.length === 0 && ranges.some(({ name }) => name === 'voc'))
    return { ranges, choices, words };
  // If nothing else remains, the words are the subject of the search, not a requirement.
  return /\p{L}/u.test(words) ? { ranges, choices, words } : { ranges: [], choices: [], words: text.trim() };
}
