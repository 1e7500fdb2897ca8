import type { HatchPattern } from '#src/reference-api/drawings/geometry/drawing.ts';

/** Parallel lines: angle, start, offset along and across, and dashes (gaps negative, dots 0). */
export type PatternLine = readonly [
  angle: number,
  base: readonly [number, number],
  step: readonly [along: number, across: number],
  dashes?: readonly number[],
];

export interface PatternDefinition {
  /** The pattern's name in CAD programs, so that drafters can edit it there. */
  name: string;
  /** Scale of the pattern per inch of paper. */
  scale: number;
  lines: readonly PatternLine[];
}

const line = (angle: number, spacing: number, base: readonly [number, number] = [0, 0]): PatternLine => [
  angle,
  base,
  [0, spacing],
];

const steel: readonly PatternLine[] = [line(45, 0.375), line(45, 0.375, [0.176776695, 0])];
const crossed: readonly PatternLine[] = [line(45, 0.125), line(135, 0.125)];

const sand: readonly PatternLine[] = [
  [37.5, [0, 0], [1.123, 1.567], [0, -1.52, 0, -1.7, 0, -1.625]],
  [7.5, [0, 0], [2.123, 2.567], [0, -0.82, 0, -1.37, 0, -0.525]],
  [327.5, [-1.23, 0], [2.6234, 1.678], [0, -0.5, 0, -1.8, 0, -2.35]],
  [317.5, [-1.23, 0], [1.6234, 2.678], [0, -0.25, 0, -1.18, 0, -1.35]],
];

const concrete: readonly PatternLine[] = [
  [50, [0, 0], [4.12975034, -5.89789472], [0.75, -8.25]],
  [355, [0, 0], [-2.03781207, 7.3723684], [0.6, -6.6]],
  [100.4514447, [0.5977168, -0.0522934], [5.7305871, -6.9397673], [0.6374019, -7.01142112]],
  [46.1842, [0, 2], [6.19462551, -8.84684208], [1.125, -12.375]],
  [96.6356, [0.88936745, 1.86206693], [8.59588, -10.40965], [0.9561, -10.5171]],
  [351.1842, [0, 2], [7.74328189, 11.0585526], [0.9, -9.9]],
  [37.5, [0, 0], [2.123, 2.567], [0, -6.52, 0, -6.7, 0, -6.625]],
  [7.5, [0, 0], [2.123, 2.567], [0, -3.82, 0, -6.37, 0, -2.525]],
  [327.5, [-2.23, 0], [4.6234, 2.678], [0, -2.5, 0, -7.8, 0, -10.35]],
  [317.5, [-3.23, 0], [3.6234, 4.678], [0, -3.25, 0, -5.18, 0, -3.85]],
];

const quarter = [0.25, -0.25] as const;
const earth: readonly PatternLine[] = [
  ...[0, 0.09375, 0.1875].map((y): PatternLine => [0, [0, y], [0.25, 0.25], quarter]),
  ...[0.03125, 0.125, 0.21875].map((x): PatternLine => [90, [x, 0.21875], [0.25, 0.25], quarter]),
];

/** Round stones, approximated by short strokes at three angles. */
const gravel: readonly PatternLine[] = [
  [15, [0, 0], [0.21, 0.19], [0.09, -0.17]],
  [75, [0.09, 0.02], [0.17, 0.23], [0.08, -0.19]],
  [135, [0.1, 0.1], [0.19, 0.21], [0.1, -0.18]],
];

const glass: readonly PatternLine[] = [
  [45, [0, 0], [0.5, 0.5], [0.3, -0.7]],
  [45, [0.08, -0.03], [0.5, 0.5], [0.2, -0.8]],
];

/** Hatch patterns by material. Batts have none, because they are drawn as a curve. */
export const patternDefinitions: Readonly<
  Record<Exclude<HatchPattern, 'batt-insulation'>, PatternDefinition>
> = {
  earth: { name: 'EARTH', scale: 0.9, lines: earth },
  gravel: { name: 'GRAVEL', scale: 0.5, lines: gravel },
  concrete: { name: 'AR-CONC', scale: 0.035, lines: concrete },
  masonry: { name: 'ANSI31', scale: 0.6, lines: [line(45, 0.125)] },
  steel: { name: 'ANSI32', scale: 0.22, lines: steel },
  aluminum: { name: 'ALUMINUM', scale: 0.28, lines: [line(135, 0.125)] },
  wood: { name: 'WOOD-GRAIN', scale: 0.56, lines: [line(0, 0.125)] },
  plywood: { name: 'PLYWOOD', scale: 0.4, lines: [line(0, 0.125), [60, [0, 0], [0, 0.4], [0.145, -0.145]]] },
  'rigid-insulation': { name: 'ANSI37', scale: 1, lines: crossed },
  foam: { name: 'ANSI37', scale: 0.44, lines: crossed },
  gypsum: { name: 'AR-SAND', scale: 0.06, lines: sand },
  glass: { name: 'GLASS', scale: 0.6, lines: glass },
  membrane: { name: 'MEMBRANE', scale: 0.21, lines: [line(60, 0.125)] },
  sealant: { name: 'SEALANT', scale: 0.2, lines: [line(30, 0.125), line(120, 0.125)] },
  tile: { name: 'TILE', scale: 0.44, lines: [line(135, 0.125)] },
  asphalt: { name: 'ASPHALT', scale: 0.06, lines: [...sand, line(45, 5)] },
  sand: { name: 'AR-SAND', scale: 0.05, lines: sand },
};
