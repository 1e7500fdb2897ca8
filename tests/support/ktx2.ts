/**
 * A KTX2 picture of one color in UASTC: each block of 4 by 4 pixels says its color (mode 8).
 * https://registry.khronos.org/KTX/specs/2.0/ktxspec.v2.html
 */
export function ktx2Of(
  [width, height]: readonly [number, number],
  color: readonly [red: number, green: number, blue: number, opacity: number],
): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil(width / 4) * Math.ceil(height / 4);
  const [levels, description, data] = [80, 104, 160];
  const bytes = new Uint8Array(data + 16 * blocks);
  const view = new DataView(bytes.buffer);
  const words = (from: number, numbers: readonly number[]): void => {
    for (const [at, number] of numbers.entries()) view.setUint32(from + 4 * at, number, true);
  };
  bytes.set([0xab, 0x4b, 0x54, 0x58, 0x20, 0x32, 0x30, 0xbb, 0x0d, 0x0a, 0x1a, 0x0a]);
  // Format, bytes of a type, size, layers, faces, levels, no packing; the description's place and length.
  words(12, [0, 1, width, height, 0, 0, 1, 1, 0, description, 44]);
  words(levels, [data, 0, 16 * blocks, 0, 16 * blocks, 0]);
  // UASTC, BT.709, sRGB, blocks of 4 by 4, one sample with opacity.
  words(description, [44, 0, (40 << 16) | 2, 0x00_02_01_a6, 0x00_00_03_03, 16, 0, (3 << 24) | (127 << 16)]);
  words(description + 32, [0, 0, 0xff_ff_ff_ff]);
  // The mode in five bits, then a byte for each color.
  const block = color.reduce((all, part, at) => all | (BigInt(part) << BigInt(5 + 8 * at)), 0x17n);
  for (let at = 0; at < blocks; at += 1) view.setBigUint64(data + 16 * at, block, true);
  return bytes;
}
