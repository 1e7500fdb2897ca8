import { firstInOrder } from '#src/reference-api/search/first-in-order.ts';
import type { DocumentMatch } from '#src/reference-api/search/match-documents.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import {
  type Spelling,
  type SpellingCandidate,
  isLikely,
  minNameLength,
  soundsLike,
} from '#src/reference-api/search/spelling.ts';
import { mistypedWords } from '#src/reference-api/search/mistyped-words.ts';
import { prepositions } from '#src/reference-api/search/reading/context.ts';
import type { LibraryNames } from '#src/reference-api/search/reading/other-things.ts';
import { isTableName, spanishWords, tableWords } from '#src/reference-api/search/reading/read-query.ts';
import { isTradeWord, phrasesIn } from '#src/reference-api/search/trade-phrases.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import { type MaybeLater, type Step, got } from '#src/reference-api/search/steps.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

const littleFound = 2;
const fewBest = 3;
/** So long a word with one error is no other word. */
const leastLong = 8;
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

/** How much of a text is found. A corrected word may be read as several. */
const shareOf = ({ parts, answered }: TriedText) => (parts === 0 ? 0 : answered / parts);

function replaceWord(text: string, rest: string, word: ScannedWord, by: string): string {
  const typed = rest.slice(word.start, word.end);
  const at = text.indexOf(typed);
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + typed.length);
}

const minPartLength = 3;
const mostParts = 3;

/** `rooftophatch` as `roof top hatch`: the fewest words of the trade, the longest first; null if it is none such. */
function partsOf(word: string, isThing: (part: string) => boolean, most = mostParts): string | null {
  if (isThing(word)) return word;
  if (most === 1) return null;
  for (let at = word.length - minPartLength; at >= minPartLength; at -= 1) {
    const first = word.slice(0, at);
    const rest = isThing(first) ? partsOf(word.slice(at), isThing, most - 1) : null;
    if (rest !== null) return `${first} ${rest}`;
  }
  return null;
}

const knownBy =
  ({ hasName, endsName }: Pick<LibraryNames, 'hasName' | 'endsName'>) =>
  (terms: readonly string[]): boolean =>
    hasName(terms) || endsName(terms) || phrasesIn(terms).length > 0 || isTableName(terms);

/**
 * `waterclosett` as `water closet`: a word of the trade and, with a typing error or the letter that both share, another, which
 * are a known name together; null if it is none such.
 */
function nameIn(
  word: string,
  isThing: (part: string) => boolean,
  isName: (terms: readonly string[]) => boolean,
  spelling: Spelling,
): string | null {
  const pairOf = (first: string, second: string) =>
    isThing(first) && isThing(second) && isName([stem(first), stem(second)]) ? [`${first} ${second}`] : [];
  const likeOf = (part: string) => spelling(part).map((candidate) => candidate.word);
  for (let at = word.length - minPartLength; at >= minPartLength; at -= 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (/[^s]s$/.test(first) && isThing(first)) continue;
    const found = [
      ...pairOf(first, `${first.at(-1)}${rest}`),
      ...(isThing(first) ? [`s${rest}`, ...likeOf(rest), ...likeOf(`s${rest}`)] : []).flatMap((second) =>
        pairOf(first, second),
      ),
      ...(isThing(rest) ? likeOf(first) : []).flatMap((one) => pairOf(one, rest)),
    ];
    if (found[0] !== undefined) return found[0];
  }
  return null;
}

const nameLengths = [2, 3];

/** Whether the candidate and the words beside it are a known name. */
function isNamePart(
  words: readonly ScannedWord[],
  at: number,
  candidate: string,
  isKnown: (terms: readonly string[]) => boolean,
): boolean {
  const term = stem(candidate);
  const terms = words.map((word, place) => (place === at ? term : word.term));
  return nameLengths.some((length) =>
    terms.some(
      (_, from) =>
        from <= at &&
        at < from + length &&
        from + length <= terms.length &&
        isKnown(terms.slice(from, from + length)),
    ),
  );
}

