import { partRecord } from '#src/domain/drawing/part-record.ts';
import type { DimensionStyle } from '#src/domain/drawing/settings.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import type { Group } from '#src/lib/dxf/groups.ts';

const point = (code: number, { x, y }: Point): Group[] => [
  [code, x],
  [code + 10, y],
];
const degrees = (turn: number): number => (turn * 180) / Math.PI;

export const linePart = ([from, to]: readonly [Point, Point]): DxfRecord =>
  partRecord('LINE', [...point(10, from), ...point(11, to)]);

/** A line with an arrow at its beginning. */
export const arrowLine = (tip: Point, end: Point, arrow: number): DxfRecord =>
  partRecord('LEADER', [[71, arrow > 0 ? 1 : 0], [140, arrow], ...point(10, tip), ...point(10, end)]);

/** The oblique stroke that stands for an arrow in architectural drawings. */
export function tickAt({ x, y }: Point, turn: number, tick: number): DxfRecord {
  const [dx, dy] = [Math.cos(turn + Math.PI / 4) * tick, Math.sin(turn + Math.PI / 4) * tick];
  return linePart([
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ]);
}

export const arcPart = (center: Point, radius: number, start: number, sweep: number): DxfRecord =>
  partRecord('ARC', [...point(10, center), [40, radius], [50, degrees(start)], [51, degrees(start + sweep)]]);

/** A text around a point. */
export const noteAt = (
  at: Point,
  text: string,
  turn: number,
  { height, textStyle }: DimensionStyle,
): DxfRecord =>
  partRecord('MTEXT', [
    ...point(10, at),
    [40, height],
    [50, degrees(turn)],
    [71, 5],
    [7, textStyle],
    [1, text],
  ]);
