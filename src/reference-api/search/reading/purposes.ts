import { type Purpose, purposes } from '#src/reference-api/content/masterformat.ts';
import { stem } from '#src/reference-api/search/stem.ts';

/** Words of a question that say nothing about a building. */
const silent = new Set(
  `a about all also an and any anyone anything are as at be been being best better but by can cannot could did do does doing done
  each else find for from get gets getting give go goes going good had has have having he help her his how i if in into is it its
  just kind know like look looking lot make makes making many me more most much my need needs next not of off on one onto or other
  our out over please product put puts recommend should show some something sort stuff than that the their them then there these
  they thing things this those to type up us use used using very want wants was way we were what when where which while who why
  will with without would you your between comes come coming building material materials system kept ever every really too isn't
  aren't don't doesn't won't can't didn't keeps keeping buy called someone people person tell supposed required suggest difference versus
  vs near around behind under below above against through during after before`
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

const rootsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !silent.has(word))
      .map(rootOf),
  ),
];

const rows = purposes.map((purpose) => ({
  purpose,
  roots: new Set(rootsOf(`${purpose.thing} ${purpose.use}`)),
}));
const frequencies = new Map<string, number>();
for (const { roots } of rows) for (const root of roots) frequencies.set(root, (frequencies.get(root) ?? 0) + 1);
/** How much a word tells: what many lines say tells little. A word of no line weighs as one of several. */
const unknown = 5;
const weightOf = (root: string) => Math.log(rows.length / (frequencies.get(root) ?? unknown));

/** A long line has a word by chance more easily. */
const typicalLength = 14;
const lengthWeight = 0.25;

export interface PurposeFound {
  purpose: Purpose;
  /** How much of what was asked the line has, from 0 to 1. */
  share: number;
  /** How many of its words. */
  words: number;
  score: number;
}

/** What a text may ask for by its purpose, best first. */
export function purposesLike(text: string): PurposeFound[] {
  const asked = rootsOf(text).map((root) => ({ root, weight: weightOf(root) }));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return rows
    .map(({ purpose, roots }) => {
      const had = asked.filter(({ root }) => roots.has(root));
      const sum = had.reduce((before, { weight }) => before + weight, 0);
      const score = sum / (1 - lengthWeight + (lengthWeight * roots.size) / typicalLength);
      return { purpose, share: whole === 0 ? 0 : sum / whole, words: had.length, score };
    })
    .filter(({ words }) => words > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** A sentence has these; a list of products and properties does not. */
const prose =
  /(?:^|\s)(?:is|are|was|my|our|your|we|i|you|it|they|people|someone|keeps?|needs?|stops?|prevents?|protects?|gets?|getting|hears?|without|too|always|when|how|why|what|where|who|can|can't|don't|doesn't|won't|so)(?=\s|$)/i;
const least = { score: 7.5, share: 0.5, plainShare: 0.7, words: 2, plainWords: 3, lead: 1.1 };

/** The thing that is for what a text describes; null if none is clearly, or if it is a list of words that may name one. */
export function thingForPurpose(text: string, isQuestion: boolean): string | null {
  if (/\d/.test(text) || !(isQuestion || prose.test(text))) return null;
  const [best, next] = purposesLike(text);
  if (best === undefined) return null;
  const [share, words] = isQuestion ? [least.share, least.words] : [least.plainShare, least.plainWords];
  const isClear =
    best.score >= least.score &&
    best.share >= share &&
    best.words >= words &&
    best.score >= least.lead * (next?.score ?? 0);
  return isClear ? best.purpose.thing : null;
}
