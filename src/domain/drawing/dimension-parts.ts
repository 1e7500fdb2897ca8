import { partRecord } from '#src/domain/drawing/part-record.ts';
import type { DimensionStyle, Arrowhead } from '#src/domain/drawing/settings.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import type { Group, Groups } from '#src/lib/dxf/groups.ts';

const point = (code: number, { x, y }: Point): Group[] => [
  [code, x],
  [code + 10, y],
];
const degrees = (turn: number): number => (turn * 180) / Math.PI;

export const linePart = ([from, to]: readonly [Point, Point], pen: Groups = []): DxfRecord =>
  partRecord('LINE', [...point(10, from), ...point(11, to)], pen);

export const arrowLine = (tip: Point, end: Point, { size, block }: Arrowhead, pen: Groups): DxfRecord => {
  const arrow: Group[] = [
    [71, size > 0 ? 1 : 0],
    [140, size],
    [2, block],
  ];
  return partRecord('LEADER', [...arrow, ...point(10, tip), ...point(10, end)], pen);
};

/** The oblique tick that replaces an arrow in architectural drawings. */
export function tickAt({ x, y }: Point, turn: number, tick: number, pen: Groups): DxfRecord {
  const half = tick * Math.SQRT2;
  const [dx, dy] = [Math.cos(turn + Math.PI / 4) * half, Math.sin(turn + Math.PI / 4) * half];
  const ends = [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ] as const;
  return linePart(ends, pen);
}

export const arcPart = (
  center: Point,
  radius: number,
  [start, sweep]: readonly [number, number],
  pen: Groups,
): DxfRecord => {
  const turns: Group[] = [
    [50, degrees(start)],
    [51, degrees(start + sweep)],
  ];
  return partRecord('ARC', [...point(10, center), [40, radius], ...turns], pen);
};

/** A text around a point. */
export const noteAt = (
  at: Point,
  text: string,
  turn: number,
  { height, textStyle, pens }: DimensionStyle,
): DxfRecord =>
  partRecord(
    'MTEXT',
    [...point(10, at), [40, height], [50, degrees(turn)], [71, 5], [7, textStyle], [1, text]],
    pens.text,
  );
