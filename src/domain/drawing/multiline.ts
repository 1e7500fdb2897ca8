import type { Shape } from '#src/domain/drawing/sheet.ts';
import { hasBit } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';

/** Flags of a style of multilines. */
const flags = { fill: 1, joints: 2, start: 16, end: 256 };

interface Line {
  points: number[];
  /** From the vertex, along its miter. */
  distance: number;
}

/** The lines of an MLINE, with the caps, joints, and filling of its style. Each vertex says where the lines lie along its miter. */
export function multilineShapes(groups: Groups, style: Groups): Shape[] {
  const lines = linesOf(groups).filter(({ points }) => points.length > 0);
  const isClosed = hasBit(groups, 71, 2);
  const shapes = lines.map(({ points }): Shape => ({ kind: 'line', points, closed: isClosed }));
  const ordered = lines.toSorted((one, other) => one.distance - other.distance);
  const [first, last] = [ordered[0]?.points ?? [], ordered.at(-1)?.points ?? []];
  if (lines.length < 2 || first.length !== last.length) return shapes;
  const across = (at: number): Shape => {
    const points = [...first.slice(at, at + 2), ...last.slice(at, at + 2)];
    return { kind: 'line', points, closed: false };
  };
  const end = first.length - 2;
  if (hasBit(style, 70, flags.fill))
    shapes.unshift({ kind: 'fill', loops: areasBetween(first, last, isClosed), isArea: true });
  if (!isClosed && hasBit(style, 70, flags.start) && !hasBit(groups, 71, 4)) shapes.push(across(0));
  if (!isClosed && hasBit(style, 70, flags.end) && !hasBit(groups, 71, 8)) shapes.push(across(end));
  if (hasBit(style, 70, flags.joints))
    for (let at = isClosed ? 0 : 2; at < (isClosed ? end + 2 : end); at += 2) shapes.push(across(at));
  return shapes;
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
