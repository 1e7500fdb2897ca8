import { unzlibSync } from 'fflate';
import { bitmapOf, mostPreviewBytes, type Preview } from '#src/domain/file-kinds/previews.ts';

/* A Rhino file is a list of chunks: a code of four bytes, a length of four, or of eight since Rhino 5, and so many bytes.
   https://github.com/mcneel/opennurbs */

const [properties, picture, packedPicture] = [0x10_00_00_14, 0x20_00_80_23, 0x20_00_80_25];
/** A chunk with this bit has a value instead of a length, and no content. */
const isShort = (code: number): boolean => code >= 0x80_00_00_00;
const [headBytes, sizeBytes] = [32, 40];
const mostChunks = 1_000;

interface Chunk {
  code: number;
  from: number;
  to: number;
}

/** The model's preview, which Rhino saves by default. `release` is the number in the header: `4`, `50`. */
export function rhinoPreview(bytes: Uint8Array, release: number): Preview | null {
  const lengthBytes = release >= 50 ? 8 : 4;
  for (const { code, from, to } of chunksIn(bytes, headBytes, bytes.length, lengthBytes)) {
    if (code !== properties) continue;
    for (const inner of chunksIn(bytes, from, to, lengthBytes)) {
      const own = bytes.subarray(inner.from, inner.to);
      if (inner.code === picture) return bitmapOf(own);
      if (inner.code === packedPicture) return unpacked(own, lengthBytes);
    }
    return null;
  }
  return null;
}

function* chunksIn(bytes: Uint8Array, start: number, end: number, lengthBytes: number): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  for (let turn = 0; turn < mostChunks && at + 4 + lengthBytes <= end; turn += 1) {
    const code = view.getUint32(at, true);
    const from = at + 4 + lengthBytes;
    const length = lengthBytes === 8 ? Number(view.getBigUint64(at + 4, true)) : view.getUint32(at + 4, true);
    if (isShort(code)) at = from;
    else {
      if (from + length > end) return;
      yield { code, from, to: from + length };
      at = from + length;
    }
  }
}

/** Reads the pixels after a bitmap's header: length, checksum, and, if they are compressed, another chunk. */
function unpacked(bytes: Uint8Array, lengthBytes: number): Preview | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = sizeBytes + 9;
  if (bytes.length < start) return null;
  const length = view.getUint32(sizeBytes, true);
  if (length > mostPreviewBytes) return null;
  const rest = bytes.subarray(start);
  const pixels =
    view.getUint8(start - 1) === 0
      ? rest.subarray(0, length)
      : unzlibSync(rest.subarray(4 + lengthBytes), { out: new Uint8Array(length) });
  if (pixels.length !== length) return null;
  const whole = new Uint8Array(sizeBytes + length);
  whole.set(bytes.subarray(0, sizeBytes));
  whole.set(pixels, sizeBytes);
  return bitmapOf(whole);
}
