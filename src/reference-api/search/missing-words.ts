import type { Asked } from '#src/reference-api/search/asked-for.ts';
import { classed } from '#src/reference-api/search/reading/naming-words.ts';
import { isSilent } from '#src/reference-api/search/reading/purposes.ts';
import { neverMissing } from '#src/reference-api/search/reading/read-query.ts';
import { prepositions } from '#src/reference-api/search/reading/context.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import { isStandardsBody } from '#src/reference-api/search/text-terms.ts';
import { weakWords } from '#src/reference-api/search/things-asked-for.ts';
import { isTradeWord } from '#src/reference-api/search/trade-phrases.ts';

type Words = SearchWords['words'];

/** Whether a number at this place counts the word behind it: `3 tier`, but not `grade 1 hinge`, `H-20 drain`, `UL 1479 W`, or `12x12 tile`. */
function isCount(words: Words, at: number, thing: Asked['thing']): boolean {
  const [number, next] = words.slice(at, at + 2);
  const before = words[at - 1];
  const isThing = thing !== null && thing.from <= at + 1 && at + 1 < thing.to;
  return (
    number?.kind === 'number' &&
    /^\d+$/.test(number.form) &&
    number.before !== 'hyphen' &&
    (before === undefined ||
      (before.kind === 'word' && !classed.has(before.term) && !isStandardsBody(before.term))) &&
    next?.kind === 'word' &&
    next.before === 'space' &&
    words[at + 2]?.before !== 'hyphen' &&
    !isThing &&
    !weakWords.has(next.term) &&
    !isSilent(next.form)
  );
}

/** `FM 4470`, `class 30`, `H-20`: a number that says nothing without the word before it. */
const isClassed = (words: Words, at: number, rest: string): boolean => {
  const [before, number] = [words[at - 1], words[at]];
  return (
    before?.kind === 'word' &&
    number?.kind !== 'word' &&
    (classed.has(before.term) ||
      isStandardsBody(before.term) ||
      (number?.before !== 'more' && /^[A-Z]{1,5}$/.test(rest.slice(before.start, before.end))))
  );
};

/** Letters that are short for a word that nobody has told us: frm, dn. Nothing is known to lack it. */
const isAbbreviation = (term: string): boolean => /^[^aeiou\d]{1,4}$/.test(term) && !isTradeWord(term);

/**
 * The missing words as typed, each once, those apart with commas; a number with what it counts or classes: `3 tier`, `UL 1784`. A
 * bare number is not said to be missing, because products are offered in sizes; nor what only joins words, nor an abbreviation.
 */
export function missingWords(
  { words, rest }: Pick<SearchWords, 'words' | 'rest'>,
  parts: readonly number[],
  thing: Asked['thing'],
): string {
  const lacking = new Set(parts);
  const tokenOf = (at: number): number[] => {
    const isSame = (one: number) => !/\s/.test(rest.slice(words[one - 1]?.end, words[one]?.start));
    const from = words.findLastIndex((_, one) => one <= at && (one === 0 || !isSame(one)));
    const next = words.findIndex((_, one) => one > at && !isSame(one));
    return words.slice(from, next < 0 ? undefined : next).map((_, one) => from + one);
  };
  const said = [...lacking].flatMap((part): number[] => {
    const { term = '', form = '', kind } = words[part] ?? {};
    if (isCount(words, part, thing)) return [part, part + 1];
    if (isClassed(words, part, rest)) return [part - 1, part];
    if (isClassed(words, part + 1, rest)) return [part, part + 1];
    if (kind !== 'word') return [];
    const token = tokenOf(part);
    const isPlain = token.every((at) => words[at]?.kind === 'word');
    if (!isPlain && !token.every((at) => lacking.has(at))) return [];
    if (neverMissing.has(term) || isSilent(form) || prepositions.has(form)) return [];
    if (thing !== null && !thing.isWeak && isAbbreviation(term)) return [];
    return isCount(words, part - 1, thing) ? [part - 1, ...token] : token;
  });
  const places = [...new Set(said)].toSorted((one, other) => one - other);
  return places
    .map((at) => {
      const isLast = !places.includes(at + 1);
      const [end, next] = [words[at]?.end, words[at + 1]?.start];
      return isLast ? `${rest.slice(words[at]?.start, end)}, ` : rest.slice(words[at]?.start, next);
    })
    .join('')
    .replace(/, $/, '');
}
