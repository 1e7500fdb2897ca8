/** x to the right, y up, z toward the viewer of the front, as in glTF. */
export type Vector = readonly [x: number, y: number, z: number];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);

/** Scales to length 1; a zero vector stays as it is. */
export function unit(a: Vector): Vector {
  const length = lengthOf(a);
  return length === 0 ? a : times(a, 1 / length);
}

/** An axis-aligned bounding box in meters. */
export interface Box {
  min: Vector;
  max: Vector;
}

export const sizeOfBox = ({ min, max }: Box): Vector => minus(max, min);
export const centerOf = ({ min, max }: Box): Vector => times(plus(min, max), 0.5);

/** The bounding box of all points, three numbers each; null if there are none. */
export function boundingBox(lists: Iterable<ArrayLike<number>>): Box | null {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const list of lists) {
    for (let at = 0; at + 2 < list.length; at += 3) {
      for (const axis of [0, 1, 2] as const) {
        const value = list[at + axis] ?? 0;
        if (value < min[axis]) min[axis] = value;
        if (value > max[axis]) max[axis] = value;
      }
    }
  }
  return min[0] > max[0] ? null : { min, max };
}

/** The box around boxes; null if there are none. */
export const boxAround = (boxes: readonly Box[]): Box | null =>
  boundingBox(boxes.map(({ min, max }) => [...min, ...max]));
