const SMALL_WORDS = new Set('a an and at by for in of on or the to with'.split(' '));

/** `Standing seam metal roof panel` as a title: `Standing Seam Metal Roof Panel`. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.split('-').map(titleWord).join('-'),
    )
    .join(' ');

const titleWord = (word: string, index: number) =>
  index > 0 && SMALL_WORDS.has(word) ? word : capitalized(word);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that stay capitalized: people in names of things, and units. */
const PROPER_NAMES = new Set(['Parshall', 'Manning', 'Shore', 'Brinell', 'Barcol', 'Hz']);

/** Makes the first letter lowercase, except in abbreviations and proper names: `TPO membrane` stays. */
export function lowerFirst(text: string): string {
  if (PROPER_NAMES.has(text.split(' ')[0] ?? '')) return text;
  return /^[A-Z](?:[a-z]|-[a-z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Abbreviations that take `an`, since they are read letter by letter: an FRP panel, an STC, but a HEPA filter. */
const spelledWithVowel = /^(?!HEPA|LEED|MERV|NAFS)[FHLMNRSX][A-Z]+\b/;

/** `a roof panel`, `an energy absorption`. */
export const withArticle = (text: string): string =>
  `${spelledWithVowel.test(text) || /^(?:[aeio]|u(?!n[ij]|s|-))/i.test(text) ? 'an' : 'a'} ${text}`;

/** `one and two`, `one, two, and three`. */
export function joinedList(things: readonly string[]): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')}${things.length > 2 ? ',' : ''} and ${things.at(-1) ?? ''}`;
}

/** Makes a title lowercase, except for abbreviations and proper names: `TPO membrane roof`. */
export const inRunningText = (title: string): string =>
  title
    .split(' ')
    .map((word) => (/^[A-Z][a-z]/.test(word) && !PROPER_NAMES.has(word) ? word.toLowerCase() : word))
    .join(' ');

/** Kinds that are not counted: glass, paint, siding. */
const uncounted =
  /\b(?:glass|glazing|concrete|fireproofing|siding|framing|seating|paving|surfacing|confinement|tile|brick|casework|flashing|paint|insulation|mortar|fiber|letters|bellows|board|enamel|sheathing|roofing)$/i;

const counted = /\b(?:directory|trim) board$/i;

/** A kind of product in a sentence: `a roof panel`, `tempered glass`. */
export const kindWithArticle = (noun: string): string =>
  uncounted.test(noun) && !counted.test(noun) ? lowerFirst(noun) : withArticle(lowerFirst(noun));

/** Words that end like a verb and are none. */
const NOUNS = new Set('Class Cubes Curtains Drivers Glass Its Pickets Rows Seamless'.split(' '));

/** A description that begins with its verb, `Sheds water`, as a sentence: `It sheds water`. */
export function withSubject(sentence: string, subject: string): string {
  const [first = ''] = sentence.split(/[ ,]/);
  return /^[A-Z][a-z]+s$/.test(first) && !NOUNS.has(first)
    ? `${subject} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}
