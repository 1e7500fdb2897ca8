import { polylineTags, entityHead } from '#src/reference-api/drawings/dxf/entities.ts';
import { patternDefinitions, type PatternLine } from '#src/reference-api/drawings/dxf/hatch-patterns.ts';
import { type Handles, type Tag, pointTags, realText } from '#src/reference-api/drawings/dxf/tags.ts';
import type { Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { hatchSegments } from '#src/reference-api/drawings/hatch/hatch.ts';
import { distance } from '#src/reference-api/drawings/geometry/vector.ts';

type Hatch = Extract<Shape, { kind: 'hatch' }>;

const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** The outline and holes of a boundary whose holes are bridged to its first point. */
function loopsOf(boundary: readonly Point[]): Point[][] {
  const [first] = boundary;
  const loops: Point[][] = [[]];
  for (const [index, point] of boundary.entries()) {
    if (first && index > 0 && isSame(point, first)) loops.push([]);
    else loops.at(-1)?.push(point);
  }
  return loops
    .map((loop) => {
      const [start, last] = [loop[0], loop.at(-1)];
      return start && last && loop.length > 1 && isSame(start, last) ? loop.slice(0, -1) : loop;
    })
    .filter((loop) => loop.length > 2);
}

/** Direction of the longest side in degrees, along which boards and grain run. */
function grainAngle(boundary: readonly Point[]): number {
  let [longest, angle] = [-1, 0];
  for (const [index, a] of boundary.entries()) {
    const b = boundary[(index + 1) % boundary.length] ?? a;
    if (distance(a, b) <= longest) continue;
    longest = distance(a, b);
    angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  }
  return angle;
}

function turned([x, y]: readonly [number, number], degrees: number, scale: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
  return [x * cosine - y * sine, x * sine + y * cosine];
}

function lineTags([angle, base, step, dashes = []]: PatternLine, turn: number, scale: number): Tag[] {
  const [baseX, baseY] = turned(base, turn, scale);
  const [stepX, stepY] = turned(step, angle + turn, scale);
  return [
    [53, realText(angle + turn)],
    [43, realText(baseX)],
    [44, realText(baseY)],
    [45, realText(stepX)],
    [46, realText(stepY)],
    [79, dashes.length],
    ...dashes.map((dash): Tag => [49, realText(dash * scale)]),
  ];
}

/** Joins consecutive strokes that touch into polylines. */
function chains(segments: readonly { a: Point; b: Point }[]): Point[][] {
  const lines: Point[][] = [];
  for (const { a, b } of segments) {
    const last = lines.at(-1)?.at(-1);
    if (last && distance(last, a) < 1e-9) lines.at(-1)?.push(b);
    else lines.push([a, b]);
  }
  return lines;
}

/** A hatched area as one HATCH; batts as polylines. */
export function hatchTags(shape: Hatch, scale: number, handles: Handles, owner: string): Tag[] {
  if (shape.pattern === 'batt-insulation')
    return chains(hatchSegments(shape.boundary, shape.pattern, scale)).flatMap((points) =>
      polylineTags({ layer: shape.layer, points, closed: false }, handles, owner),
    );
  const definition = patternDefinitions[shape.pattern];
  const turn = shape.pattern === 'wood' || shape.pattern === 'plywood' ? grainAngle(shape.boundary) : 0;
  const factor = definition.scale * scale;
  const loops = loopsOf(shape.boundary);
  if (loops.length === 0) return [];
  return [
    ...entityHead('HATCH', handles, owner, shape.layer),
    [100, 'AcDbHatch'],
    ...pointTags({ x: 0, y: 0 }),
    [210, '0.0'],
    [220, '0.0'],
    [230, '1.0'],
    [2, definition.name],
    [70, 0],
    [71, 0],
    [91, loops.length],
    ...loops.flatMap((loop, index): Tag[] => [
      // Polyline flag; the first loop is the outer one.
      [92, index === 0 ? 3 : 2],
      [72, 0],
      [73, 1],
      [93, loop.length],
      ...loop.flatMap(({ x, y }): Tag[] => [
        [10, realText(x)],
        [20, realText(y)],
      ]),
      [97, 0],
    ]),
    [75, 0],
    [76, 2],
    [52, realText(turn)],
    [41, realText(factor)],
    [77, 0],
    [78, definition.lines.length],
    ...definition.lines.flatMap((line) => lineTags(line, turn, factor)),
    [98, 0],
  ];
}
