import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

/** Glass bite and depth of the glazing pocket, in inches. */
const bite = 0.5;
const pocket = 0.75;
/** The hole from a pocket into the chamber below it, and the one out of the chamber. */
const slot = 0.12;
const weep = 0.16;
/** Between a sash and what it closes against. */
const play = 0.12;
const leg = 0.1;
/** Heights of the frame around a sash, and of the sash's own chambers. */
const frameAround = 0.9;
const rail = 0.6;

/** A sealed unit of two lites from y = -length up to its edge in the pocket, its outer face at x. */
export function sealedUnit(pen: Pen, x: number, length: number, thickness: number): void {
  const lite = 0.25;
  for (const face of [x, x + thickness - lite]) {
    pen.hatch(uv(face, -length, face + lite, -length, face + lite, bite, face, bite), 'glass');
    pen.path(uv(face, -length, face, bite, face + lite, bite, face + lite, -length));
  }
  pen.rect(x + lite, bite - 0.42, thickness - 2 * lite, 0.3, 'aluminum', 'edge');
  breakLine(pen, [x, -length], [x + thickness, -length]);
}

export interface FrameSizes {
  /** From the outer to the inner face of the frame. */
  depth: number;
  /** From the sight line to the back of the frame. */
  face: number;
  /** Thickness of the sealed unit. */
  glass: number;
  /** Length of glass to show. */
  length: number;
}

/** How a window opens: not at all, along tracks, or away from the frame. */
export type Opening = 'fixed' | 'slides' | 'swings';

/** How the sash at one side of a window moves, by the window's name; only the lower lite of a hung window does. */
export function openingOf(window: string, side: 'head' | 'jamb' | 'sill'): Opening {
  if (/\bhung\b/i.test(window)) return side === 'head' ? 'fixed' : 'slides';
  if (/\bslid(?:ing|er)\b/i.test(window)) return 'slides';
  return /\b(?:projected|casement|awning|hopper)\b/i.test(window) ? 'swings' : 'fixed';
}

/** Position of the glass's outer face, measured from the frame's outer face. */
export function glassFace({ depth, glass }: FrameSizes): number {
  return (depth - glass) * 0.4;
}

/** Where the head of an anchor bears on the back of the frame, measured from the sight line. */
export function anchorHead({ face }: FrameSizes): number {
  return face - 0.125;
}

/** A tube cut at its weeps: water falls through a slot at `drain` and leaves through the outer face, on the sole. */
function weepedBox(
  pen: Pen,
  { x, y, width, high, drain }: { x: number; y: number; width: number; high: number; drain: number },
): void {
  const wall = 0.125;
  const [inner, sole, hole] = [x + width, y + high, y + high - wall - weep];
  pen.shape(uv(x, hole, x, y, drain, y, drain, y + wall, x + wall, y + wall, x + wall, hole), 'aluminum');
  pen.shape(
    [
      [drain + slot, y],
      [inner, y],
      [inner, sole],
      [x, sole],
      [x, sole - wall],
      [inner - wall, sole - wall],
      [inner - wall, y + wall],
      [drain + slot, y + wall],
    ],
    'aluminum',
  );
  // The way of the water.
  const [from, way] = [drain + slot / 2, sole - wall - weep / 2];
  pen.path(uv(from, y - 0.2, from, way, x - 0.3, way), 'symbol');
  pen.path(uv(x - 0.2, way - 0.05, x - 0.3, way, x - 0.2, way + 0.05), 'symbol');
}

interface Chambers {
  /** Outer and inner face. */
  from: number;
  to: number;
  y: number;
  high: number;
  /** Where water enters the outer chamber, if it drains. */
  drain?: number | undefined;
}

/** Two tubes with a thermal break between them. */
function chambers(pen: Pen, sizes: FrameSizes, { from, to, y, high, drain }: Chambers): void {
  const start = glassFace(sizes) + sizes.glass * 0.28;
  const width = sizes.glass * 0.44;
  const strip = Math.min(0.28, high * 0.3);
  if (drain === undefined) hollowBox(pen, from, y, start - from, high, 0.125);
  else weepedBox(pen, { x: from, y, width: start - from, high, drain });
  pen.rect(start, y, width, strip, 'membrane', 'edge');
  pen.rect(start, y + high - strip, width, strip, 'membrane', 'edge');
  hollowBox(pen, start + width, y, to - start - width, high, 0.125);
}

/** The frame around a sash, with the legs that guide it or that it closes against. */
function frameOfSash(
  pen: Pen,
  sizes: FrameSizes,
  { from, to, opening, isSill }: { from: number; to: number; opening: Opening; isSill: boolean },
): void {
  const base = sizes.face - frameAround;
  chambers(pen, sizes, {
    from: 0,
    to: sizes.depth,
    y: base,
    high: frameAround,
    // Where no leg stands outside, water runs off over the frame.
    drain: isSill && opening === 'slides' ? from - slot : undefined,
  });
  const legs = opening === 'slides' ? [from - play - leg, to + play] : [to + play];
  for (const x of legs) {
    pen.rect(x, 0.5, leg, base - 0.5, 'aluminum', 'edge');
    const strip = x < from ? x + leg : to;
    pen.as('gasket').rect(strip, 0.6, play, 0.25, 'sealant', 'fine');
  }
  const under = pocket + rail;
  pen.note(
    [to - 0.06, pocket + 0.35],
    opening === 'slides' ? 'Sash in track, pile weatherstrip' : 'Sash, compression weatherstrip',
  );
  const middle = glassFace(sizes) + sizes.glass * 0.28;
  pen.as('gasket').rect(middle, under, sizes.glass * 0.44, base - under, 'sealant', 'fine');
}

/**
 * Section of a thermally broken aluminum frame with its glass, or with a sash that holds it. x runs inward from the
 * outside; y = 0 is the sight line, and the glass is below it. At a sill the glass stands on a block, and the pocket
 * drains.
 */
export function glazedFrame(pen: Pen, sizes: FrameSizes, isSill = false, opening: Opening = 'fixed'): void {
  const { depth, face, glass, length } = sizes;
  const x = glassFace(sizes);
  const isFixed = opening === 'fixed';
  const stop = isFixed ? 0.6 : Math.min(0.45, x - 0.15 - play - leg - 0.02);
  const [from, to] = isFixed ? [0, depth] : [x - 0.15 - stop, x + glass + 0.6];
  const high = isFixed ? face - pocket : rail;
  chambers(pen, sizes, { from, to, y: pocket, high, drain: isSill ? x - 0.14 : undefined });
  if (!isFixed) frameOfSash(pen, sizes, { from, to, opening, isSill });
  hollowBox(pen, x - 0.15 - stop, 0, stop, pocket, 0.11);
  hollowBox(pen, x + glass + 0.15, 0, isFixed ? 0.75 : 0.45, pocket, 0.11);
  for (const side of [x - 0.15, x + glass]) pen.as('gasket').rect(side, 0.05, 0.15, 0.4, 'sealant', 'fine');
  if (isSill) {
    // The note ends on the sole of the last chamber, at its weep.
    const last: XY = opening === 'swings' ? [from + 0.06, pocket + rail - 0.06] : [0.06, face - 0.06];
    pen.note(last, 'Weep from glazing pocket, at quarter points');
    pen.rect(x, bite, glass, pocket - bite, 'sealant', 'edge');
  }
  sealedUnit(pen, x, length, glass);
}
