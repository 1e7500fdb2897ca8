import type { Asked } from '#src/reference-api/search/asked-for.ts';
import { classed } from '#src/reference-api/search/reading/naming-words.ts';
import { isSilent, isTrouble } from '#src/reference-api/search/reading/purposes.ts';
import { neverMissing } from '#src/reference-api/search/reading/read-query.ts';
import { prepositions } from '#src/reference-api/search/reading/context.ts';
import { typesNamedBy } from '#src/reference-api/search/document-fields.ts';
import { isOfProgram } from '#src/reference-api/search/query-plan.ts';
import { certificationPrograms } from '#src/reference-api/content/certification.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { placesOf } from '#src/reference-api/search/words-between.ts';
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

/** They end a property that the word before them begins: carbon negative, red list free, double tier. */
const seconds = new Set(
  'free negative neutral proof resistant retardant tight safe operated controlled compatible ready tier egress glazed'.split(
    ' ',
  ),
);
const longestProperty = 3;

const programs = new Set(certificationPrograms.flatMap(({ name }) => termsOfPhrase(name)));
/** Papers that no type of content is. */
const papers = new Set(termsOfPhrase('instructions manual guide report brochure drawings samples'));
/** Where things are, not what they are. */
const placesOfThings = new Set(
  'wall roof floor ceiling deck facade slab ground storm site system unit assembly'.split(' '),
);

/** What is known of the words of a query, for `missingWords`. */
export interface WordFacts {
  /** Some record has it. */
  isInSome: (part: number) => boolean;
  /** It tells products apart, and names none of them. */
  isTrait: (term: string) => boolean;
  /** Names of the library end with it. */
  namesThing: (term: string) => boolean;
}

/**
 * The missing words as typed, each once, those apart with commas; a number with what it counts or classes: `3 tier`, `UL 1784`; a
 * property whole: `red list free`. A word deserves to be said if no record of the library has it, or if it tells products apart, such
 * as a material, or names a kind of paper. What names a thing or place says where it goes, and plain English says nothing: neither is
 * said to be missing where other records have it; nor is a bare number, because products are offered in sizes; nor what only joins
 * words, nor an abbreviation.
 */
export function missingWords(
  { words, rest }: Pick<SearchWords, 'words' | 'rest'>,
  parts: readonly number[],
  thing: Asked['thing'],
  { isInSome, isTrait, namesThing }: WordFacts,
): string {
  const lacking = new Set(parts);
  const tokenOf = (at: number): number[] => {
    const isSame = (one: number) => !/\s/.test(rest.slice(words[one - 1]?.end, words[one]?.start));
    const from = words.findLastIndex((_, one) => one <= at && (one === 0 || !isSame(one)));
    const next = words.findIndex((_, one) => one > at && !isSame(one));
    return words.slice(from, next < 0 ? undefined : next).map((_, one) => from + one);
  };
  const isOfThing = (at: number) => thing !== null && thing.from <= at && at < thing.to;
  /** The whole property that a word is part of; empty if it is none. */
  const propertyOf = (at: number): number[] => {
    const last = [at, at + 1].find((one) => seconds.has(words[one]?.form ?? '') && !isOfThing(one));
    if (last === undefined) return [];
    const before =
      words.slice(0, last).findLastIndex(({ kind }, one) => kind !== 'word' || isOfThing(one)) + 1;
    const from =
      words[last]?.form === 'free'
        ? Math.max(before, last - longestProperty + 1)
        : Math.max(before, last - 1);
    return from === last ? [] : placesOf({ from, to: last + 1 });
  };
  const isSaid = (at: number): boolean => {
    const { term = '', form = '', kind } = words[at] ?? {};
    if (kind !== 'word' || neverMissing.has(term) || isSilent(form) || prepositions.has(form)) return false;
    if (isTrouble(form) || (thing !== null && !thing.isWeak && isAbbreviation(term))) return false;
    // A single letter, and the version of a standard.
    if (/^(?:[a-z]|v\d)$/.test(rest.slice(words[at]?.start, words[at]?.end))) return false;
    const isCode = /\d/.test(term) && term.length > 2;
    if (!isInSome(at) || isCode || isOfProgram(words, at) || programs.has(term) || papers.has(term))
      return true;
    // A slot machine is no machine, but sills of windows are sills.
    if (at + 1 === thing?.from && thing.to - thing.from === 1 && !namesThing(term)) return true;
    return !placesOfThings.has(term) && isTrait(term);
  };
  const said = [...lacking].flatMap((part): number[] => {
    const { form = '', kind } = words[part] ?? {};
    if (isCount(words, part, thing)) return [part, part + 1];
    if (isClassed(words, part, rest)) return [part - 1, part];
    if (isClassed(words, part + 1, rest)) return [part, part + 1];
    if (kind !== 'word') return [];
    const isPaper = (at: number) => typesNamedBy(words, at).length > 0;
    if (isPaper(part)) return [part - 1, part, part + 1].filter((at) => isPaper(at) && lacking.has(at));
    const property = propertyOf(part);
    if (property.length > 0) return property;
    if (form.length < 3 && classed.has(words[part - 1]?.term ?? '')) return [part - 1, part];
    const token = tokenOf(part);
    const isPlain = token.every((at) => words[at]?.kind === 'word');
    if (!isPlain && !token.every((at) => lacking.has(at))) return [];
    if (!isSaid(part)) return [];
    return isCount(words, part - 1, thing) ? [part - 1, ...token] : token;
  });
  // `Missile impact`, `stainless steel`: what tells products apart together with the word beside it.
  const beside = said.flatMap((at) =>
    [at - 1, at + 1].filter(
      (one) => lacking.has(one) && words[one]?.kind === 'word' && isTrait(words[one].term),
    ),
  );
  const places = [...new Set([...said, ...beside])].toSorted((one, other) => one - other);
  return places
    .map((at) => {
      const isLast = !places.includes(at + 1);
      const [end, next] = [words[at]?.end, words[at + 1]?.start];
      return isLast ? `${rest.slice(words[at]?.start, end)}, ` : rest.slice(words[at]?.start, next);
    })
    .join('')
    .replace(/, $/, '');
}
