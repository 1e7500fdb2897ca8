import type { Affine } from '#src/domain/drawing/affine.ts';
import { composeAffine, transformPoint, transformPoints, uniformScale } from '#src/domain/drawing/affine.ts';
import { ellipsePoints } from '#src/domain/drawing/curves.ts';
import type { Point, Shape } from '#src/domain/drawing/sheet.ts';
import { numberOf, pointOf, type Groups } from '#src/lib/dxf/groups.ts';

/** Kinds whose points are in their own plane, given by the normal. Other kinds use the drawing's coordinates. */
const inOwnPlane = new Set([
  'LWPOLYLINE',
  'POLYLINE',
  'CIRCLE',
  'ARC',
  'SOLID',
  'TRACE',
  'TEXT',
  'ATTRIB',
  'ATTDEF',
  'HATCH',
  'MPOLYGON',
  'INSERT',
]);

/** From an entity's plane to the drawing, in plan view: the "arbitrary axis algorithm" of the DXF reference. */
export function planeOf(type: string, groups: Groups): Affine | null {
  if (!inOwnPlane.has(type)) return null;
  const [nx, ny, nz] = [numberOf(groups, 210), numberOf(groups, 220), numberOf(groups, 230, 1)];
  if (nx === 0 && ny === 0 && nz > 0) return null;
  const size = Math.hypot(nx, ny, nz);
  const [x, y, z] = [nx / size, ny / size, nz / size];
  const isSteep = Math.abs(x) < 1 / 64 && Math.abs(y) < 1 / 64;
  const across = isSteep ? Math.hypot(z, x) : Math.hypot(x, y);
  const [ax, ay, az] = isSteep ? [z / across, 0, -x / across] : [-y / across, x / across, 0];
  const height = numberOf(groups, 38, numberOf(groups, 30));
  return [ax, ay, y * az - z * ay, z * ax - x * az, x * height, y * height];
}

function insertPlace(groups: Groups, base: Point): Affine {
  const { x, y } = pointOf(groups, 10);
  const [scaleX, scaleY] = [numberOf(groups, 41, 1), numberOf(groups, 42, 1)];
  const angle = (numberOf(groups, 50) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return composeAffine(
    [cosine * scaleX, sine * scaleX, -sine * scaleY, cosine * scaleY, x, y],
    [1, 0, 0, 1, -base.x, -base.y],
  );
}

/** Distorted or mirrored circles are drawn as lines. */
export function placeShape(shape: Shape, place: Affine): Shape {
  switch (shape.kind) {
    case 'line':
    case 'hatch':
      return { ...shape, points: transformPoints(place, shape.points) };
    case 'fill':
      return { ...shape, loops: shape.loops.map((loop) => transformPoints(place, loop)) };
    case 'arc': {
      const { x, y, radius, start, end } = shape;
      const scale = uniformScale(place);
      if (scale === null) {
        const points = transformPoints(place, ellipsePoints([x, y], [radius, 0], 1, start, end));
        return { kind: 'line', points, closed: false };
      }
      const turn = Math.atan2(place[1], place[0]);
      return {
        kind: 'arc',
        ...transformPoint(place, { x, y }),
        radius: radius * scale,
        start: start + turn,
        end: end + turn,
      };
    }
  }
}

/** The transform of any entity that is drawn from a block with this base point. */
export function innerPlace(type: string, groups: Groups, base: Point): Affine {
  if (type === 'INSERT') return insertPlace(groups, base);
  if (type === 'ACAD_TABLE') {
    const [{ x, y }, along] = [pointOf(groups, 10), pointOf(groups, 11, 1)];
    const [cosine, sine] = [along.x, along.y].map((part) => part / Math.hypot(along.x, along.y));
    return composeAffine(
      [cosine ?? 1, sine ?? 0, -(sine ?? 0), cosine ?? 1, x, y],
      [1, 0, 0, 1, -base.x, -base.y],
    );
  }
  // A dimension's block is in place, unless the dimension was copied.
  const copied = pointOf(groups, 12);
  return [1, 0, 0, 1, copied.x, copied.y];
}

/** The offsets of an insert array, in the block's unscaled directions. */
export function arrayShifts(groups: Groups): Point[] {
  const [columns, rows] = [Math.max(1, numberOf(groups, 70, 1)), Math.max(1, numberOf(groups, 71, 1))];
  if (columns * rows >= 10_000) return [{ x: 0, y: 0 }];
  const [across, up] = [
    numberOf(groups, 44) / (numberOf(groups, 41, 1) || 1),
    numberOf(groups, 45) / (numberOf(groups, 42, 1) || 1),
  ];
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: (at % columns) * across,
    y: Math.floor(at / columns) * up,
  }));
}
