/** A binary glTF file of these two chunks, as a program writes it. */
export function glbOf(json: unknown, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(32);
  padded.set(text);
  const file = new Uint8Array(12 + 8 + padded.length + 8 + binary.length);
  const view = new DataView(file.buffer);
  [0x46546c67, 2, file.length, padded.length, 0x4e4f534a].forEach((word, at) =>
    view.setUint32(at * 4, word, true),
  );
  file.set(padded, 20);
  view.setUint32(20 + padded.length, binary.length, true);
  view.setUint32(24 + padded.length, 0x004e4942, true);
  file.set(binary, 28 + padded.length);
  return file;
}
