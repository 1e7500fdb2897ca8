import type { Affine } from '#src/domain/drawing/affine.ts';
import { movedAll, moved, similarity } from '#src/domain/drawing/affine.ts';
import { bulgedLine, ellipsePoints, splinePoints } from '#src/domain/drawing/curves.ts';
import type { Entity, Tag } from '#src/domain/drawing/dxf-tags.ts';
import { facesAway, numberOf, numbersOf, pointsOf } from '#src/domain/drawing/dxf-tags.ts';
import { hatchStrokes, readHatch } from '#src/domain/drawing/hatch.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';

const fullTurn = 2 * Math.PI;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The shapes of an entity that is neither text nor made of others; null for kinds that are not drawn. */
export function shapesOf({ type, tags }: Entity, place: Affine, arrow: number): Shape[] | null {
  const line = (points: readonly number[], closed = false): Shape => ({
    kind: 'line',
    points: movedAll(place, points),
    closed,
  });
  switch (type) {
    case 'LINE':
      return [line([...pointsOf(tags, 10), ...pointsOf(tags, 11)])];
    case 'LWPOLYLINE':
      return [line(bulgedLine(verticesOf(tags), isClosed(tags)), isClosed(tags))];
    case 'POLYLINE': {
      const first = tags.findIndex(([code]) => code === 0);
      const head = first === -1 ? tags : tags.slice(0, first);
      const vertices = first === -1 ? [] : verticesOf(tags.slice(first));
      return [line(bulgedLine(vertices, isClosed(head)), isClosed(head))];
    }
    case 'CIRCLE':
      return [arc(tags, 0, fullTurn, place)];
    case 'ARC': {
      const [start, end] = [radians(numberOf(tags, 50)), radians(numberOf(tags, 51))];
      return [arc(tags, start, end <= start ? end + fullTurn : end, place)];
    }
    case 'ELLIPSE': {
      const [[cx = 0, cy = 0], [ax = 0, ay = 0]] = [pointsOf(tags, 10), pointsOf(tags, 11)];
      const [from, to] = [numberOf(tags, 41), numberOf(tags, 42, fullTurn)];
      const ratio = numberOf(tags, 40, 1) * (facesAway(tags) ? -1 : 1);
      return [line(ellipsePoints([cx, cy], [ax, ay], ratio, from, to))];
    }
    case 'SPLINE':
      return [
        line(
          splinePoints(numberOf(tags, 71, 3), numbersOf(tags, 40), pointsOf(tags, 10), pointsOf(tags, 11)),
        ),
      ];
    case 'SOLID':
    case 'TRACE':
    case '3DFACE': {
      const [a, b, c, d] = [10, 11, 12, 13].map((code) => pointsOf(tags, code));
      // The corners of a SOLID run zigzag.
      const corners = type === '3DFACE' ? [a, b, c, d] : [a, b, d ?? c, c];
      const loop = movedAll(
        place,
        corners.flatMap((corner) => corner ?? []),
      );
      return [
        type === '3DFACE' ? { kind: 'line', points: loop, closed: true } : { kind: 'fill', loops: [loop] },
      ];
    }
    case 'LEADER':
      return leader(tags, place, arrow);
    case 'HATCH': {
      const hatch = readHatch(tags);
      if (hatch.isSolid) return [{ kind: 'fill', loops: hatch.loops.map((loop) => movedAll(place, loop)) }];
      return [{ kind: 'hatch', points: movedAll(place, hatchStrokes(hatch)) }];
    }
    default:
      return null;
  }
}

const isClosed = (tags: readonly Tag[]): boolean => (numberOf(tags, 70) & 1) === 1;

function verticesOf(tags: readonly Tag[]): [number, number, number][] {
  const vertices: [number, number, number][] = [];
  for (const [code, value] of tags) {
    const last = vertices.at(-1);
    if (typeof value !== 'number') continue;
    if (code === 10) vertices.push([value, 0, 0]);
    else if (code === 20 && last) last[1] = value;
    else if (code === 42 && last) last[2] = value;
  }
  return vertices;
}

function arc(tags: readonly Tag[], start: number, end: number, place: Affine): Shape {
  const [x = 0, y = 0] = pointsOf(tags, 10);
  const radius = numberOf(tags, 40);
  const scale = similarity(place);
  if (scale === null) {
    return {
      kind: 'line',
      points: movedAll(place, ellipsePoints([x, y], [radius, 0], 1, start, end)),
      closed: false,
    };
  }
  const turn = Math.atan2(place[1], place[0]);
  return {
    kind: 'arc',
    ...moved(place, { x, y }),
    radius: radius * scale,
    start: start + turn,
    end: end + turn,
  };
}

/** The line and its arrow at the first point. `arrow` is its length in units of the model. */
function leader(tags: readonly Tag[], place: Affine, arrow: number): Shape[] {
  const points = pointsOf(tags, 10);
  const line: Shape = { kind: 'line', points: movedAll(place, points), closed: false };
  const [x = 0, y = 0, x2 = 0, y2 = 0] = points;
  const length = Math.hypot(x2 - x, y2 - y);
  if (numberOf(tags, 71) !== 1 || length === 0 || arrow === 0) return [line];
  const [ux, uy] = [((x2 - x) / length) * arrow, ((y2 - y) / length) * arrow];
  const tip = [x, y, x + ux - uy / 6, y + uy + ux / 6, x + ux + uy / 6, y + uy - ux / 6];
  return [line, { kind: 'fill', loops: [movedAll(place, tip)] }];
}
