import { findReworded } from '#src/domain/redline/find-reworded.ts';
import { gapsOf, unmovedItems, type Item, type Match } from '#src/domain/redline/gaps.ts';

/** Shorter lines occur everywhere; finding one elsewhere doesn't mean that it moved. */
const fewestWordsMoved = 4;

/**
 * Matches items of the old text to the new one. First come items with the same id, or with equal text that occurs once
 * on each side, wherever they are; then equal neighbors of those; then similar items between unmoved ones; finally very
 * similar items elsewhere. Yields now and then, so that the page stays responsive.
 */
export function* matchItems(old: readonly Item[], now: readonly Item[]): Generator<void, Match> {
  const match: Match = { ofNow: now.map(() => -1), ofOld: old.map(() => -1) };
  const pair = (oldAt: number, nowAt: number): void => {
    match.ofNow[nowAt] = oldAt;
    match.ofOld[oldAt] = nowAt;
  };
  matchBy(({ id, kind }) => (id === null ? null : `${id} ${kind}`), old, now, match, pair);
  matchBy(({ kind, text }) => `${kind} ${text}`, old, now, match, pair);
  yield;
  matchNeighbors(old, now, match, pair);
  matchInGaps(old, now, match, pair);
  yield;
  yield* findReworded(old, now, match, pair);
  dropShortMoves(old, match);
  return match;
}

/** Matches items whose key occurs once on each side. */
function matchBy(
  keyOf: (item: Item) => string | null,
  old: readonly Item[],
  now: readonly Item[],
  { ofNow, ofOld }: Match,
  pair: (oldAt: number, nowAt: number) => void,
): void {
  const oldPlaces = placesBy(keyOf, old, ofOld);
  for (const [key, [nowAt, ...more]] of placesBy(keyOf, now, ofNow)) {
    const [oldAt, ...others] = oldPlaces.get(key) ?? [];
    if (oldAt !== undefined && nowAt !== undefined && more.length + others.length === 0) pair(oldAt, nowAt);
  }
}

function placesBy(
  keyOf: (item: Item) => string | null,
  items: readonly Item[],
  matched: readonly number[],
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  items.forEach((item, at) => {
    const key = matched[at] === -1 ? keyOf(item) : null;
    if (key === null) return;
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  });
  return places;
}

const isSame = (one: Item | undefined, other: Item | undefined): boolean =>
  one !== undefined && one.kind === other?.kind && one.text === other.text;

/** Matches equal items next to matched ones: each "A. Color: White." with that of its own article. */
function matchNeighbors(
  old: readonly Item[],
  now: readonly Item[],
  { ofNow, ofOld }: Match,
  pair: (oldAt: number, nowAt: number) => void,
): void {
  for (const by of [1, -1])
    for (let at = by === 1 ? 0 : now.length - 1; at >= 0 && at < now.length; at += by) {
      const oldAt = (ofNow[at] ?? -1) === -1 ? -1 : (ofNow[at] ?? -1) + by;
      if (oldAt < 0 || ofOld[oldAt] !== -1 || ofNow[at + by] !== -1) continue;
      if (isSame(old[oldAt], now[at + by])) pair(oldAt, at + by);
    }
}

/** Matches equal items within the same gap, in order. */
function matchInGaps(
  old: readonly Item[],
  now: readonly Item[],
  match: Match,
  pair: (oldAt: number, nowAt: number) => void,
): void {
  const { oldGap, nowGap } = gapsOf(old, match);
  const waiting = new Map<string, number[]>();
  old.forEach(({ kind, text }, at) => {
    if (match.ofOld[at] !== -1) return;
    const key = `${oldGap[at] ?? 0} ${kind} ${text}`;
    waiting.set(key, [...(waiting.get(key) ?? []), at]);
  });
  now.forEach(({ kind, text }, at) => {
    if (match.ofNow[at] !== -1) return;
    const oldAt = waiting.get(`${nowGap[at] ?? 0} ${kind} ${text}`)?.shift();
    if (oldAt !== undefined) pair(oldAt, at);
  });
}

function dropShortMoves(old: readonly Item[], match: Match): void {
  const staying = unmovedItems(old, match);
  match.ofNow.forEach((oldAt, nowAt) => {
    if (oldAt === -1 || staying.has(nowAt) || old[oldAt]?.id !== null) return;
    if ((old[oldAt]?.words.length ?? 0) >= fewestWordsMoved) return;
    match.ofNow[nowAt] = -1;
    match.ofOld[oldAt] = -1;
  });
}
