import { composedPattern } from '#src/lib/composed-pattern.ts';
import { largest } from '#src/lib/long-lists.ts';
import { purposes } from '#src/reference-api/content/masterformat.ts';
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
  because so everything somewhere anywhere everywhere nobody somebody everybody everyone always never lot lots right away got able now time times less fewer
  vs near around above against during after before see who's what's where's`
    .split(/\s+/)
    .map((word) => word.replace(/['’]/g, '')),
);

export const isSilent = (word: string): boolean => silent.has(word);

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
        .replaceAll('next door', 'neighbor')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => !silent.has(word))
      .map(rootOf)
      .map((root) => sameAs.get(root) ?? root),
  ),
];

const rows = purposes.map(({ thing, use }) => ({
  thing,
  names: new Set(rootsOf(thing)),
  roots: new Set(rootsOf(`${thing} ${use}`)),
}));
/** All that the lines of a thing say. */
const things = new Map(
  [...Map.groupBy(rows, ({ thing }) => thing)].map(([thing, lines]) => [
    thing,
    new Set(lines.flatMap(({ roots }) => [...roots])),
  ]),
);
const frequencies = new Map<string, number>();
for (const roots of things.values())
  for (const root of roots) frequencies.set(root, (frequencies.get(root) ?? 0) + 1);
/** How much a word tells: what is said of many things tells little. A word of none weighs as one of several. */
const unknown = 20;
const weightOf = (root: string) => Math.log(things.size / (frequencies.get(root) ?? unknown));

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
  thing: string;
  /** The line has the word that tells most; one that no line has may be that. */
  hasMain: boolean;
  /** All of its name is said. */
  isNamed: boolean;
}

/** What another line of the same thing has counts half. */
const ofOtherLine = 0.5;
/** Who says all words of its name more likely means it. */
const wholeName = 1.3;

/** What a text may ask for by its purpose, best first; with `kind`, only things that are called so. */
function purposesLike(text: string, kind: readonly string[]): PurposeFound[] {
  const asked = rootsOf(text).map((root) => ({ root, weight: weightOf(root) }));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const most = largest(asked.map(({ root, weight }) => (frequencies.has(root) ? weight : Infinity)));
  return rows
    .filter(({ names }) => kind.every((root) => names.has(root)))
    .map(({ thing, roots, names }) => {
      const all = things.get(thing) ?? roots;
      const had = asked.filter(({ root }) => all.has(root));
      const sum = had.reduce(
        (before, { root, weight }) => before + weight * (roots.has(root) ? 1 : ofOtherLine),
        0,
      );
      const isNamed = [...names].every((root) => asked.some((one) => one.root === root));
      const score =
        (sum * (isNamed ? wholeName : 1)) / (1 - lengthWeight + (lengthWeight * roots.size) / typicalLength);
      const besides = had.filter(({ root }) => !names.has(root)).length;
      const hasMain = had.some(({ weight }) => weight >= most);
      return {
        thing,
        besides,
        hasMain,
        isNamed,
        share: whole === 0 ? 0 : sum / whole,
        words: had.length,
        score,
      };
    })
    .filter(({ words }) => words > 0)
    .toSorted((one, other) => other.score * other.share - one.score * one.share);
}

/** Prepositions and words that names have, too: of the others above, a sentence has some, a list of products and properties none. */
const inNames = new Set(
  `a about all an and any as at by each for from good if in into it just kind know line make making material materials near next not of
  off on one onto or other out over product sort system to type up use used using with best better building vs against during
  above around before after put down`.split(/\s+/),
);
const told = [...silent].filter((word) => !inNames.has(word));
/** What is wrong, told at the end or before a preposition: concrete crumbling, smells from the drain; a sliding door is none. */
const troubles =
  'bang|bother|break|bounc|clog|complain|crack|crumbl|damag|die|drip|echo|fad|fail|fall|flak|flood|fog|froze|freez|hurt|leak|ooz|overheat|peel|pop|puddl|rattl|ruin|rot|rust|scar|seep|shak|slam|slid|slip|smell|sneak|squeak|stain|stick|stink|sweat|tak|tast|trip|wobbl|wreck';
const prose = composedPattern(
  `(?:^|\\s)(?:${told.join('|')}|without|too)(?=\\s|$)|(?:^|\\s)(?:(?:${troubles})[a-z]?(?:e?s|ing|ed)|broken|cracked|dark|dirty|drafty|froze|musty|muddy|noisy|rusty|slick|slippery|smelly|squeaky|stolen|stuck|stuffy|ugly|wobbly)(?=\\s(?:in|inside|on|at|off|up|down|out|from|through|into|under|behind|by|after|during|when|every|all|last|again|forever|bad|and|or)(?:\\s|$)|$)|\\s(?:clog|crush|damag|dent|erod|flood|heav|lift|ruin|scratch|stain|wreck)[a-z]?ing\\s|^(?:an?|stop|prevent|reduce|block|hide|protect|avoid|muffle|deaden|fix|collect|catch|turn|move|clean|charge|measure|scrub|tie|make|dry (?:out|up)|fill the|get|help|let) `,
  'i',
);

const trouble = composedPattern(`^(?:${troubles})[a-z]?(?:e?s|ing|ed)?$`, 'i');
/** Whether a word may say what is wrong: stains, of a table. */
export const isTrouble = (word: string): boolean => trouble.test(word);

/** Whether small words or what is wrong make a text a sentence, not a list of words. */
export const isSentence = (text: string): boolean =>
  prose.test(text.replace(/['’]/g, '').replace(/\bparking lots?\b/gi, 'parking'));

/** What is where may be told in a few words: white powder on brick. */
const placed = /\s(?:on|from|between|through|behind|under|in|at|off|into|for)\s/i;

const least: Record<'asked' | 'told' | 'placed', Clarity> = {
  asked: { score: 6, share: 0.45, words: 2, besides: 1 },
  told: { score: 7, share: 0.42, words: 2, besides: 1 },
  placed: { score: 10, share: 0.85, words: 3, besides: 2 },
};
/** Common words tell little, but all of them together much: water around windows; or one that few lines have: lost. */
const all: Clarity = { share: 0.95, score: 5, words: 1, besides: 1 };
const lead = 1.1;
/** With so much of what is asked, the best is told even where the next comes close. */
const mostOfIt = 0.55;
/** With less, the line must have the word that tells most: a smell in an alley is no trash chute. */
const enoughOfIt = 0.6;
/** The thing that is for what a text describes, of the kind that it names, if any; null if none is clearly. */
export function thingForPurpose(text: string, isQuestion: boolean, kind = ''): string | null {
  const isTold = isSentence(text);
  const how = isQuestion || kind !== '' ? 'asked' : isTold ? 'told' : placed.test(text) ? 'placed' : null;
  if (how === null || (!isQuestion && /\d/.test(text))) return null;
  if (termsOfPhrase(text).some((term) => typesNamed.has(term))) return null;
  const [best, ...others] = purposesLike(text, rootsOf(kind));
  if (best === undefined) return null;
  const next = others.find(({ thing }) => thing !== best.thing);
  const passes = (limit: Clarity) =>
    best.score >= limit.score &&
    best.share >= limit.share &&
    best.words >= limit.words &&
    (best.besides >= limit.besides || (how !== 'placed' && (best.isNamed || kind !== '')));
  const isClear =
    (passes(least[how]) || (how !== 'placed' && passes(all))) &&
    (best.hasMain || best.share >= enoughOfIt) &&
    (best.share >= mostOfIt || best.score >= lead * (next?.score ?? 0));
  return isClear ? best.thing : null;
}
