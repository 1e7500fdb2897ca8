import { gapsOf, type Item, type Match } from '#src/domain/redline/gaps.ts';

/** Minimum similarity, 0 to 1, for a line to count as reworded: in the same place, and elsewhere. */
const leastInPlace = 0.45;
const leastElsewhere = 0.75;
const fewestWordsElsewhere = 8;
/** A word in more lines than this doesn't help to identify one. */
const mostLinesOfWord = 60;
/** Number of lines to process before yielding. */
const stride = 100;

interface Candidate {
  oldAt: number;
  nowAt: number;
  score: number;
}

/** Pairs the remaining items by similarity, most similar first. */
export function* findReworded(
  old: readonly Item[],
  now: readonly Item[],
  match: Match,
  pair: (oldAt: number, nowAt: number) => void,
): Generator<void, void> {
  const { oldGap, nowGap } = gapsOf(old, match);
  const byWord = new Map<string, number[]>();
  const byGap = new Map<string, number[]>();
  old.forEach(({ kind, words }, at) => {
    if (match.ofOld[at] !== -1) return;
    for (const word of new Set(words)) add(byWord, `${kind} ${word}`, at);
    add(byGap, `${kind} ${oldGap[at] ?? 0}`, at);
  });
  const candidates: Candidate[] = [];
  for (const [nowAt, item] of now.entries()) {
    if (nowAt % stride === 0) yield;
    if (match.ofNow[nowAt] !== -1) continue;
    const gap = nowGap[nowAt] ?? 0;
    for (const oldAt of likely(item, byWord, byGap.get(`${item.kind} ${gap}`) ?? [])) {
      const other = old[oldAt];
      if (!other) continue;
      const score = likeness(item.words, other.words);
      const isInPlace = oldGap[oldAt] === gap;
      const isEnough = isInPlace
        ? score >= leastInPlace
        : score >= leastElsewhere && Math.min(item.words.length, other.words.length) >= fewestWordsElsewhere;
      if (isEnough) candidates.push({ oldAt, nowAt, score: score + (isInPlace ? 0.15 : 0) });
    }
  }
  yield;
  candidates.sort((a, b) => b.score - a.score || a.nowAt - b.nowAt || a.oldAt - b.oldAt);
  for (const { oldAt, nowAt } of candidates)
    if (match.ofOld[oldAt] === -1 && match.ofNow[nowAt] === -1) pair(oldAt, nowAt);
}

function add(places: Map<string, number[]>, key: string, at: number): void {
  const known = places.get(key);
  if (known) known.push(at);
  else places.set(key, [at]);
}

/** Candidates: all items in the same gap if there are few, and items that share its rarer words. */
function likely(
  { kind, words }: Item,
  byWord: ReadonlyMap<string, readonly number[]>,
  inGap: readonly number[],
): Set<number> {
  const found = new Set(inGap.length <= mostLinesOfWord ? inGap : []);
  for (const word of new Set(words)) {
    const places = byWord.get(`${kind} ${word}`) ?? [];
    if (places.length <= mostLinesOfWord) for (const at of places) found.add(at);
  }
  return found;
}

/** Share of words in common, counting repeated words as often as they occur. */
function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    common += 1;
    counts.set(word, left - 1);
  }
  return (2 * common) / (one.length + other.length);
}
