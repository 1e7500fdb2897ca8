/** The material, for its color. */
export type Finish = 'metal' | 'dark' | 'glass' | 'white' | 'wood' | 'body';

export type Axis = 'x' | 'y' | 'z';
type Flat = readonly [u: number, v: number];

/**
 * One solid of an object: a convex outline extruded along an axis, in inches. The outline runs counterclockwise in (y,
 * z) for x, (x, z) for y, and (x, y) for z. x is width, y depth, z up.
 */
export interface Part {
  name: string;
  finish: Finish;
  axis: Axis;
  outline: readonly Flat[];
  from: number;
  length: number;
}

/** Red, green, blue and opacity, 0 to 1. */
type Color = readonly [number, number, number, number];

/** What a part is made of, and its color as a screen shows it. */
export interface Look {
  name: string;
  color: Color;
}

/** The look of a finish; what is mainly of the product's own material has its name and color. */
export function lookOf(finish: Finish, { material, color }: { material: string; color: string }): Look {
  if (finish !== 'body' || material === '') return { name: finish, color: finishColors[finish] };
  const value = Number.parseInt(color.slice(1), 16);
  return { name: material, color: [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255, 1] };
}

const finishColors: Readonly<Record<Finish, Color>> = {
  metal: [0.62, 0.65, 0.68, 1],
  dark: [0.2, 0.22, 0.24, 1],
  glass: [0.62, 0.78, 0.84, 0.35],
  white: [0.93, 0.93, 0.91, 1],
  wood: [0.62, 0.44, 0.27, 1],
  body: [0.76, 0.74, 0.69, 1],
};

/** In inches; the parts of every form fill exactly this box. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}
export type BuildForm = (size: Size) => Part[];

/** A form whose parts are given in fractions of its size. */
export const inFractions =
  (parts: readonly Part[]): BuildForm =>
  ({ width, depth, height }) =>
    parts.map((part) => {
      const across = part.axis === 'x' ? depth : width;
      const up = part.axis === 'z' ? depth : height;
      const along = { x: width, y: depth, z: height }[part.axis];
      return {
        ...part,
        outline: part.outline.map(([u, v]): Flat => [u * across, v * up]),
        from: part.from * along,
        length: part.length * along,
      };
    });

/** A box, from its minimum corner. */
export const box = (
  name: string,
  finish: Finish,
  [x, y, z]: readonly [number, number, number],
  [width, depth, height]: readonly [number, number, number],
): Part => ({
  name,
  finish,
  axis: 'z',
  from: z,
  length: height,
  outline: [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ],
});

/** A round bar, 32-sided, that touches `[u, v]` to `[u + du, v + dv]` on all four sides. */
export const rod = (
  name: string,
  finish: Finish,
  axis: Axis,
  [u, v]: Flat,
  [du, dv]: Flat,
  from: number,
  length: number,
): Part => ({
  name,
  finish,
  axis,
  from,
  length,
  outline: Array.from({ length: 32 }, (_, step): Flat => {
    const angle = (step * Math.PI) / 16;
    return [u + (du / 2) * (1 + Math.cos(angle)), v + (dv / 2) * (1 + Math.sin(angle))];
  }),
});

/** The point in space of an outline point, at a distance along the axis. */
export function placeOf(part: Part, [u, v]: Flat, along: number): [number, number, number] {
  if (part.axis === 'x') return [along, u, v];
  return part.axis === 'y' ? [u, along, v] : [u, v, along];
}

/** Two triangles per side and a fan at each end; the outline is convex. */
export const trianglesOf = ({ outline: { length } }: Part): number => 2 * length + 2 * (length - 2);

/** Any convex outline, counterclockwise as in `Part`, extruded along an axis. */
export const prism = (
  name: string,
  finish: Finish,
  axis: Axis,
  outline: readonly Flat[],
  from: number,
  length: number,
): Part => ({ name, finish, axis, outline, from, length });

/** 0, 1, 2 … for repeated parts. */
export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
