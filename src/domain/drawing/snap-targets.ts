import type { Point, Sheet } from '#src/domain/drawing/sheet.ts';

/** A straight piece of a line, with its layer. */
export interface Segment {
  a: Point;
  b: Point;
  layer: string;
}

/** Targets for measuring: straight pieces, and centers of arcs. Patterns are left out. */
export interface SnapTargets {
  segments: readonly Segment[];
  centers: readonly (Point & { layer: string })[];
}

/** The snap targets of the visible layers. */
export function snapTargetsOf(
  { layers }: Pick<Sheet, 'layers'>,
  isShown: (layer: string) => boolean,
): SnapTargets {
  const segments: Segment[] = [];
  const centers: (Point & { layer: string })[] = [];
  for (const { name: layer, groups } of layers) {
    if (!isShown(layer)) continue;
    for (const shape of groups.flatMap(({ shapes }) => shapes)) {
      if (shape.kind === 'line') addLine(shape.points, shape.closed, layer, segments);
      else if (shape.kind === 'arc') {
        const { x, y, radius, start, end } = shape;
        centers.push({ x, y, layer });
        addLine(arcPoints(x, y, radius, start, end), false, layer, segments);
      }
    }
  }
  return { segments, centers };
}

function addLine(points: readonly number[], closed: boolean, layer: string, segments: Segment[]): void {
  const count = points.length / 2;
  for (let at = 0; at < (closed ? count : count - 1); at++) {
    const next = (at + 1) % count;
    segments.push({
      a: { x: points[2 * at] ?? 0, y: points[2 * at + 1] ?? 0 },
      b: { x: points[2 * next] ?? 0, y: points[2 * next + 1] ?? 0 },
      layer,
    });
  }
}

/** An arc in quarters, so that its ends and quadrants can be snapped to. */
function arcPoints(x: number, y: number, radius: number, start: number, end: number): number[] {
  const steps = Math.max(1, Math.ceil((end - start) / (Math.PI / 16)));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = start + ((end - start) * index) / steps;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  }).flat();
}
