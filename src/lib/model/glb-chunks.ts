const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

/** The two parts of a binary glTF 2.0 file; null for other formats, `cut-off` for a truncated file. */
export function splitGlb(bytes: Uint8Array): { text: string; binary: Uint8Array } | 'cut-off' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== magic || view.getUint32(4, true) !== 2)
    return null;
  if (view.getUint32(8, true) > bytes.byteLength) return 'cut-off';
  let text = '';
  let binary = new Uint8Array();
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const length = view.getUint32(at, true);
    if (at + 8 + length > bytes.byteLength) return 'cut-off';
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    const kind = view.getUint32(at + 4, true);
    if (kind === jsonChunk && text === '') text = new TextDecoder().decode(chunk);
    else if (kind === binaryChunk) binary = new Uint8Array(chunk);
    at += 8 + length;
  }
  return { text, binary };
}

export function glbChunks(bytes: Uint8Array): { text: string; binary: Uint8Array } | null {
  const chunks = splitGlb(bytes);
  return chunks === 'cut-off' ? null : chunks;
}

/** Builds a binary glTF 2.0 file from its two parts. */
export function glbFrom(text: string, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(text);
  const [jsonLength, binaryLength] = [json.length, binary.length].map((length) => Math.ceil(length / 4) * 4);
  const bytes = new Uint8Array(28 + (jsonLength ?? 0) + (binaryLength ?? 0));
  const view = new DataView(bytes.buffer);
  const words = [magic, 2, bytes.length, jsonLength ?? 0, jsonChunk];
  for (const [at, word] of words.entries()) view.setUint32(4 * at, word, true);
  bytes.fill(0x20, 20, 20 + (jsonLength ?? 0));
  bytes.set(json, 20);
  const start = 20 + (jsonLength ?? 0);
  view.setUint32(start, binaryLength ?? 0, true);
  view.setUint32(start + 4, binaryChunk, true);
  bytes.set(binary, start + 8);
  return bytes;
}
