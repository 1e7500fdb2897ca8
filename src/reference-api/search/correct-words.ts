import { firstOf } from '#src/reference-api/search/first-of.ts';
import type { DocumentMatch } from '#src/reference-api/search/match-documents.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import type { Spelling, SpellingCandidate } from '#src/reference-api/search/spelling.ts';
import { isTableWord } from '#src/reference-api/search/reading/read-query.ts';
import { isTradeWord, phrasesIn } from '#src/reference-api/search/trade-phrases.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

const maxCorrections = 3;
const littleFound = 2;
const fewBest = 3;
/** A rare word is left alone unless its neighbour finds so many times more. */
const muchMore = 20;
const rareShare = 0.01;
/** A shorter word is too near to others: it is put right only beside a word that makes it part of a known name. */
const minLoneLength = 6;
/** Two errors in a shorter word make another word. */
const minTwiceLength = 8;

interface Trial {
  text: string;
  found: DocumentMatch;
  /** How well its words stand for its best documents: in titles rather than in passing. */
  strength: number;
  candidate: SpellingCandidate;
  /** It makes a known name with a word beside it. */
  isNamed: boolean;
}

/** The mean score of the best few; scores hold only until the next match. */
function strengthOf({ documents, scores }: DocumentMatch): number {
  const best = firstOf(documents, fewBest, (a, b) => (scores[a] ?? 0) > (scores[b] ?? 0));
  return best.reduce((sum, document) => sum + (scores[document] ?? 0), 0) / fewBest;
}

const isComplete = (found: DocumentMatch) => found.parts > 0 && found.answered === found.parts;

function replaceWord(text: string, rest: string, word: ScannedWord, by: string): string {
  const typed = rest.slice(word.start, word.end);
  const at = text.indexOf(typed);
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + typed.length);
}

/** The words worth correcting: unknown to the library, or, where all are known and nothing has them all, rare. */
function suspects(words: readonly ScannedWord[], vocabulary: Vocabulary, hasAnswer: boolean): ScannedWord[] {
  const letters = words.filter(
    ({ kind, form, term }) =>
      kind === 'word' && /^\p{L}{4,}$/u.test(form) && !isTradeWord(term) && !isTableWord(term),
  );
  const unknown = letters.filter(({ term }) => !vocabulary.has(term));
  const rare = letters.filter(
    ({ term }) => vocabulary.documentCount(term) < vocabulary.documents * rareShare,
  );
  return (unknown.length > 0 || hasAnswer ? unknown : rare).slice(0, maxCorrections);
}

/** With each run of one letter as one: `rooff` and `roof` are alike. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

/** Whether a candidate and a word beside it are a known name. */
function isNamePart(
  words: readonly ScannedWord[],
  word: ScannedWord,
  candidate: string,
  hasName: (terms: readonly string[]) => boolean,
): boolean {
  const at = words.indexOf(word);
  const [before, after] = [words[at - 1]?.term, words[at + 1]?.term];
  const term = stem(candidate);
  const isKnown = (terms: readonly string[]) => hasName(terms) || phrasesIn(terms).length > 0;
  return (before !== undefined && isKnown([before, term])) || (after !== undefined && isKnown([term, after]));
}

/**
 * Whether a candidate is what was meant, and not just a word that looks like it: `weep` is not `deep`. Two errors lead
 * only to a word of the trade: a product's own name looks like many a word.
 */
function isLikely(
  word: ScannedWord,
  { word: candidate, distance }: SpellingCandidate,
  isNamed: boolean,
  isThing: (word: string) => boolean,
): boolean {
  if (candidate[0] !== word.form[0]) return false;
  if (distance > 1 && word.form.length >= minTwiceLength) return isThing(candidate);
  if (distance === 1 && word.form.length >= minLoneLength) return true;
  return isNamed || undoubled(word.form) === undoubled(candidate);
}

function isBetter(trial: Trial, than: Trial | null): boolean {
  if (than === null) return true;
  if (trial.found.answered !== than.found.answered) return trial.found.answered > than.found.answered;
  if (trial.isNamed !== than.isNamed) return trial.isNamed;
  if (trial.candidate.distance !== than.candidate.distance) {
    return trial.candidate.distance < than.candidate.distance;
  }
  return trial.strength > than.strength;
}

/**
 * The text with its mistyped words put right, or null when it is fine as it is: nothing is corrected that finds enough
 * as typed, and nothing is changed where the correction finds as little.
 */
export function correctWords(
  read: SearchWords,
  searchAsTyped: DocumentMatch,
  tools: {
    match: (text: string) => DocumentMatch;
    spelling: Spelling;
    /** Whether some thing of the library is called so. */
    hasName: (terms: readonly string[]) => boolean;
    vocabulary: Vocabulary;
  },
): string | null {
  const before = {
    answered: searchAsTyped.answered,
    count: searchAsTyped.documents.length,
    isComplete: isComplete(searchAsTyped),
  };
  if (before.isComplete && before.count > littleFound) return null;
  const isThing = (form: string) => tools.hasName([stem(form)]) || isTradeWord(stem(form));
  let { text } = read;
  let after = before;
  for (const word of suspects(read.words, tools.vocabulary, before.isComplete)) {
    let best: Trial | null = null;
    for (const candidate of tools.spelling(word.form)) {
      const isNamed = isNamePart(read.words, word, candidate.word, tools.hasName);
      if (!isLikely(word, candidate, isNamed, isThing)) continue;
      const corrected = replaceWord(text, read.rest, word, candidate.word);
      const found = tools.match(corrected);
      const trial = { text: corrected, found, strength: strengthOf(found), candidate, isNamed };
      if (isBetter(trial, best)) best = trial;
    }
    if (best === null) continue;
    const { found } = best;
    const isMore =
      found.answered > after.answered ||
      (found.answered === after.answered && found.documents.length >= muchMore * Math.max(1, after.count));
    if (!isMore) continue;
    text = best.text;
    after = { answered: found.answered, count: found.documents.length, isComplete: isComplete(found) };
  }
  return text === read.text ? null : text;
}
