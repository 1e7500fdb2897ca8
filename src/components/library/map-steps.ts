import { largest } from '#src/lib/long-lists.ts';

/** A range of counts that share a shade on the map. */
export interface MapStep {
  from: number;
  to: number;
}

const shades = 4;

/** At most four equal ranges up to the largest count, lightest first; empty if all counts are 0. */
export function mapSteps(counts: Iterable<number>): MapStep[] {
  const most = Math.max(0, largest(counts));
  const ends = new Set(
    Array.from({ length: shades }, (_, index) => Math.ceil((most * (index + 1)) / shades)),
  );
  return [...ends].filter((to) => to > 0).map((to, index, all) => ({ from: (all[index - 1] ?? 0) + 1, to }));
}

/** Spreads the shades as far apart as possible: of two steps, the first is light and the second dark. */
export const shadeOf = (step: number, steps: number): number =>
  steps === 1 ? 1 : Math.round(1 + (step * (shades - 1)) / (steps - 1));
