import { bulgedLine, ellipsePoints, splinePoints, wideLoops } from '#src/domain/drawing/curves.ts';
import type { Vertex } from '#src/domain/drawing/curves.ts';
import { hatchShapes } from '#src/domain/drawing/hatch-shapes.ts';
import { leaderArrowhead } from '#src/domain/drawing/leaders.ts';
import { edgesOfMesh, edgesOfPolyline } from '#src/domain/drawing/meshes.ts';
import type { Settings } from '#src/domain/drawing/settings.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, numbersOf, pointOf, pointsOf, type Groups } from '#src/lib/dxf/groups.ts';

const fullTurn = 2 * Math.PI;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const line = (points: number[], closed = false): Shape => ({ kind: 'line', points, closed });

/** The shapes of each simple kind of entity (no text, no parts), in its own coordinates. */
const drawers: Readonly<Record<string, (record: DxfRecord, settings: Settings) => Shape[]>> = {
  LINE: ({ groups }) => {
    const [from, to] = [pointOf(groups, 10), pointOf(groups, 11)];
    return [line([from.x, from.y, to.x, to.y])];
  },
  POINT: ({ groups }, settings) => pointMark(pointOf(groups, 10), settings),
  CIRCLE: ({ groups }) => [arc(groups, 0, fullTurn)],
  ARC: ({ groups }) => {
    const [start, end] = [radians(numberOf(groups, 50)), radians(numberOf(groups, 51))];
    return [arc(groups, start, end <= start ? end + fullTurn : end)];
  },
  ELLIPSE: ({ groups }) => {
    const [center, axis] = [pointOf(groups, 10), pointOf(groups, 11)];
    // Its points are in the drawing's coordinates; only the direction depends on the normal.
    const ratio = numberOf(groups, 40, 1) * (numberOf(groups, 230, 1) < 0 ? -1 : 1);
    const [start, end] = [numberOf(groups, 41), numberOf(groups, 42, fullTurn)];
    return [line(ellipsePoints([center.x, center.y], [axis.x, axis.y], ratio, start, end))];
  },
  LWPOLYLINE: ({ groups }, settings) => polyline(verticesOf(groups), hasBit(groups, 70, 1), settings),
  POLYLINE: ({ groups, parts }, settings) => {
    const [isMesh, isFaces] = [hasBit(groups, 70, 16), hasBit(groups, 70, 64)];
    if (isMesh || isFaces) return edgesOfPolyline(groups, parts, isFaces).map((edge) => line(edge));
    const width = { start: numberOf(groups, 40), end: numberOf(groups, 41) };
    const vertices = parts
      // The frame of a curve, not the curve.
      .filter((vertex) => !hasBit(vertex.groups, 70, 16))
      .map(({ groups: own }): Vertex => ({ ...pointOf(own, 10), ...curveOf(own, width) }));
    return polyline(vertices, hasBit(groups, 70, 1), settings);
  },
  SPLINE: ({ groups }) => [spline(groups)],
  HELIX: ({ groups }) => [spline(groups)],
  SOLID: ({ groups }, settings) => area([zigzag(groups)], settings, true),
  TRACE: ({ groups }, settings) => area([zigzag(groups)], settings, true),
  '3DFACE': ({ groups }) => {
    const corners = [10, 11, 12, 13].map((code) => pointsOf(groups, code));
    if (numberOf(groups, 70) === 0) return [line(corners.flat(), true)];
    // Edges may be hidden one by one.
    return corners.flatMap((corner, at) =>
      hasBit(groups, 70, 1 << at) ? [] : [line([...corner, ...(corners[(at + 1) % 4] ?? [])])],
    );
  },
  MESH: ({ groups }) => edgesOfMesh(groups).map((edge) => line(edge)),
  LEADER: ({ groups }, { dimensionStyleOf }) => {
    const points = pointsOf(groups, 10);
    const path = numberOf(groups, 72) === 1 ? splinePoints({ degree: 3, fit: points }) : points;
    const { size, block } = leaderArrowhead(groups, dimensionStyleOf(groups));
    return [line(path), ...(block === '' ? arrowHead(points, size) : [])];
  },
  HATCH: ({ groups }, { isFilled }) => (isFilled ? hatchShapes(groups) : []),
  MPOLYGON: ({ groups }, { isFilled }) => (isFilled ? hatchShapes(groups) : []),
};

