import { partRecord } from '#src/domain/drawing/part-record.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, type Group, type Groups } from '#src/lib/dxf/groups.ts';

/** Flags of a style of multilines. */
const flags = { fill: 1, joints: 2, start: 16, end: 256 };

interface Line {
  points: number[];
  /** From the vertex, along its miter. */
  distance: number;
}

/**
 * The lines of an MLINE, each with the pen of its element, and the caps, joints, and filling of its style. Each vertex states
 * the positions of the lines along its miter.
 */
export function multilineParts(groups: Groups, style: Groups): DxfRecord[] {
  const lines = linesOf(groups);
  const isClosed = hasBit(groups, 71, 2);
  const [fillPen = [], ...pens] = pensOf(style);
  const drawn = lines.flatMap(({ points }, at) =>
    points.length > 0 ? [lineOf(points, isClosed, pens[at])] : [],
  );
  const ordered = lines
    .filter(({ points }) => points.length > 0)
    .toSorted((one, other) => one.distance - other.distance);
  const [first, last] = [ordered[0]?.points ?? [], ordered.at(-1)?.points ?? []];
  if (ordered.length < 2 || first.length !== last.length) return drawn;
  const across = (at: number): DxfRecord =>
    lineOf([...first.slice(at, at + 2), ...last.slice(at, at + 2)], false);
  const end = first.length - 2;
  if (hasBit(style, 70, flags.fill)) drawn.unshift(areaOf(areasBetween(first, last, isClosed), fillPen));
  if (!isClosed && hasBit(style, 70, flags.start) && !hasBit(groups, 71, 4)) drawn.push(across(0));
  if (!isClosed && hasBit(style, 70, flags.end) && !hasBit(groups, 71, 8)) drawn.push(across(end));
  if (hasBit(style, 70, flags.joints))
    for (let at = isClosed ? 0 : 2; at < (isClosed ? end + 2 : end); at += 2) drawn.push(across(at));
  return drawn;
}

const cornersOf = (points: readonly number[]): Group[] =>
  points.map((value, at): Group => [at % 2 === 0 ? 10 : 20, value]);

const lineOf = (points: readonly number[], isClosed: boolean, pen: readonly Group[] = []): DxfRecord =>
  partRecord('LWPOLYLINE', [[70, isClosed ? 1 : 0], ...cornersOf(points)], pen);

const areaOf = (loops: readonly number[][], pen: readonly Group[]): DxfRecord =>
  partRecord(
    'HATCH',
    [
      [70, 1],
      [91, loops.length],
      ...loops.flatMap((loop): Group[] => [
        [92, 2],
        [72, 0],
        [73, 1],
        [93, loop.length / 2],
        ...cornersOf(loop),
      ]),
    ],
    pen,
  );

/** A style's colors and line types: for its fill, then for each element. */
function pensOf(style: Groups): Group[][] {
  const pens: Group[][] = [[]];
  for (const [code, value] of style) {
    const pen = pens.at(-1);
    if (code === 49) pens.push([]);
    // ByLayer means the whole entity's pen.
    else if ((code === 62 && numberOf([[62, value]], 62, 256) < 256) || code === 420)
      pen?.push([code, value]);
    else if (code === 6 && !/^bylayer$/i.test(String(value))) pen?.push([code, value]);
  }
  return pens;
}

/** Between the outermost lines. */
function areasBetween(first: number[], last: number[], isClosed: boolean): number[][] {
  if (isClosed) return [first, last];
  const back = last.flatMap((_, at) =>
    at % 2 === 0 ? last.slice(last.length - at - 2, last.length - at) : [],
  );
  return [[...first, ...back]];
}

function linesOf(groups: Groups): Line[] {
  const lines: Line[] = [];
  let [vertex, miter] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let [element, left] = [-1, 0];
  for (const [code, value] of groups) {
    if (typeof value !== 'number') continue;
    if (code === 11) [vertex, element] = [{ x: value, y: 0 }, -1];
    else if (code === 21) vertex.y = value;
    else if (code === 13) miter = { x: value, y: 0 };
    else if (code === 23) miter.y = value;
    else if (code === 74) [element, left] = [element + 1, value];
    else if (code === 41 && element >= 0) {
      // Only the first number of an element is a distance from the vertex; the others are its gaps.
      if (left > 0)
        (lines[element] ??= { points: [], distance: value }).points.push(
          vertex.x + miter.x * value,
          vertex.y + miter.y * value,
        );
      left = 0;
    }
  }
  return lines;
}
