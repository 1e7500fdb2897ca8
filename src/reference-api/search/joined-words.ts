import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';

/** Neighboring words written as one: `E 84` as `e84`, `NF-TPO-60` as `nftpo60`. */
export interface JoinedWord {
  term: string;
  /** Its words, from `from` up to, but not including, `to`. */
  from: number;
  to: number;
}

const maxRunLength = 5;

const join = (words: readonly ScannedWord[], from: number, to: number): JoinedWord => ({
  term: words
    .slice(from, to)
    .map(({ form, term, kind }) => (kind === 'word' ? form : term))
    .join(''),
  from,
  to,
});

/** `A156.3` is neither A156.13 nor just any A156. */
export const isParted = (letters: ScannedWord, number: ScannedWord): boolean =>
  number.kind === 'number' && number.before === 'dot' && /^[a-z]{1,5}\d{1,4}$/.test(letters.form);

/** The part behind a designation, if it has one. */
export function partOf(words: readonly ScannedWord[], at: number): ScannedWord | undefined {
  const [word, next] = words.slice(at, at + 2);
  return word !== undefined && next !== undefined && isParted(word, next) ? next : undefined;
}

/** Whether two words are a designation, a few letters and a number: `R-30`, `UL 263`, `STC 50`; or one with parts, `A156.3`. */
export const isDesignation = (letters: ScannedWord | undefined, number: ScannedWord | undefined): boolean =>
  letters?.kind === 'word' &&
  number?.kind === 'number' &&
  number.before !== 'more' &&
  (/^[a-z]{1,5}$/.test(letters.form) || isParted(letters, number));

/** Joined spellings by which a text can be found, besides its words as they are. */
export function joinedWords(words: readonly ScannedWord[]): JoinedWord[] {
  const joined: JoinedWord[] = [];
  for (let at = 1; at < words.length; at += 1) {
    if (isDesignation(words[at - 1], words[at])) joined.push(join(words, at - 1, at + 1));
  }
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (words[at]?.before === 'hyphen' && at - start < maxRunLength) continue;
    const isNew = at - start > 2 || (at - start === 2 && !isDesignation(words[start], words[start + 1]));
    if (isNew) joined.push(join(words, start, at));
    start = at;
  }
  return joined;
}
