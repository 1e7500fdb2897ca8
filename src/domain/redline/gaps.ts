import { heaviestRun } from '#src/domain/redline/heaviest-run.ts';

/** Something to match: a paragraph or a table row. */
export interface Item {
  /** Only items of the same kind can match. */
  kind: string;
  /** All of its words; items with equal text are equal. */
  text: string;
  words: readonly string[];
  /** The id in the source, if both texts come from the same one; null if ids mean nothing. */
  id: number | null;
}

/** For each item of the new text, its index in the old one, −1 for none; and the reverse. */
export interface Match {
  ofNow: number[];
  ofOld: number[];
}

/** Indexes in the new text of items that didn't move. */
export function unmovedItems(old: readonly Item[], { ofNow }: Match): Set<number> {
  const places = ofNow.flatMap((oldAt, nowAt) => (oldAt === -1 ? [] : [nowAt]));
  const numbers = places.map((nowAt) => ofNow[nowAt] ?? 0);
  const run = heaviestRun(
    numbers,
    numbers.map((oldAt) => 1 + (old[oldAt]?.words.length ?? 0)),
  );
  return new Set(places.filter((_, at) => run.has(at)));
}

/** The unmoved items before each position. Items between the same two unmoved ones share a gap. */
export function gapsOf(old: readonly Item[], match: Match): { oldGap: number[]; nowGap: number[] } {
  const staying = unmovedItems(old, match);
  const oldStaying = new Set([...staying].map((at) => match.ofNow[at] ?? -1));
  const count = (length: number, isStaying: (at: number) => boolean): number[] => {
    let gap = 0;
    return Array.from({ length }, (_, at) => (isStaying(at) ? (gap += 1) : gap));
  };
  return {
    oldGap: count(old.length, (at) => oldStaying.has(at)),
    nowGap: count(match.ofNow.length, (at) => staying.has(at)),
  };
}
