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
/** From the face of a sash to its glass where two stand side by side: a stop and a gasket. */
const slimStop = 0.32;
const slimGasket = 0.1;
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

/** How a window opens: not at all, sideways or up along tracks, or away from the frame. */
export type Opening = 'fixed' | 'slides' | 'rises' | 'swings';

/** How the sash at one side of a window moves, by the window's name; only the lower lite of a hung window does. */
export function openingOf(window: string, side: 'head' | 'jamb' | 'sill'): Opening {
  if (/\bhung\b/i.test(window)) return side === 'head' ? 'fixed' : 'rises';
  if (/\bslid(?:ing|er)\b/i.test(window)) return 'slides';
  return /\b(?:projected|casement|awning|hopper)\b/i.test(window) ? 'swings' : 'fixed';
}

/** Outer faces of the legs of two tracks, outermost first, if the frame is deep enough for two sashes side by side. */
function trackLegs({ depth, glass }: FrameSizes, opening: Opening): [number, number, number] | null {
  if (opening !== 'slides' && opening !== 'rises') return null;
  const track = glass + 2 * slimStop + 2 * play;
  const inner = depth - leg - 0.05;
  const outer = inner - 2 * (track + leg);
  return outer < 0 ? null : [outer, inner - track - leg, inner];
}

/** Position of the glass's outer face, measured from the frame's outer face: in the inner track, if there are two. */
export function glassFace(sizes: FrameSizes, opening: Opening = 'fixed'): number {
  const { depth, glass } = sizes;
  const legs = trackLegs(sizes, opening);
  return legs ? legs[1] + leg + play + slimStop : (depth - glass) * 0.4;
}

/** Where an anchor is driven, measured from the frame's outer face: in the inner chamber, past the thermal break. */
export const anchorAt = (sizes: FrameSizes, opening: Opening): number =>
  Math.max(sizes.depth * 0.7, glassFace(sizes, opening) + sizes.glass * 0.72 + 0.28);

/** Where the head of an anchor bears on the back of the frame, measured from the sight line. */
export const anchorHead = ({ face }: FrameSizes): number => face - 0.125;

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
  /** Outer face of the glass, over which the thermal break lies. */
  glassAt: number;
  /** Outer and inner face. */
  from: number;
  to: number;
  y: number;
  high: number;
  /** Where water enters the outer chamber, if it drains. */
  drain?: number | undefined;
}

/** Two tubes with a thermal break between them. */
function chambers(pen: Pen, sizes: FrameSizes, { glassAt, from, to, y, high, drain }: Chambers): void {
  const start = glassAt + sizes.glass * 0.28;
  const width = sizes.glass * 0.44;
  const strip = Math.min(0.28, high * 0.3);
  if (drain === undefined) hollowBox(pen, from, y, start - from, high, 0.125);
  else weepedBox(pen, { x: from, y, width: start - from, high, drain });
  pen.rect(start, y, width, strip, 'membrane', 'edge');
  pen.rect(start, y + high - strip, width, strip, 'membrane', 'edge');
  hollowBox(pen, start + width, y, to - start - width, high, 0.125);
}

interface SashInFrame {
  glassAt: number;
  from: number;
  to: number;
  opening: Opening;
  isSill: boolean;
}

