import type { Alternative } from '#src/reference-api/search/alternative.ts';
import type { MatchedTerms } from '#src/reference-api/search/highlight-matches.ts';
import { certificationPrograms } from '#src/reference-api/content/certification.ts';
import { neverMissing } from '#src/reference-api/search/reading/read-query.ts';
import { phraseTable, termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { isDesignation, isParted, partOf } from '#src/reference-api/search/joined-words.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import type { SectionLookup } from '#src/reference-api/search/section-lookup.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import { isCited } from '#src/reference-api/search/text-terms.ts';
import { isTradeWord } from '#src/reference-api/search/trade-phrases.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';
import { wordAlternatives } from '#src/reference-api/search/word-alternatives.ts';
import { joinedAlternatives, phraseAlternatives } from '#src/reference-api/search/wording-alternatives.ts';

/** Names of certification programs say something only together: a star is no ENERGY STAR. */
const programs = phraseTable(
  certificationPrograms.flatMap(({ name }) => {
    const terms = termsOfPhrase(name);
    return terms.length > 1 && !terms.some((term) => neverMissing.has(term)) ? [[name, null] as const] : [];
  }),
);

/** A standards body before its number says little. */
const citedWeight = 0.1;

/** All terms that a document must match, and how each can be matched. */
export interface QueryPlan {
  parts: number;
  /** The part that is a section number; documents of other sections are out. */
  numberPart: number | null;
  alternatives: readonly Alternative[];
  /** From a question, where no word is required. */
  isLoose: boolean;
}

/**
 * Words of designations: R-30 is not just any text with an R and a 30. Where the index knows neither TAS 201 nor TAS,
 * another 201 is none; nor is the 300 of some text UL 300, or a text that cites ASTM one about C1028.
 */
function designated(
  words: readonly ScannedWord[],
  vocabulary: Vocabulary,
  isTyping: boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 1; at < words.length; at += 1) {
    const [letters, number] = [words[at - 1], words[at]];
    if (letters === undefined || number === undefined) continue;
    const isJoined = vocabulary.has(`${letters.form}${number.form}`);
    // `UL 10 C` is UL 10C.
    const isCitation = isCited(words, at - 1) && !isTyping && !/^[a-z]$/.test(words[at + 1]?.form ?? '');
    const isOne = isCitation
      ? isJoined || number.kind === 'number' || !vocabulary.has(number.term)
      : isDesignation(letters, number) &&
        (isJoined ||
          isParted(letters, number) ||
          !(vocabulary.has(letters.term) || isTradeWord(letters.term)));
    if (isOne) found.add(at - 1).add(at);
  }
  return found;
}

/** Who cites `ANSI A117.1` means what others cite as `ICC A117.1`: letters and number say which standard it is. */
function designationAlone(words: readonly ScannedWord[], at: number, vocabulary: Vocabulary): Alternative[] {
  const next = isCited(words, at) ? words[at + 1] : undefined;
  const form = next === undefined ? '' : `${next.form}${partOf(words, at + 1)?.form ?? ''}`;
  const term = next?.kind === 'word' ? vocabulary.numberOf(form) : null;
  return term === null ? [] : [{ from: at, to: at + 1, by: 'any', terms: [{ term, weight: citedWeight }] }];
}

/** Whether a word is part of the name of a certification program. */
export const isOfProgram = (words: readonly ScannedWord[], at: number): boolean =>
  programs.findIn(words.map(({ term }) => term)).some(({ from, to }) => from <= at && at < to);

export function planQuery(
  read: SearchWords,
  vocabulary: Vocabulary,
  sections: Pick<SectionLookup, 'namedBy'>,
  {
    isLoose = false,
    isTyping = false,
    isProperName = () => false,
  }: { isLoose?: boolean; isTyping?: boolean; isProperName?: (term: string) => boolean } = {},
): QueryPlan {
  const asOne = designated(read.words, vocabulary, isTyping);
  const phrases = phraseAlternatives(read.words, vocabulary);
  const together = isTyping ? [] : programs.findIn(read.words.map(({ term }) => term));
  const isTogether = (at: number) => together.some(({ from, to }) => from <= at && at < to);
  const isInPhrase = (at: number) => phrases.some(({ from, to }) => from <= at && at < to);
  const alternatives: Alternative[] = [
    ...read.words.flatMap((_, at) => designationAlone(read.words, at, vocabulary)),
    ...read.words.flatMap((_, at) =>
      asOne.has(at) || isTogether(at)
        ? []
        : wordAlternatives(
            read.words,
            at,
            { isInPhrase: isInPhrase(at), isTyping, isLoose, isProperName },
            vocabulary,
          ),
    ),
    ...joinedAlternatives(read.words, vocabulary),
    ...phrases,
    ...together.flatMap(({ from, to }): Alternative[] => {
      const terms = read.words.slice(from, to).flatMap(({ term }) => vocabulary.numberOf(term) ?? []);
      return terms.length < to - from ? [] : [{ from, to, by: 'all', terms, weight: 1 }];
    }),
  ];
  if (read.number === null) return { parts: read.words.length, numberPart: null, alternatives, isLoose };

  const numberPart = read.words.length;
  const range = { from: numberPart, to: numberPart + 1 };
  const named = sections.namedBy(read.number);
  alternatives.push({ ...range, by: 'section', sections: named });
  const asWords = read.numberWords.map(({ term }) => vocabulary.numberOf(term));
  // A record that has a 43, a 21, and a 13 somewhere is none of 43 21 13.
  const [known = null, ...more] = asWords;
  if (known !== null && more.length === 0 && named.length === 0) {
    alternatives.push({ ...range, by: 'all', terms: [known], weight: 1 });
  }
  return { parts: numberPart + 1, numberPart, alternatives, isLoose };
}

/** The plan of the words before one. */
export const partOfPlan = (plan: QueryPlan, end: number): QueryPlan => ({
  ...plan,
  parts: end,
  numberPart: null,
  alternatives: plan.alternatives.filter(({ to }) => to <= end),
});

/** Whether any record has this part of a plan. */
export const isInSome = ({ alternatives }: QueryPlan, part: number): boolean =>
  alternatives.some((one) => one.from <= part && part < one.to && (one.by !== 'any' || one.terms.length > 0));

/** The terms that a plan looks for, for highlighting. */
export const matchedTerms = ({ alternatives }: QueryPlan, terms: readonly string[]): MatchedTerms =>
  new Set(
    alternatives
      .flatMap((alternative) => {
        if (alternative.by === 'section') return [];
        return alternative.by === 'all' ? alternative.terms : alternative.terms.map(({ term }) => term);
      })
      .map((term) => terms[term] ?? ''),
  );
