import {
  detailDefinitions,
  detailKeys,
  type DetailKey,
} from '#src/reference-api/drawings/details/details.ts';
import { largest } from '#src/lib/long-lists.ts';
import { stem } from '#src/reference-api/search/stem.ts';

/** Words that say where a part is, what of, or which of several; in a text, they are about something else. */
const untold = new Set(
  'and below concrete foundation inside membrane metal moving plastic post stage standard stone the two'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(stem)
    .filter((word) => word.length > 2 && !untold.has(word));

interface Name {
  /** `Parapet` of `Parapet with Metal Coping`. */
  part: ReadonlySet<string>;
  /** `Coping`: what is at the part. */
  rest: ReadonlySet<string>;
}

function nameOf(key: DetailKey): Name {
  const [part = '', ...rest] = detailDefinitions[key].condition.split(
    / (?:above|at|from|in|on|through|under|with) /,
  );
  return { part: new Set(wordsOf(part)), rest: new Set(wordsOf(rest.join(' '))) };
}

const names = new Map(detailKeys.map((key) => [key, nameOf(key)]));

/** How much it says that a detail has this word: all for one that no other has, little for `wall`. */
const weightOf = (word: string): number =>
  1 / [...names.values()].filter(({ part, rest }) => part.has(word) || rest.has(word)).length;

/** How much of a detail's name is in a text; each word counts for at least this much. */
function shared(key: DetailKey, text: ReadonlySet<string>, atLeast: number): number {
  const sum = (words: ReadonlySet<string> = new Set()): number =>
    [...words]
      .filter((word) => text.has(word))
      .reduce((total, word) => total + Math.max(atLeast, weightOf(word)), 0);
  return sum(names.get(key)?.part) + sum(names.get(key)?.rest) / 3;
}

/** Below it, only words such as `wall` agree. */
const least = 0.2;

/** Of the details, those whose names agree most with a text's title, and then with its summary; none if none do. */
export function namedDetails(
  keys: readonly DetailKey[],
  { title, summary }: { title: string; summary: string },
): DetailKey[] {
  const [inTitle, inSummary] = [new Set(wordsOf(title)), new Set(wordsOf(summary))];
  const scores = new Map(keys.map((key) => [key, 3 * shared(key, inTitle, 0.4) + shared(key, inSummary, 0)]));
  const best = largest([0, ...scores.values()]);
  return best < least ? [] : [...scores.keys()].filter((key) => scores.get(key) === best);
}
