import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { inchNumber } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { type XY, rectangle, roundOutline, uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** A screw driven from `head` toward `angle` (degrees), `length` inches long. */
export function screw(pen: Pen, head: XY, angle: number, length: number, size = 0.16): void {
  const own = pen.at(head, angle).as('fastener');
  own
    .as('head')
    .path(uv(-size * 0.7, size * 0.8, 0, size * 1.1, 0, -size * 1.1, -size * 0.7, -size * 0.8), 'edge');
  own.path(uv(-size * 0.7, size * 0.8, -size * 0.7, -size * 0.8), 'edge');
  shankOf(own, 0, length, size);
}

/** Shank from under the head, at `from`, with threads and a point. */
function shankOf(own: Pen, from: number, length: number, size: number): void {
  const threads = Math.max(4, Math.min(14, Math.round(length / (size * 1.6))));
  const start = length * 0.35;
  const pitch = (length - size - start) / threads;
  own.path(
    uv(
      from,
      size * 0.35,
      length - size,
      size * 0.35,
      length,
      0,
      length - size,
      -size * 0.35,
      from,
      -size * 0.35,
    ),
    'fine',
  );
  for (let thread = 0; thread <= threads; thread++) {
    const x = start + thread * pitch;
    own.path(uv(x, size * 0.6, x - pitch * 0.5, -size * 0.6), 'fine');
  }
}

/** Half widths of a flat head at its face and of its shank, and the depth of its cone, by the size of the screw. */
const flatHead = (size: number) => ({ wide: size * 1.3, shank: size * 0.35, deep: size * 0.95 });

/**
 * The hole that a flat-head screw driven down at `x` needs in a plate from `top` to `bottom`: points of the plate's
 * upper edge, from left to right.
 */
export function countersink(x: number, top: number, bottom: number, size = 0.16): XY[] {
  const { wide, shank, deep } = flatHead(size);
  const [low, foot] = [Math.max(bottom, top - deep), bottom + 0.005];
  return uv(x - wide, top, x - shank, low, x - shank, foot, x + shank, foot, x + shank, low, x + wide, top);
}

/** A flat-head screw, whose head is widest at the surface that it is flush with at `face`. */
export function flatScrew(pen: Pen, face: XY, angle: number, length: number, size = 0.16): void {
  const { wide, shank, deep } = flatHead(size);
  const own = pen.at(face, angle).as('fastener');
  own.as('head').path(uv(0, wide, deep, shank, deep, -shank, 0, -wide), 'edge');
  own.path(uv(0, wide, 0, -wide), 'edge');
  shankOf(own, deep, length, size);
}

/** An anchor bolt: shank, washer and nut at `head`, running `length` toward `angle`, with an optional hook. */
export function bolt(pen: Pen, head: XY, angle: number, length: number, diameter = 0.5, hook = 0): void {
  const own = pen.at(head, angle).as('fastener');
  own.as('head').rect(-diameter * 0.9, -diameter * 0.9, diameter * 0.75, diameter * 1.8, null, 'edge');
  own.rect(-diameter * 0.15, -diameter * 1.3, diameter * 0.15, diameter * 2.6, null, 'edge');
  own.rect(-diameter * 1.4, -diameter * 0.5, diameter * 0.5, diameter, null, 'fine');
  own.path(
    [
      [0, diameter / 2],
      [length, diameter / 2],
      ...(hook > 0 ? ([[length, hook]] as const) : []),
      ...(hook > 0 ? ([[length + diameter, hook]] as const) : []),
      [length + (hook > 0 ? diameter : 0), -diameter / 2],
      [0, -diameter / 2],
    ],
    'edge',
  );
}

/** Depth of sealant in a joint: half its width, between 1/4 and 1/2 in. */
export const sealantDepth = (width: number): number => Math.min(0.5, Math.max(0.25, width / 2));

const rodHeight = (width: number): number => Math.min(0.62 * width, width / 2 + 0.2);

/** How deep the sealant and the rod of a joint reach into it, where its filler begins. */
export const behindRod = (width: number): number => 0.75 * sealantDepth(width) + 2 * rodHeight(width);

/**
 * Sealant in a joint, whose opening runs from `from` to `to`, tooled on one face, with a backer rod behind it,
 * squeezed between the faces of the joint.
 */
export function sealedJoint(pen: Pen, from: XY, to: XY): void {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const own = pen.at(from, (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const depth = sealantDepth(width);
  // Both faces of the bead are concave, so it is thinnest in the middle.
  const face = (level: number, hollow: number): XY[] =>
    Array.from({ length: 9 }, (_, index): XY => {
      const u = index / 8;
      return [u * width, level + hollow * 4 * u * (1 - u)];
    });
  own
    .as('sealant')
    .shape([...face(0, depth * 0.2), ...face(depth, -depth * 0.25).reverse()], 'sealant', 'edge');
  const [half, high] = [width / 2, rodHeight(width)];
  const ring = (part: number): XY[] =>
    roundOutline([0, 0], 1, 24).map(([u, v]) => [
      half + u * half * part,
      depth * 0.75 + high + v * high * part,
    ]);
  own.as('rod').shape(ring(1), null, 'edge');
  own.as('rod').shape(ring(0.45), null, 'fine');
}

/** A round bead of sealant, as under a lap. */
export function bead(pen: Pen, center: XY, radius = 0.14): void {
  pen.as('bead').shape(roundOutline(center, radius, 12), 'sealant', 'fine');
}

/** How far the fold of a drip stands off where it hooks over a cleat, in inches. */
export const aroundCleat = 0.16;

/**
 * Sheet metal from where it is held to its drip, whose raw edge is folded back 1/2 in., on the side that the sheet comes
 * from; `gap` is how far the fold stands off.
 */
export function drip(pen: Pen, sheet: readonly XY[], gap = Math.min(0.2, 0.03 * pen.scale)): void {
  const [start, before, end] = [sheet[0], sheet.at(-2), sheet.at(-1)];
  if (!start || !before || !end) return;
  const [u, v] = [before[0] - end[0], before[1] - end[1]];
  const length = Math.hypot(u, v);
  const away = -v * (start[0] - end[0]) + u * (start[1] - end[1]) < 0 ? -gap / length : gap / length;
  const back = Math.min(0.5, 0.8 * length) / length;
  const fold: XY = [end[0] - v * away, end[1] + u * away];
  pen.as('drip').path([...sheet, fold, [fold[0] + u * back, fold[1] + v * back]]);
}

/** A reinforcing bar cut across, `number` eighths of an inch thick as US bars are. */
export function bar(pen: Pen, center: XY, number: number): void {
  pen.circle(center, number / 16, 'edge');
}

/** A break line, a zigzag that extends slightly past both ends. */
export function breakLine(pen: Pen, from: XY, to: XY): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const own = pen.at(from, (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const over = 0.12 * pen.scale;
  const zig = Math.min(0.07 * pen.scale, length / 6);
  const middle = length / 2;
  own.path(
    [
      [-over, 0],
      [middle - zig, 0],
      [middle - zig * 0.5, zig * 1.6],
      [middle + zig * 0.5, -zig * 1.6],
      [middle + zig, 0],
      [length + over, 0],
    ],
    'symbol',
  );
}

/** A center line, drawn dash by dash, because viewers may ignore linetypes. */
export function centerLine(pen: Pen, from: XY, to: XY): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const own = pen.at(from, (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const [long, short, gap] = [0.3 * pen.scale, 0.06 * pen.scale, 0.05 * pen.scale];
  for (let at = 0; at < length; at += long + short + 2 * gap) {
    own.path(uv(at, 0, Math.min(length, at + long), 0), 'symbol');
    const dash = at + long + gap;
    if (dash < length) own.path(uv(dash, 0, Math.min(length, dash + short), 0), 'symbol');
  }
}

/** An arrow that points down the slope, labeled with it; `at` is the arrow's middle. */
export function slopeArrow(pen: Pen, at: XY, text: string, toward: 'left' | 'right'): void {
  const own = pen.at(at, 0, toward === 'left');
  const long = 0.42 * pen.scale;
  const head = 0.09 * pen.scale;
  own.path(uv(-long, 0, long, 0), 'symbol');
  own.path(uv(long - head, head * 0.35, long, 0, long - head, -head * 0.35), 'symbol');
  pen.word([at[0], at[1] + 0.06 * pen.scale], text);
}

/** The triangle of a roof's slope, `rise` in 12, above the roof; `at` is its lowest point. */
export function slopeTriangle(pen: Pen, at: XY, rise: number, rises: 'left' | 'right'): void {
  const run = 0.5 * pen.scale;
  const high = (run * rise) / 12;
  pen.at(at, 0, rises === 'left').path(uv(0, 0, run, high, 0, high, 0, 0), 'symbol');
  const away = rises === 'left' ? -1 : 1;
  pen.word([at[0] + (away * run) / 2, at[1] + high + 0.05 * pen.scale], '12');
  pen.word(
    [at[0] - away * 0.06 * pen.scale, at[1] + high / 2 - 0.045 * pen.scale],
    inchNumber(rise),
    rises === 'left' ? 'left' : 'right',
  );
}

/** Section of rough lumber: the outline with both diagonals. */
export function blocking(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.as('wood').rect(x, y, width, height);
  pen.path(uv(x, y, x + width, y + height), 'fine');
  pen.path(uv(x, y + height, x + width, y), 'fine');
}

/** A layer of a build-up: thickness, hatch, and lineweight of its outline. */
export interface BuildUpLayer {
  thickness: number;
  pattern?: Parameters<Pen['rect']>[4];
  weight?: Parameters<Pen['rect']>[5];
}

/** Stacks layers along the pen's y axis, from x to x + length; returns the level of each one's top. */
export function buildUp(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  layers: readonly BuildUpLayer[],
): number[] {
  let level = y;
  return layers.map(({ thickness, pattern = null, weight = 'cut' }) => {
    pen.shape(rectangle(x, level, length, thickness), pattern, weight);
    level += thickness;
    return level;
  });
}