/** A map, because a file could name a type like a property that every object has. */
export const drawersByType = new Map(Object.entries(drawers));

function arc(groups: Groups, start: number, end: number): Shape {
  return { kind: 'arc', ...pointOf(groups, 10), radius: numberOf(groups, 40), start, end };
}

const curveOf = (groups: Groups, width = { start: 0, end: 0 }): Omit<Vertex, 'x' | 'y'> => ({
  bulge: numberOf(groups, 42),
  startWidth: numberOf(groups, 40, width.start),
  endWidth: numberOf(groups, 41, width.end),
});

function verticesOf(groups: Groups): Vertex[] {
  const width = numberOf(groups, 43);
  const vertices: Vertex[] = [];
  for (const [code, value] of groups) {
    const last = vertices.at(-1);
    if (typeof value !== 'number') continue;
    if (code === 10) vertices.push({ x: value, y: 0, bulge: 0, startWidth: width, endWidth: width });
    else if (code === 20 && last) last.y = value;
    else if (code === 42 && last) last.bulge = value;
    else if (code === 40 && last && width === 0) last.startWidth = value;
    else if (code === 41 && last && width === 0) last.endWidth = value;
  }
  return vertices;
}

/** A filled area, or its outline if the file turns fills off. */
const area = (loops: number[][], { isFilled }: Settings, isArea: boolean): Shape[] =>
  isFilled ? [{ kind: 'fill', loops, ...(isArea ? { isArea } : {}) }] : loops.map((loop) => line(loop, true));

/** Its centerline, and the area of its width. */
function polyline(vertices: readonly Vertex[], closed: boolean, settings: Settings): Shape[] {
  const middle = line(bulgedLine(vertices, closed), closed);
  const isWide = vertices.some(({ startWidth, endWidth }) => startWidth > 0 || endWidth > 0);
  return isWide ? [middle, ...area(wideLoops(vertices, closed), settings, false)] : [middle];
}

function spline(groups: Groups): Shape {
  const [degree, weights] = [numberOf(groups, 71, 3), numbersOf(groups, 41)];
  const [control, fit] = [pointsOf(groups, 10), pointsOf(groups, 11)];
  const ends = [pointOf(groups, 12), pointOf(groups, 13)] as const;
  const closed = hasBit(groups, 70, 1);
  return line(splinePoints({ degree, knots: numbersOf(groups, 40), control, weights, fit, closed, ends }));
}

/** The corners of a SOLID are in zigzag order. */
function zigzag(groups: Groups): number[] {
  const [a, b, c, d = c] = [10, 11, 12, 13].map((code) => pointsOf(groups, code));
  return [a, b, d?.length === 0 ? c : d, c].flatMap((corner) => corner ?? []);
}

/** An arrowhead at the first point, along the line. */
function arrowHead([x = 0, y = 0, x2 = 0, y2 = 0]: readonly number[], arrow: number): Shape[] {
  const length = Math.hypot(x2 - x, y2 - y);
  if (length === 0 || arrow === 0) return [];
  const [ux, uy] = [((x2 - x) / length) * arrow, ((y2 - y) / length) * arrow];
  const tip = [x, y, x + ux - uy / 6, y + uy + ux / 6, x + ux + uy / 6, y + uy - ux / 6];
  return [{ kind: 'fill', loops: [tip] }];
}

/** A dot, or the symbol of `$PDMODE`. */
function pointMark({ x, y }: { x: number; y: number }, { pointMode, pointSize: size }: Settings): Shape[] {
  const half = size / 2;
  const strokes: Readonly<Record<number, readonly number[][]>> = {
    0: [[x, y, x, y]],
    2: [
      [x - size, y, x + size, y],
      [x, y - size, x, y + size],
    ],
    3: [
      [x - size, y - size, x + size, y + size],
      [x - size, y + size, x + size, y - size],
    ],
    4: [[x, y, x, y + half]],
  };
  const shapes = (strokes[pointMode & 7] ?? []).map((points) => line(points));
  if (pointMode & 32) shapes.push({ kind: 'arc', x, y, radius: half, start: 0, end: fullTurn });
  if (pointMode & 64)
    shapes.push(line([x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half], true));
  return shapes;
}
