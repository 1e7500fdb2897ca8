import type { MasterReference } from '#src/reference-api/specifications/section-master.ts';

/** A sentence: capital first letter, period at the end. */
export function toSentence(text: string): string {
  const trimmed = text.trim();
  const stopped = /[.:!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return capitalized(stopped);
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const names = /^(?:Type|Category|Class|Parshall|Venturi)\b/;

/** `Flush wood door` → `flush wood door`. Words in capitals (`TPO`) and names (`Type X`) stay. */
export const lowerFirstLetter = (noun: string): string =>
  names.test(noun) ? noun : noun.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** `a`, `a and b`, `a, b, and c`. */
export function joinedList(items: readonly string[], word = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${last}`;
}

/** Nouns without a plural form, or already plural. */
const withoutPlural =
  /\b(?:glass|glazing|concrete|fireproofing|siding|framing|seating|paving|surfacing|confinement|tile|brick|casework|machinery|equipment|flashing|paint|insulation|mortar|fiber|letters|bellows|(?:gypsum|polystyrene|wool|trim) board|enamel|sheathing)$/i;
/** Names that combine two things. */
const pairs: Readonly<Record<string, string>> = {
  'gutter and downspout': 'gutters and downspouts',
  'reglet and counterflashing': 'reglets and counterflashings',
  'precast sill and coping': 'precast sills and copings',
  'control valve and actuator': 'control valves and actuators',
  'emergency shower and eyewash': 'emergency showers and eyewashes',
  'day tank and mixer': 'day tanks and mixers',
  'combination louver and damper': 'combination louvers and dampers',
};

/** `Flush wood door` → `flush wood doors`. */
export function pluralOf(noun: string): string {
  const lower = lowerFirstLetter(noun);
  const [head = '', tail] = lower.split(/ (?=with )/);
  if (tail !== undefined) return `${pluralOf(head)} ${tail}`;
  const pair = pairs[lower];
  if (pair !== undefined) return pair;
  if (withoutPlural.test(lower)) return lower;
  if (/(?:s|x|ch|sh)$/.test(lower)) return `${lower}es`;
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ies`;
  return `${lower}s`;
}

const small = new Set(['a', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** `Flush Wood Doors`, as the title of an article. */
export const articleTitle = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : word.split('-').map(capitalized).join('-')))
    .join(' ');

/** `ASTM E84` in `ASTM E84 - Surface Burning Characteristics of Building Materials`. */
export const designation = (standard: string): string => standard.split(' - ')[0] ?? standard;

/** `, Surface Burning Characteristics of Building Materials`, to follow the designation. */
export function titleAfterDesignation(standard: string): string {
  const title = standard.slice(designation(standard).length).replace(/^ - /, '');
  return title === '' || designation(standard).includes(title) ? '' : `, ${title}`;
}

export function referenceOf(standard: string): MasterReference {
  const name = designation(standard);
  return [name, standard.slice(name.length).replace(/^ - /, '')];
}
