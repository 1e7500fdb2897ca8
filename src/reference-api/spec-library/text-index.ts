import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { correctWords, strengthOf } from '#src/reference-api/search/correct-words.ts';
import type { WeightedField } from '#src/reference-api/search/document-fields.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import type { MatchedTerms } from '#src/reference-api/search/highlight-matches.ts';
import { createMatcher } from '#src/reference-api/search/match-documents.ts';
import { buildPostings, documentCounts } from '#src/reference-api/search/postings.ts';
import { matchedTerms, planQuery } from '#src/reference-api/search/query-plan.ts';
import { readQuery } from '#src/reference-api/search/reading/read-query.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { createSpelling } from '#src/reference-api/search/spelling.ts';
import { type SearchWords, readSearchWords } from '#src/reference-api/search/search-words.ts';
import { runNow } from '#src/reference-api/search/steps.ts';
import { createVocabulary } from '#src/reference-api/search/vocabulary.ts';

/** The texts that contain the words, with scores. */
export interface TextMatch {
  /** By number, ascending. */
  texts: readonly number[];
  scoreOf: (text: number) => number;
  matched: MatchedTerms;
  corrected: { from: string; to: string } | null;
  understood: readonly { from: string; to: string }[];
  isPartial: boolean;
}

const weight = 8;
/** Words in the typed order count more than the same words apart. */
const asTyped = 1.6;

/** Longer ones are cut: a search has at most 200 characters. */
const longest = 500;

/** `"surface burning"`; an inch mark after a number doesn't count. */
const quoted = /(?<![\p{L}\p{N}])["“]([^"“”\p{L}]*\p{L}[^"“”]*)["”](?![\p{L}\p{N}])/gu;

const termsOf = (text: string): string =>
  ` ${scanWords(text)
    .map(({ term }) => term)
    .join(' ')} `;

/**
 * Indexes short texts. Words match as in the library's search: any ending, industry synonyms, designations and measures in any
 * spelling. A section number is read as words, since texts name sections.
 */
export function createTextIndex(texts: readonly string[]): (terms: string, isExact: boolean) => TextMatch {
  const postings = buildPostings(texts, (text): readonly WeightedField[] => [{ text, weight }]);
  const vocabulary = createVocabulary(postings.terms, documentCounts(postings), texts.length);
  const spelling = createSpelling(postings.forms);
  const match = createMatcher(postings, texts.length);
  const names = {
    hasName: (terms: readonly string[]) => terms.every((term) => vocabulary.has(term)),
    endsName: () => false,
    beginsWord: () => true,
    hasSection: () => true,
    answer: () => false,
    akin: () => [],
    isProper: () => false,
    isMeasure: () => false,
  };
  const planOf = (words: SearchWords, isQuestion: boolean) =>
    planQuery(words, vocabulary, { namedBy: () => [] }, { isLoose: isQuestion });

  return (asked, isExact) => {
    const terms = asked.slice(0, longest);
    const phrases = [...terms.matchAll(quoted)].map(([, phrase = '']) => termsOf(phrase));
    const plain = terms.replace(quoted, ' $1 ');
    const query = isExact ? { text: plain, understood: [], isQuestion: false } : readQuery(plain, names);
    const read = wordsOf(query.text);
    const tryWords = (words: SearchWords) => {
      const found = match(planOf(words, query.isQuestion));
      return { ...found, count: found.documents.length, strength: strengthOf(found) };
    };
    const to =
      isExact || query.isQuestion || phrases.length > 0
        ? null
        : runNow(
            correctWords(read, tryWords(read), {
              match: (some) => some.map((text) => tryWords(wordsOf(text))),
              spelling,
              names,
              vocabulary,
              isSpanish: false,
            }),
          );
    const final = to === null ? read : wordsOf(to);
    const plan = planOf(final, query.isQuestion);
    const { documents, scores, answered, parts } = match(plan);
    const together = foldText(final.text);
    const hasPhrases = (text: string): boolean => phrases.every((phrase) => termsOf(text).includes(phrase));
    const found = new Map<number, number>();
    for (const text of documents) {
      const words = texts[text] ?? '';
      if (!hasPhrases(words)) continue;
      const isTogether = final.words.length > 1 && foldText(words).includes(together);
      found.set(text, (scores[text] ?? 0) * (isTogether ? asTyped : 1));
    }
    return {
      texts: [...found.keys()],
      scoreOf: (text) => found.get(text) ?? 0,
      matched: matchedTerms(plan, postings.terms),
      corrected: to === null ? null : { from: terms, to },
      understood: query.understood,
      isPartial: answered < parts && !query.isQuestion,
    };
  };
}

/** A section number as it appears in texts; other words unchanged. */
function wordsOf(text: string): SearchWords {
  const read = readSearchWords(text);
  if (read.number === null) return read;
  const whole = `${read.rest} ${formatSection(read.number.digits, read.number.edition)}`.trim();
  return { text: whole, number: null, numberWords: [], rest: whole, words: scanWords(whole) };
}
