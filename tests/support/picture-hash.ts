import { createCanvas, loadImage } from '@napi-rs/canvas';

const [columns, rows] = [32, 24];
/** Pixels of a cell, in both directions. */
const cell = 6;
const [width, height] = [columns * cell, rows * cell];

/**
 * A difference hash: for each cell of a coarse grid, whether it is darker than the one at its right, and than the one below
 * it. Pictures of which few bits differ look alike.
 */
export async function pictureHash(svg: string): Promise<Uint8Array> {
  const paint = createCanvas(width, height).getContext('2d');
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, width, height);
  paint.drawImage(await loadImage(Buffer.from(stroked(svg))), 0, 0, width, height);
  const { data } = paint.getImageData(0, 0, width, height);
  const sums = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / cell) * columns + Math.floor(x / cell);
      sums[at] = (sums[at] ?? 0) + (data[4 * (y * width + x) + 1] ?? 0) / (cell * cell);
    }
  const bits: number[] = [];
  // Even paper is the same everywhere.
  const differs = (one: number, other: number): number => ((sums[one] ?? 0) + 5 < (sums[other] ?? 0) ? 1 : 0);
  for (let y = 0; y < rows - 1; y += 1)
    for (let x = 0; x < columns - 1; x += 1) {
      const at = y * columns + x;
      bits.push(differs(at, at + 1), differs(at, at + columns));
    }
  return Uint8Array.from(bits);
}

/** The share of bits that two hashes differ in, of those that either has. */
export function hashDistance(one: Uint8Array, other: Uint8Array): number {
  let [differing, present] = [0, 0];
  for (let index = 0; index < one.length; index += 1) {
    if (one[index] !== other[index]) differing += 1;
    if (one[index] === 1 || other[index] === 1) present += 1;
  }
  return present === 0 ? 0 : differing / present;
}

/** With strokes as wide as they say on the canvas: the library makes them grow with the drawing. */
function stroked(svg: string): string {
  const [, units = '1'] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  return svg.replaceAll(
    /stroke-width="([\d.]+)" vector-effect="non-scaling-stroke"/g,
    (_, own: string) => `stroke-width="${(Number(own) * Number(units)) / width}"`,
  );
}
