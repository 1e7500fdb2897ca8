import { firstInOrder } from '#src/reference-api/search/first-in-order.ts';
import type { DocumentMatch } from '#src/reference-api/search/match-documents.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import type { Spelling, SpellingCandidate } from '#src/reference-api/search/spelling.ts';
import { type LibraryNames, isKnownWord } from '#src/reference-api/search/reading/read-query.ts';
import { isTradeWord, phrasesIn } from '#src/reference-api/search/trade-phrases.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import { type MaybeLater, type Step, got } from '#src/reference-api/search/steps.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

const maxCorrections = 3;
const littleFound = 2;
const fewBest = 3;
/** A rare word is corrected only if its neighbor finds this many times more. */
const muchMore = 20;
const rareShare = 0.01;
/** A shorter word resembles too many others: it is corrected only if a word beside it makes it part of a known name. */
const minLoneLength = 6;
/** The same for a word that may stand for a thing of the trade. */
const minThingLength = 5;
/** In a shorter word, two errors make another word, unless there is no other word or the two are a known name. */
const minTwiceLength = 8;

/** What a text finds. `strength`: how well its words describe its best documents, in titles rather than in passing. */
export interface TriedText {
  count: number;
  answered: number;
  parts: number;
  strength: number;
}

interface Trial {
  text: string;
  found: TriedText;
  candidate: SpellingCandidate;
  /** Together with a word beside it, it is a known name. */
  isNamed: boolean;
}

/** The average score of the best few. Scores are valid only until the next match. */
export function strengthOf({ documents, scores }: DocumentMatch): number {
  const best = firstInOrder(documents, fewBest, (a, b) => (scores[a] ?? 0) > (scores[b] ?? 0));
  return best.reduce((sum, document) => sum + (scores[document] ?? 0), 0) / fewBest;
}

const isComplete = ({ parts, answered }: TriedText) => parts > 0 && answered === parts;

function replaceWord(text: string, rest: string, word: ScannedWord, by: string): string {
  const typed = rest.slice(word.start, word.end);
  const at = text.indexOf(typed);
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + typed.length);
}

/**
 * Words worth correcting: those the library does not know, or, if all are known and nothing has them all, rare ones.
 */
function suspects(words: readonly ScannedWord[], vocabulary: Vocabulary, hasAnswer: boolean): ScannedWord[] {
  const letters = words.filter(
    ({ kind, form, term }) =>
      kind === 'word' && /^\p{L}{3,}$/u.test(form) && !isTradeWord(term) && !isKnownWord(term),
  );
  const unknown = letters.filter(({ term }) => !vocabulary.has(term));
  const rare = letters.filter(
    ({ term }) => vocabulary.documentCount(term) < vocabulary.documents * rareShare,
  );
  return (unknown.length > 0 || hasAnswer ? unknown : rare).slice(0, maxCorrections);
}

/** Collapses repeated letters, so that `rooff` and `roof` are the same. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

/** Whether the candidate and a word beside it are a known name. */
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
 * Whether a candidate is plausible, not just similar: `weep` is not `deep`. With two errors, only a word of the trade
 * is plausible, because product names resemble many words.
 */
function isLikely(
  word: ScannedWord,
  { word: candidate, distance }: SpellingCandidate,
  { isNamed, isAlone }: { isNamed: boolean; isAlone: boolean },
  isThing: (word: string) => boolean,
): boolean {
  if (candidate[0] !== word.form[0]) return false;
  if (distance > 1) return isThing(candidate) && (word.form.length >= minTwiceLength || isNamed || isAlone);
  if (distance === 1 && word.form.length >= (isThing(candidate) ? minThingLength : minLoneLength))
    return true;
  return isNamed || undoubled(word.form) === undoubled(candidate);
}

function isBetter(trial: Trial, than: Trial | null): boolean {
  if (than === null) return true;
  if (trial.found.answered !== than.found.answered) return trial.found.answered > than.found.answered;
  if (trial.isNamed !== than.isNamed) return trial.isNamed;
  if (trial.candidate.distance !== than.candidate.distance) {
    return trial.candidate.distance < than.candidate.distance;
  }
  return trial.found.strength > than.found.strength;
}

/**
 * The text with misspelled words corrected, or null if it is fine: a text that finds enough is not corrected, nor is
 * one whose correction finds as little.
 */
export function* correctWords(
  read: SearchWords,
  asTyped: TriedText,
  tools: {
    match: (texts: readonly string[]) => MaybeLater<readonly TriedText[]>;
    spelling: Spelling;
    names: Pick<LibraryNames, 'hasName' | 'beginsWord'>;
    vocabulary: Vocabulary;
  },
): Step<string | null> {
  const before = {
    answered: asTyped.answered,
    count: asTyped.count,
    isComplete: isComplete(asTyped),
  };
  const isUnlikely = ({ form, term, kind }: ScannedWord) =>
    kind === 'word' && !tools.vocabulary.has(term) && !isTradeWord(term) && !tools.names.beginsWord(form);
  // `Dor` begins Dormer, a manufacturer, but no thing: then it is a door.
  if (before.isComplete && before.count > littleFound && !read.words.some(isUnlikely)) return null;
  const isThing = (form: string) => tools.names.hasName([stem(form)]) || isTradeWord(stem(form));
  let { text } = read;
  let after = before;
  for (const word of suspects(read.words, tools.vocabulary, before.isComplete)) {
    const likely = tools.spelling(word.form).flatMap((candidate) => {
      const isNamed = isNamePart(read.words, word, candidate.word, tools.names.hasName);
      return isLikely(word, candidate, { isNamed, isAlone: read.words.length === 1 }, isThing)
        ? [{ text: replaceWord(text, read.rest, word, candidate.word), candidate, isNamed }]
        : [];
    });
    if (likely.length === 0) continue;
    const tried = yield* got(tools.match(likely.map((one) => one.text)));
    let best: Trial | null = null;
    for (const [at, found] of tried.entries()) {
      const one = likely[at];
      if (one === undefined) continue;
      const trial = { ...one, found };
      if (isBetter(trial, best)) best = trial;
    }
    if (best === null) continue;
    const { found } = best;
    const isMore =
      found.answered > after.answered ||
      (isUnlikely(word) &&
        isThing(best.candidate.word) &&
        found.answered === after.answered &&
        found.count > after.count) ||
      (found.answered === after.answered && found.count >= muchMore * Math.max(1, after.count));
    if (!isMore) continue;
    text = best.text;
    after = { answered: found.answered, count: found.count, isComplete: isComplete(found) };
  }
  return text === read.text ? null : text;
}