function isBetter(trial: Trial, than: Trial | null): boolean {
  if (than === null) return true;
  const [share, shareBefore] = [shareOf(trial.found), shareOf(than.found)];
  if (share !== shareBefore) return share > shareBefore;
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
    names: Pick<LibraryNames, 'hasName' | 'endsName' | 'beginsWord' | 'isProper'>;
    vocabulary: Vocabulary;
    /** In Spanish, a misspelled word is a Spanish one. */
    isSpanish: boolean;
  },
): Step<string | null> {
  const before = { share: shareOf(asTyped), count: asTyped.count };
  const isUnlikely = ({ form, term, kind }: ScannedWord) =>
    kind === 'word' && !tools.vocabulary.has(term) && !isTradeWord(term) && !tools.names.beginsWord(form);
  // `Dor` begins Dormer, a manufacturer, but no thing: then it is a door.
  if (before.share === 1 && before.count > littleFound && !read.words.some(isUnlikely)) return null;
  const isOfTrade = (form: string) =>
    tools.isSpanish
      ? spanishWords.has(stem(form))
      : !prepositions.has(form) && (tools.names.hasName([stem(form)]) || isTradeWord(stem(form)));
  const isShortAlone = ({ form }: ScannedWord) => read.words.length === 1 && form.length < minNameLength;
  const isThing = (form: string) =>
    isOfTrade(form) || (!tools.isSpanish && !prepositions.has(form) && tableWords.has(stem(form)));
  const isName = ({ form }: ScannedWord, { word, distance }: SpellingCandidate) =>
    distance === 1 && form.length >= minNameLength && tools.names.isProper(stem(word));
  const isKnown = knownBy(tools.names);
  let { text } = read;
  let after = before;
  // As corrected so far: a neighbor may have been mistyped, too.
  const words = [...read.words];
  const suspected = mistypedWords(read.words, tools.vocabulary, tools.spelling);
  for (const word of suspected) {
    const place = read.words.indexOf(word);
    // No other word tells whether it is a misspelled one or a name.
    const isAlone = words.every((other) => other === word || suspected.includes(other));
    const isOneWord = ({ word: like, distance }: SpellingCandidate) => distance === 1 && isThing(like);
    const parts =
      partsOf(word.form, isOfTrade) ??
      (tools.spelling(word.form).some(isOneWord)
        ? null
        : nameIn(word.form, isThing, isKnown, tools.spelling));
    const likely = [
      ...(parts === null ? [] : [{ word: parts, distance: 0 }]),
      ...tools
        .spelling(word.form)
        .filter((one) => (isShortAlone(word) ? isOfTrade : isThing)(one.word) || isName(word, one)),
    ].flatMap((candidate) => {
      const isNamed = isNamePart(words, place, candidate.word, isKnown);
      // In a short word, one letter makes it any of the many words of the tables: `click` is no clock.
      const isFar =
        word.form.length < minNameLength &&
        !isNamed &&
        !tools.vocabulary.has(stem(candidate.word)) &&
        !soundsLike(word.form, candidate.word);
      return candidate.word === parts ||
        (!isFar && isLikely(word.form, candidate, { isNamed, isAlone, isSpanish: tools.isSpanish }))
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
    const { found, candidate } = best;
    const share = shareOf(found);
    // Of a thing that the library has none of, nothing more is found.
    const isAsGood =
      share === after.share &&
      isUnlikely(word) &&
      (found.count > after.count ||
        best.isNamed ||
        tools.isSpanish ||
        (candidate.distance === 1 && word.form.length >= leastLong) ||
        soundsLike(word.form, candidate.word) ||
        (words.length === 1 && before.count === 0));
    if (!isAsGood && share <= after.share) continue;
    text = best.text;
    words[place] = { ...word, form: best.candidate.word, term: stem(best.candidate.word) };
    after = { share, count: found.count };
  }
  return text === read.text ? null : text;
}
