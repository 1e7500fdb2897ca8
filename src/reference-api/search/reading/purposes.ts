import { type Purpose, purposes } from '#src/reference-api/content/masterformat.ts';
import { alikeWords } from '#src/reference-api/content/words.ts';
import { typesNamed } from '#src/reference-api/search/document-fields.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { stem } from '#src/reference-api/search/stem.ts';

/** Words of a question that say nothing about a building. */
const silent = new Set(
  `a about all also an and any anyone anything are as at be been being best better but by can cannot could did do does doing done
  each else find for from get gets getting give go goes going good had has have having he help her his how i if in into is it its
  just kind know like look looking lot make makes making many me more most much my need needs next not of off on one onto or other
  our out over please product put puts recommend should show some something sort stuff than that the their them then there these
  they thing things this those to type up us use used using very want wants was way we were what when where which while who why
  will with would you your comes come coming building material materials system kept ever every keep instead really too isn't
  aren't don't doesn't won't can't didn't keeps keeping buy called someone people person tell supposed required suggest difference versus
  vs near around above against during after before see who's what's where's`
    .split(/\s+/)
    .map((word) => word.replace(/['’]/g, '')),
);

/** Verbs lose their endings, too: peeling, peeled, and peels are one. */
function rootOf(word: string): string {
  const root = stem(word)
    .replace(/(?:ing|ed|ly)$/, (ending, at: number) => (at > 2 ? '' : ending))
    .replace(/([bdgklmnprt])\1$/, '$1');
  return root.length > 3 ? root.replace(/[ey]$/, '') : root;
}

const sameAs = new Map(
  alikeWords.flatMap((words) => words.map((word) => [rootOf(word), rootOf(words[0] ?? '')] as const)),
);

const rootsOf = (text: string): string[] => [
  ...new Set(
    (
      text
        .toLowerCase()
        .replaceAll(/['’]/g, '')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => !silent.has(word))
      .map(rootOf)
      .map((root) => sameAs.get(root) ?? root),
  ),
];

const rows = purposes.map((purpose) => ({
  purpose,
  names: new Set(rootsOf(purpose.thing)),
  roots: new Set(rootsOf(`${purpose.thing} ${purpose.use}`)),
}));
const frequencies = new Map<string, number>();
for (const { roots } of rows)
  for (const root of roots) frequencies.set(root, (frequencies.get(root) ?? 0) + 1);
/** How much a word tells: what many lines say tells little. A word of no line weighs as one of several. */
const unknown = 20;
const weightOf = (root: string) => Math.log(rows.length / (frequencies.get(root) ?? unknown));

/** A long line has a word by chance more easily. */
const typicalLength = 14;
const lengthWeight = 0.25;

/** How clearly a line is what was asked for. */
interface Clarity {
  score: number;
  /** How much of what was asked the line has, from 0 to 1. */
  share: number;
  /** How many of its words. */
  words: number;
  /** Of these, those that are no part of the thing's name. */
  besides: number;
}
interface PurposeFound extends Clarity {
  purpose: Purpose;
}

/** What a text may ask for by its purpose, best first. */
function purposesLike(text: string): PurposeFound[] {
  const asked = rootsOf(text).map((root) => ({ root, weight: weightOf(root) }));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return rows
    .map(({ purpose, roots, names }) => {
      const had = asked.filter(({ root }) => roots.has(root));
      const sum = had.reduce((before, { weight }) => before + weight, 0);
      const score = sum / (1 - lengthWeight + (lengthWeight * roots.size) / typicalLength);
      const besides = had.filter(({ root }) => !names.has(root)).length;
      return { purpose, besides, share: whole === 0 ? 0 : sum / whole, words: had.length, score };
    })
    .filter(({ words }) => words > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** A sentence has these; a list of products and properties has none. */
const prose =
  /(?:^|\s)(?:is|are|was|my|our|your|we|i|you|it|they|people|someone|keeps?|needs?|prevents?|protects?|gets?|getting|hears?|without|too|always|when|how|why|what|where|who|if|the|can't|don't|doesn't|won't|cant|dont|wont|doesnt)(?=\s|$)|^(?:an?|make|stop|prevent|reduce|block|hide|protect|avoid|muffle|deaden|fix|collect|catch|something|anything|somewhere|need to|way to)\s/i;
/** What is where may be told in a few words: white powder on brick. */
const placed = /\s(?:on|from|between|through|behind|under|in|at|off|into)\s/i;

const least: Record<'asked' | 'told' | 'placed', Clarity> = {
  asked: { score: 6, share: 0.45, words: 2, besides: 1 },
  told: { score: 8, share: 0.5, words: 2, besides: 1 },
  placed: { score: 10, share: 0.9, words: 3, besides: 2 },
};
const lead = 1.1;
/** With so much of what is asked, the best is told even where the next comes close. */
const mostOfIt = 0.6;
/** The thing that is for what a text describes; null if none is clearly. */
export function thingForPurpose(text: string, isQuestion: boolean): string | null {
  const kind = isQuestion ? 'asked' : prose.test(text) ? 'told' : placed.test(text) ? 'placed' : null;
  if (kind === null || (!isQuestion && /\d/.test(text))) return null;
  if (termsOfPhrase(text).some((term) => typesNamed.has(term))) return null;
  const [best, next] = purposesLike(text);
  if (best === undefined) return null;
  const { score, share, words, besides } = least[kind];
  const isClear =
    best.score >= score &&
    best.share >= share &&
    best.words >= words &&
    best.besides >= besides &&
    (best.share >= mostOfIt || best.score >= lead * (next?.score ?? 0));
  return isClear ? best.purpose.thing : null;
}
