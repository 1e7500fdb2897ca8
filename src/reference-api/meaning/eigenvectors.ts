const sweeps = 12;
const tiny = 1e-9;

/** Eigenvalues and eigenvectors of a symmetric matrix, largest first, by Jacobi rotations. Overwrites `matrix`. */
export function eigenvectors(matrix: Float64Array[]): { value: number; vector: Float64Array }[] {
  const size = matrix.length;
  const vectors = Array.from({ length: size }, (_, at) => {
    const unit = new Float64Array(size);
    unit[at] = 1;
    return unit;
  });
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let largest = 0;
    for (let row = 0; row < size; row++) {
      for (let column = row + 1; column < size; column++) {
        largest = Math.max(largest, rotate(matrix, vectors, row, column));
      }
    }
    if (largest < tiny) break;
  }
  return vectors
    .map((vector, at) => ({ value: matrix[at]?.[at] ?? 0, vector }))
    .toSorted((one, other) => other.value - one.value);
}

/** Makes one element zero and returns its former value. The rows of `vectors` become the eigenvectors. */
function rotate(matrix: Float64Array[], vectors: Float64Array[], row: number, column: number): number {
  const [first, second] = [matrix[row], matrix[column]];
  const [own, other] = [vectors[row], vectors[column]];
  if (!first || !second || !own || !other) return 0;
  const element = first[column] ?? 0;
  if (Math.abs(element) < tiny) return 0;
  const theta = ((second[column] ?? 0) - (first[row] ?? 0)) / (2 * element);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const line of matrix) turn(line, row, column, cosine, sine);
  for (let at = 0; at < first.length; at++) {
    const [one, two] = [first[at] ?? 0, second[at] ?? 0];
    first[at] = cosine * one - sine * two;
    second[at] = sine * one + cosine * two;
    const [left, right] = [own[at] ?? 0, other[at] ?? 0];
    own[at] = cosine * left - sine * right;
    other[at] = sine * left + cosine * right;
  }
  return Math.abs(element);
}

function turn(line: Float64Array, row: number, column: number, cosine: number, sine: number): void {
  const [one, two] = [line[row] ?? 0, line[column] ?? 0];
  line[row] = cosine * one - sine * two;
  line[column] = sine * one + cosine * two;
}