/** Legs that guide a sash, or that it closes against, with their weatherstrips. */
function legsOf(pen: Pen, sizes: FrameSizes, { from, to, opening, isSill }: SashInFrame): void {
  const base = sizes.face - frameAround;
  const inTrack = opening !== 'swings';
  for (const x of inTrack ? [from - play - leg, to + play] : [to + play]) {
    pen.rect(x, 0.5, leg, base - 0.5, 'aluminum', 'edge');
    const strip = x < from ? x + leg : to;
    pen.as('gasket').rect(strip, 0.6, play, 0.25, 'sealant', 'fine');
  }
  const legs = trackLegs(sizes, opening);
  if (!legs) return;
  // The outer track: with the fixed lite of a slider beyond, or with the screen of a hung window. It drains at a sill.
  const foot = isSill ? base - weep : base;
  pen.rect(legs[0], 0.5, leg, foot - 0.5, 'aluminum', 'edge');
  if (isSill) pen.rect(legs[0], foot, leg, weep, null, 'edge');
  const first = legs[0] + leg + play;
  if (opening === 'slides') {
    pen.path(uv(first, 0, first, base - play, first + to - from, base - play, first + to - from, 0), 'edge');
    for (const x of [first + slimStop, first + to - from - slimStop])
      pen.path(uv(x, 0, x, -sizes.length), 'fine');
    pen.path(uv(first, 0, first + to - from, 0), 'edge');
    pen.note([first, 0.3], 'Fixed lite beyond, in outer track');
  } else {
    pen.rect(first, 0, 0.4, base - play, null, 'edge');
    pen.path(uv(first + 0.2, 0, first + 0.2, -sizes.length), 'fine');
    pen.note([first + 0.2, 0.3], 'Insect screen in outer track');
  }
}

/** The frame around a sash. */
function frameOfSash(pen: Pen, sizes: FrameSizes, sash: SashInFrame): void {
  const { glassAt, from, to, opening, isSill } = sash;
  const base = sizes.face - frameAround;
  const inTrack = opening !== 'swings';
  chambers(pen, sizes, {
    glassAt,
    from: 0,
    to: sizes.depth,
    y: base,
    high: frameAround,
    // Where no leg stands outside, water runs off over the frame.
    drain: isSill && inTrack ? from - slot : undefined,
  });
  legsOf(pen, sizes, sash);
  const under = pocket + rail;
  pen.note(
    [to - 0.06, pocket + 0.35],
    inTrack ? 'Sash in track, pile weatherstrip' : 'Sash, compression weatherstrip',
  );
  const middle = glassAt + sizes.glass * 0.28;
  pen.as('gasket').rect(middle, under, sizes.glass * 0.44, base - under, 'sealant', 'fine');
}

/**
 * Section of a thermally broken aluminum frame with its glass, or with a sash that holds it. x runs inward from the
 * outside; y = 0 is the sight line, and the glass is below it. At a sill the glass stands on a block, and the pocket
 * drains.
 */
export function glazedFrame(pen: Pen, sizes: FrameSizes, isSill = false, opening: Opening = 'fixed'): void {
  const { depth, face, glass, length } = sizes;
  const x = glassFace(sizes, opening);
  const isFixed = opening === 'fixed';
  const slim = trackLegs(sizes, opening) !== null;
  const gasket = slim ? slimGasket : 0.15;
  const outer = isFixed ? 0.6 : slim ? slimStop - gasket : Math.min(0.45, x - 0.15 - play - leg - 0.02);
  const inner = isFixed ? 0.75 : slim ? slimStop - gasket : 0.45;
  const [from, to] = isFixed ? [0, depth] : [x - gasket - outer, x + glass + gasket + inner];
  const high = isFixed ? face - pocket : rail;
  const drain = isSill ? x - (slim ? slot : 0.14) : undefined;
  chambers(pen, sizes, { glassAt: x, from, to, y: pocket, high, drain });
  if (!isFixed) frameOfSash(pen, sizes, { glassAt: x, from, to, opening, isSill });
  for (const [at, wide] of [
    [x - gasket - outer, outer],
    [x + glass + gasket, inner],
  ] as const) {
    if (slim) pen.rect(at, 0, wide, pocket, 'aluminum');
    else hollowBox(pen, at, 0, wide, pocket, 0.11);
  }
  for (const side of [x - gasket, x + glass])
    pen.as('gasket').rect(side, 0.05, gasket, 0.4, 'sealant', 'fine');
  if (isSill) {
    // The note ends at the hole of the last chamber, on the lip over which the water leaves.
    const last: XY = opening === 'swings' ? [from + 0.02, pocket + rail - 0.12] : [0.02, face - 0.12];
    pen.note(last, 'Weep from glazing pocket, at quarter points');
    pen.rect(x, bite, glass, pocket - bite, 'sealant', 'edge');
  }
  sealedUnit(pen, x, length, glass);
}
