import { smallest } from '#src/lib/long-lists.ts';

/**
 * Where bars stand that are `spacing` apart between `from` and `to`: on the center line or half a spacing beside it,
 * whichever is farther from the anchors.
 */
export function barRow(from: number, to: number, spacing: number, anchors: readonly number[]): number[] {
  const rows = [0, spacing / 2].map((offset) => {
    const first = Math.ceil((from - offset) / spacing);
    const count = Math.floor((to - offset) / spacing) - first + 1;
    return Array.from({ length: count }, (_, index) => offset + (first + index) * spacing);
  });
  const clearance = (row: readonly number[]) =>
    smallest(row.flatMap((x) => anchors.map((anchor) => Math.abs(x - anchor))));
  return rows.toSorted((one, other) => clearance(other) - clearance(one))[0] ?? [];
}
