import { type BuildUpLayer, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** Half of a deck's top flange, in inches, as what is fastened to it has to find steel. */
const halfFlange = 1.74;

/**
 * Trapezoidal steel deck cut across its ribs, from x to x + length, its top flange at `top`. `flange` is a place in
 * the middle of one of its top flanges.
 */
export function ribbedDeck(
  pen: Pen,
  x: number,
  top: number,
  length: number,
  depth: number,
  flange = x + halfFlange,
): void {
  const pitch = 6;
  const start = flange - halfFlange - pitch * Math.ceil((flange - halfFlange - x) / pitch);
  const points: XY[] = [];
  const end = x + length;
  // One rib: wide top flange, sloping web, narrow bottom flange, sloping web.
  const rib: readonly XY[] = [
    [0, 0],
    [2 * halfFlange, 0],
    [2 * halfFlange + depth * 0.18, -depth],
    [pitch - depth * 0.18, -depth],
    [pitch, 0],
  ];
  const count = Math.floor((end - start) / pitch) + 1;
  const whole = Array.from({ length: count }, (_, index) =>
    rib.map(([u, v]): XY => [start + index * pitch + u, top + v]),
  ).flat();
  for (const [index, [u, v]] of whole.entries()) {
    const [before, level] = whole[index - 1] ?? [u, v];
    // The deck is cut off wherever it begins and ends.
    for (const cut of [x, end])
      if (before < cut && cut < u) points.push([cut, level + ((v - level) * (cut - before)) / (u - before)]);
    if (x <= u && u <= end) points.push([u, v]);
  }
  pen.path(points);
  pen.path(
    points.map(([u, v]): XY => [u, v - 0.06]),
    'edge',
  );
}

/** Vertical layers side by side from `x` to the right, between two levels; returns the right face of each. */
export function wallLayers(
  pen: Pen,
  x: number,
  low: number,
  high: number,
  layers: readonly BuildUpLayer[],
): number[] {
  let face = x;
  return layers.map(({ thickness, pattern = null, weight = 'cut' }) => {
    // The first side runs up the wall, because batts are drawn along the first side.
    pen.shape(uv(face, low, face, high, face + thickness, high, face + thickness, low), pattern, weight);
    face += thickness;
    return face;
  });
}

/** A formed metal panel in section or plan: its outline with the skins of both faces, which lie along its length. */
export function metalPanel(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.rect(x, y, width, height);
  const skin = 0.08;
  const lines =
    width < height
      ? [uv(x + skin, y, x + skin, y + height), uv(x + width - skin, y, x + width - skin, y + height)]
      : [uv(x, y + skin, x + width, y + skin), uv(x, y + height - skin, x + width, y + height - skin)];
  for (const line of lines) pen.path(line, 'fine');
}

/** A steel stud cut across (plan) with its flanges and lips, web at `x`, opening to the right. */
export function studPlan(pen: Pen, x: number, y: number, depth: number): void {
  const flange = 1.625;
  pen.path([
    [x + flange, y + 0.5],
    [x + flange, y],
    [x, y],
    [x, y + depth],
    [x + flange, y + depth],
    [x + flange, y + depth - 0.5],
  ]);
}

/** The grade line with a strip of earth below it, `depth` deep. */
export function gradeWithEarth(pen: Pen, x: number, level: number, length: number, depth: number): void {
  pen.hatch(uv(x, level, x + length, level, x + length, level - depth, x, level - depth), 'earth');
  pen.path(uv(x, level, x + length, level));
}

/** A slab whose far end is broken off: hatched, with top and bottom edges only. */
export function brokenSlab(
  pen: Pen,
  near: number,
  far: number,
  bottom: number,
  top: number,
  pattern: 'concrete' | 'wood' | 'plywood' | 'gypsum' | 'masonry' | 'sand' | 'gravel' = 'concrete',
): void {
  pen.hatch(uv(near, bottom, far, bottom, far, top, near, top), pattern);
  pen.path(uv(far, top, near, top, near, bottom, far, bottom));
  breakLine(pen, [far, bottom], [far, top]);
}

/** A slab with its top at y = 0 that continues beyond both ends, so without end faces. */
export function floorSlab(pen: Pen, from: number, to: number, thickness: number): void {
  pen.hatch(uv(from, -thickness, to, -thickness, to, 0, from, 0), 'concrete');
  pen.path(uv(from, 0, to, 0));
  pen.path(uv(from, -thickness, to, -thickness));
}
