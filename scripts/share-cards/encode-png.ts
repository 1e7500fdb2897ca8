import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const packed = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Three bytes for each pixel: cards are opaque. */
const TRUE_COLOR = 2;

/**
 * Opaque pixels (RGBA, row by row) as PNG. The library's own encoder keeps the opacity that cards don't have and takes twice
 * as long; with thousands of cards that is minutes of a build.
 */
export async function encodePng(pixels: Uint8ClampedArray, width: number, height: number): Promise<Buffer> {
  // Each row begins with the number of its filter, none.
  const rows = Buffer.alloc(height * (width * 3 + 1));
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    to += 1;
    for (let from = row * width * 4, end = from + width * 4; from < end; from += 4) {
      rows[to] = pixels[from] ?? 0;
      rows[to + 1] = pixels[from + 1] ?? 0;
      rows[to + 2] = pixels[from + 2] ?? 0;
      to += 3;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUE_COLOR], 8);
  return Buffer.concat([
    signature,
    ...chunk('IHDR', header),
    ...chunk('IDAT', await packed(rows, { level: 2 })),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, name, data, and checksum of name and data. */
function chunk(name: string, data: Buffer): Buffer[] {
  const [length, kind, sum] = [Buffer.alloc(4), Buffer.from(name, 'latin1'), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(data, crc32(kind)));
  return [length, kind, data, sum];
}
