import type { LibraryReading } from '#src/reference-api/search/library-reading.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';
import type { Ranking } from '#src/reference-api/search/search-engine.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';

const boosts = { product: 1.25, otherColor: 0.5, kind: 0.6, head: 0.6, accessory: 0.5, discontinued: 0.75 };

/** How products rank by their kind: those that the words name first, what only mentions them and what belongs to it last. */
export function rankKinds(
  { kinds, knownKinds }: LibraryReading,
  plan: QueryPlan,
  { words }: SearchWords,
): Ranking['kind'] {
  const answerOf = kinds.askedBy(plan);
  const askedColors = colorsIn(words);
  const known = new Map<number, number>();
  return (kind) => {
    const before = known.get(kind);
    if (before !== undefined) return before;
    const { named, head, isAccessory } = answerOf(kind);
    const factor =
      boosts.product *
      (1 + boosts.kind * named ** 2) *
      (1 + boosts.head * head ** 2) *
      (isOfOtherColor(knownKinds[kind]?.noun ?? '', askedColors) ? boosts.otherColor : 1) *
      (knownKinds[kind]?.isDiscontinued === true ? boosts.discontinued : 1) *
      (isAccessory ? boosts.accessory : 1);
    known.set(kind, factor);
    return factor;
  };
}

const colors = new Set(['black', 'white', 'gray', 'tan', 'green', 'red', 'blue', 'bronze', 'clear']);

const colorsIn = (words: readonly ScannedWord[]): Set<string> =>
  new Set(words.map(({ term }) => term).filter((term) => colors.has(term)));

/** A white membrane is not what someone means who asks for a black one, though it may mention one. */
function isOfOtherColor(noun: string, asked: ReadonlySet<string>): boolean {
  const own = asked.size === 0 ? asked : colorsIn(scanWords(noun));
  return own.size > 0 && ![...own].some((color) => asked.has(color));
}
