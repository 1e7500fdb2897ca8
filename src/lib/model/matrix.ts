/** 4 × 4, column by column as in glTF. */
export type Matrix = readonly number[];

export const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export const multiply = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, index) => {
    const row = index % 4;
    const column = index - row;
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[k * 4 + row] ?? 0) * (b[column + k] ?? 0), 0);
  });

/** Whether a transform turns a shape into its mirror image. */
export function isMirrored(matrix: Matrix): boolean {
  const [a = 1, b = 0, c = 0, , d = 0, e = 1, f = 0, , g = 0, h = 0, i = 1] = matrix;
  return a * (e * i - f * h) - d * (b * i - c * h) + g * (b * f - c * e) < 0;
}

interface Placed {
  matrix?: readonly number[] | undefined;
  translation?: readonly number[] | undefined;
  /** Quaternion x, y, z, w. */
  rotation?: readonly number[] | undefined;
  scale?: readonly number[] | undefined;
}

/** The local transform of a glTF node. */
export function matrixOfNode({ matrix, translation, rotation, scale }: Placed): Matrix {
  if (matrix) return matrix;
  const [x = 0, y = 0, z = 0, w = 1] = rotation ?? [];
  const [sx = 1, sy = 1, sz = 1] = scale ?? [];
  const [tx = 0, ty = 0, tz = 0] = translation ?? [];
  const columns = [
    [(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    [2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    [2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    [tx, ty, tz, 1],
  ];
  return columns.flat();
}

/** Transforms points, three numbers each. */
export function transformPoints(matrix: Matrix, points: ArrayLike<number>): Float32Array<ArrayBuffer> {
  const moved = new Float32Array(points.length);
  const [a = 1, b = 0, c = 0, , d = 0, e = 1, f = 0, , g = 0, h = 0, i = 1, , x = 0, y = 0, z = 0] = matrix;
  for (let at = 0; at + 2 < points.length; at += 3) {
    const [px = 0, py = 0, pz = 0] = [points[at], points[at + 1], points[at + 2]];
    moved[at] = a * px + d * py + g * pz + x;
    moved[at + 1] = b * px + e * py + h * pz + y;
    moved[at + 2] = c * px + f * py + i * pz + z;
  }
  return moved;
}
