/** Writes proxy graphics for tests: parts of a kind and numbers, as programs put them into a file. */

const bytesOf = (size: number, write: (view: DataView) => void): number[] => {
  const view = new DataView(new ArrayBuffer(size));
  write(view);
  return Array.from(new Uint8Array(view.buffer));
};

export const long = (value: number): number[] => bytesOf(4, (view) => view.setInt32(0, value, true));
export const real = (value: number): number[] => bytesOf(8, (view) => view.setFloat64(0, value, true));
export const reals = (...values: number[]): number[] => values.flatMap(real);
/** A point of the plane. */
export const point = (x: number, y: number): number[] => reals(x, y, 0);
const padded = (bytes: number[]): number[] => [
  ...bytes,
  ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0),
];
export const narrow = (text: string): number[] =>
  padded([...Array.from(text, (letter) => letter.charCodeAt(0)), 0]);
export const wide = (text: string): number[] =>
  padded(Array.from(`${text}\0`, (letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]).flat());

export const part = (kind: number, data: readonly number[]): number[] => [
  ...long(8 + data.length),
  ...long(kind),
  ...data,
];

/** The groups of a graphic, in pieces of 127 bytes: `92 40 | 310 2800…`. */
export function graphicGroups(parts: readonly (readonly number[])[], code: 92 | 160 = 92): string {
  const data = parts.flat();
  const bytes = [...long(8 + data.length), ...long(parts.length), ...data];
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 127)
    pieces.push(
      `310 ${bytes
        .slice(at, at + 127)
        .map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
        .join('')}`,
    );
  return [`${code} ${bytes.length}`, ...pieces].join(' | ');
}

/** Bits as a packed polyline has them: numbers by their kind. */
export class BitWriter {
  private readonly bits: number[] = [];

  private put(value: number, count: number): this {
    for (let at = count - 1; at >= 0; at--) this.bits.push((value >> at) & 1);
    return this;
  }

  raw(bytes: readonly number[]): this {
    for (const byte of bytes) this.put(byte, 8);
    return this;
  }

  /** In one byte. */
  short(value: number): this {
    return this.put(1, 2).put(value, 8);
  }

  wideShort(value: number): this {
    return this.put(0, 2).raw(long(value).slice(0, 2));
  }

  packedReal(value: number): this {
    return value === 0 ? this.put(2, 2) : value === 1 ? this.put(1, 2) : this.put(0, 2).raw(real(value));
  }

  same(): this {
    return this.put(0, 2);
  }

  whole(value: number): this {
    return this.put(3, 2).raw(real(value));
  }

  /** The first four bytes of a number, the others as before. */
  changed(value: number): this {
    return this.put(1, 2).raw(real(value).slice(0, 4));
  }

  bytes(): number[] {
    const all = [...this.bits, ...Array<number>((8 - (this.bits.length % 8)) % 8).fill(0)];
    return Array.from({ length: all.length / 8 }, (_, at) =>
      all.slice(8 * at, 8 * at + 8).reduce((sum, bit) => sum * 2 + bit, 0),
    );
  }
}
