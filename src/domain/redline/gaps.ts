import { heaviestRun } from '#src/domain/redline/heaviest-run.ts';

/** An item to match: a paragraph, or a row of a table. */
export interface Item {
  /** Only items of the same kind are the same thing. */
  kind: string;
  /** All of its words; two with the same are the same. */
  text: string;
  words: readonly string[];
  /** What it is called by whoever wrote both texts; null where the numbers mean nothing. */
  id: number | null;
}

/** For each item of the new text its place in the old one, −1 for none, and the other way around. */
export interface Match {
  ofNow: number[];
  ofOld: number[];
}

/** The places in the new text of what stayed where it was. */
export function stays(old: readonly Item[], { ofNow }: Match): Set<number> {
  const places = ofNow.flatMap((oldAt, nowAt) => (oldAt === -1 ? [] : [nowAt]));
  const numbers = places.map((nowAt) => ofNow[nowAt] ?? 0);
  const run = heaviestRun(
    numbers,
    numbers.map((oldAt) => 1 + (old[oldAt]?.words.length ?? 0)),
  );
  return new Set(places.filter((_, at) => run.has(at)));
}

/** For every place of either side, how many that stayed are before it: what lies between the same two is one gap. */
export function gapsOf(old: readonly Item[], match: Match): { oldGap: number[]; nowGap: number[] } {
  const staying = stays(old, match);
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
