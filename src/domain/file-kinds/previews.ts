/** A preview picture in a file. */
export interface Preview {
  type: 'image/png' | 'image/jpeg' | 'image/bmp';
  bytes: Uint8Array<ArrayBuffer>;
}

/** Previews are thumbnails; a larger picture would be something else. */
const mostSide = 4_096;
/** Maximum size of a preview, uncompressed. */
export const mostPreviewBytes = 20_000_000;
/** How many bytes are searched for a picture. */
const reach = 2_000_000;
const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The first PNG picture among these bytes. */
export function pngIn(bytes: Uint8Array): Preview | null {
  const most = Math.min(bytes.length, reach);
  for (let at = bytes.indexOf(0x89); at !== -1 && at < most; at = bytes.indexOf(0x89, at + 1))
    if (pngMark.every((byte, index) => bytes[at + index] === byte)) return pngAt(bytes, at);
  return null;
}

/** Follows its chunks to the last one. */
function pngAt(bytes: Uint8Array, start: number): Preview | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start + 33 > bytes.length) return null;
  if (view.getUint32(start + 16) > mostSide || view.getUint32(start + 20) > mostSide) return null;
  let at = start + 8;
  while (at + 12 <= bytes.length && at - start < mostPreviewBytes) {
    const [length, isEnd] = [view.getUint32(at), view.getUint32(at + 4) === 0x49_45_4e_44];
    at += 12 + length;
    if (isEnd) return at > bytes.length ? null : { type: 'image/png', bytes: bytes.slice(start, at) };
  }
  return null;
}

const dwgMark = [
  0x1f, 0x25, 0x6d, 0x07, 0xd4, 0x36, 0x28, 0x28, 0x9d, 0x57, 0xca, 0x3f, 0x9d, 0x44, 0x10, 0x2b,
];
/** Picture codes in a DWG file's list. */
const [bitmap, png] = [2, 6];

/** The thumbnail of a DWG file since R13, of which most programs write one. */
export function dwgPreview(bytes: Uint8Array): Preview | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 32) return null;
  const place = view.getUint32(13, true);
  if (place + 21 > bytes.length || !dwgMark.every((byte, at) => bytes[place + at] === byte)) return null;
  const count = view.getUint8(place + 20);
  for (let index = 0; index < count && place + 30 + 9 * index <= bytes.length; index += 1) {
    const at = place + 21 + 9 * index;
    const [code, start, size] = [
      view.getUint8(at),
      view.getUint32(at + 1, true),
      view.getUint32(at + 5, true),
    ];
    const picture = bytes.subarray(start, start + size);
    if (size === 0 || size > mostPreviewBytes || picture.length < size) continue;
    if (code === png) return pngIn(picture);
    if (code === bitmap) return bitmapOf(picture);
  }
  return null;
}

/** A bitmap without a file header; null if it is larger than a preview, or compressed. */
export function bitmapOf(picture: Uint8Array): Preview | null {
  if (picture.length < 40) return null;
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  const [head, width, height] = [view.getUint32(0, true), view.getInt32(4, true), view.getInt32(8, true)];
  const [bits, listed] = [view.getUint16(14, true), view.getUint32(32, true)];
  if (head < 40 || head > 124 || width <= 0 || width > mostSide || Math.abs(height) > mostSide) return null;
  const colors = bits <= 8 ? (listed > 0 ? Math.min(listed, 256) : 1 << bits) : 0;
  const bytes = new Uint8Array(14 + picture.length);
  const into = new DataView(bytes.buffer);
  into.setUint16(0, 0x42_4d);
  into.setUint32(2, bytes.length, true);
  into.setUint32(10, 14 + head + 4 * colors, true);
  bytes.set(picture, 14);
  return { type: 'image/bmp', bytes };
}
