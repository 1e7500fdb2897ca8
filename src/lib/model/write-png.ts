/* Writes a PNG without compression, because the same browser reads it a moment later. */

const [signature, head, chunk, blockHead] = [8, 25, 12, 5];
/** Maximum bytes of a stored block. */
const mostInBlock = 65_535;
/** Bytes before and after the blocks: https://www.rfc-editor.org/rfc/rfc1950 */
const [zlibHead, zlibSum] = [2, 4];

const rowsBytes = (width: number, height: number): number => (1 + 4 * width) * height;
const dataBytes = (rows: number): number =>
  zlibHead + rows + blockHead * Math.ceil(rows / mostInBlock) + zlibSum;

/** The length of a picture of this size. */
export const pngBytes = (width: number, height: number): number =>
  signature + head + chunk + dataBytes(rowsBytes(width, height)) + chunk;

/** Fills `into`, which has `pngBytes`, with the picture of these pixels: red, green, blue, and opacity, a byte each. */
export function writePng(into: Uint8Array, pixels: Uint8Array, width: number, height: number): void {
  const view = new DataView(into.buffer, into.byteOffset, into.byteLength);
  into.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  view.setUint32(16, width);
  view.setUint32(20, height);
  // Eight bits, with opacity.
  into.set([8, 6], 24);
  closeChunk(view, signature, 'IHDR', 13);
  const rows = rowsBytes(width, height);
  const start = signature + head;
  const data = start + 8;
  into.set([0x78, 0x01], data);
  const rowLength = 1 + 4 * width;
  let [at, left, first, second] = [data + zlibHead, 0, 1, 0];
  /** Number of bytes written. */
  let done = 0;
  const put = (bytes: Uint8Array): void => {
    for (const byte of bytes) {
      if (left === 0) {
        left = Math.min(mostInBlock, rows - done);
        view.setUint8(at, done + left === rows ? 1 : 0);
        view.setUint16(at + 1, left, true);
        view.setUint16(at + 3, 65_535 - left, true);
        at += blockHead;
      }
      into[at] = byte;
      at += 1;
      left -= 1;
      done += 1;
      first += byte;
      if (first >= 65_521) first -= 65_521;
      second += first;
      if (second >= 65_521) second -= 65_521;
    }
  };
  const row = new Uint8Array(rowLength);
  for (let y = 0; y < height; y += 1) {
    row.set(pixels.subarray(4 * width * y, 4 * width * (y + 1)), 1);
    put(row);
  }
  view.setUint16(at, second);
  view.setUint16(at + 2, first);
  closeChunk(view, start, 'IDAT', dataBytes(rows));
  closeChunk(view, into.length - chunk, 'IEND', 0);
}

/** Writes the length, name, and checksum of a chunk at `start`. */
function closeChunk(view: DataView, start: number, name: string, length: number): void {
  view.setUint32(start, length);
  for (const [at, letter] of [...name].entries()) view.setUint8(start + 4 + at, letter.codePointAt(0) ?? 0);
  let sum = 0xff_ff_ff_ff;
  const end = start + 8 + length;
  for (let at = start + 4; at < end; at += 1)
    sum = (sums[(sum ^ view.getUint8(at)) & 0xff] ?? 0) ^ (sum >>> 8);
  view.setUint32(end, ~sum >>> 0);
}

/** https://www.w3.org/TR/png/#D-CRCAppendix */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xed_b8_83_20 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});
