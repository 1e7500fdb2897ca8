const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** `Standing seam metal roof panel` as a title: `Standing Seam Metal Roof Panel`. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : word.split('-').map(part).join('-')))
    .join(' ');
}

const part = (word: string, index: number) => (index > 0 && SMALL.has(word) ? word : capitalized(word));

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that stay capitalized: people in names of things, and units. */
const PROPER = new Set(['Parshall', 'Manning', 'Shore', 'Brinell', 'Barcol', 'Hz']);

/** The first letter in lower case, except in an abbreviation: `TPO membrane` stays. */
export function lowered(text: string): string {
  if (PROPER.has(text.split(' ')[0] ?? '')) return text;
  return /^[A-Z](?:[a-z]|-[a-z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Abbreviations spelled out letter by letter: an FRP panel, an STC, but a HEPA filter. */
const spelledWithVowel = /^(?!HEPA|LEED|MERV|NAFS)[FHLMNRSX][A-Z]+\b/;

/** `a roof panel`, `an energy absorption`. */
export function withArticle(text: string): string {
  return `${spelledWithVowel.test(text) || /^(?:[aeio]|u(?!n[ij]|s|-))/i.test(text) ? 'an' : 'a'} ${text}`;
}

/** `one and two`, `one, two, and three`. */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')}${things.length > 2 ? ',' : ''} and ${things.at(-1) ?? ''}`;
}

/** In lower case, except for abbreviations: `TPO membrane roof`. */
export function inText(title: string): string {
  return title
    .split(' ')
    .map((word) => (/^[A-Z][a-z]/.test(word) && !PROPER.has(word) ? word.toLowerCase() : word))
    .join(' ');
}
