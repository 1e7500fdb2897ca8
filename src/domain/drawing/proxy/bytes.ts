/** Reads numbers and texts in sequence; throws if the data ends early. */
export class ByteReader {
  private readonly view: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  long(): number {
    this.at += 4;
    return this.view.getInt32(this.at - 4, true);
  }

  real(): number {
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }

  reals(count: number): number[] {
    return Array.from({ length: count }, () => this.real());
  }

  /** Reads a zero-terminated text, padded to four bytes. `size` is the bytes per character, 1 or 2. */
  text(size: 1 | 2, letters: (bytes: Uint8Array) => string): string {
    const start = this.at;
    const read = (): number =>
      size === 1 ? this.view.getUint8(this.at) : this.view.getUint16(this.at, true);
    while (read() !== 0) this.at += size;
    const bytes = new Uint8Array(this.view.buffer, this.view.byteOffset + start, this.at - start);
    this.at += size;
    this.at += (4 - (this.at % 4)) % 4;
    return letters(bytes);
  }
}

/** Reads the packed numbers of DWG files, bit by bit. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  private bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--, this.at++) {
      const byte = this.bytes[this.at >> 3];
      if (byte === undefined) throw new RangeError('The data ends early.');
      value = value * 2 + ((byte >> (7 - (this.at & 7))) & 1);
    }
    return value;
  }

  private raw(size: number): DataView {
    const view = new DataView(new ArrayBuffer(8));
    for (let at = 0; at < size; at++) view.setUint8(at, this.bits(8));
    return view;
  }

  long(): number {
    return this.raw(4).getInt32(0, true);
  }

  real(): number {
    return this.raw(8).getFloat64(0, true);
  }

  /** A short whole number. */
  packedShort(): number {
    return (
      [() => this.raw(2).getInt16(0, true), () => this.bits(8), () => 0, () => 256][this.bits(2)]?.() ?? 0
    );
  }

  packedLong(): number {
    return [() => this.long(), () => this.bits(8)][this.bits(2)]?.() ?? 0;
  }

  packedReal(): number {
    return [() => this.real(), () => 1][this.bits(2)]?.() ?? 0;
  }

  /** A number stored as a difference to another, with only some of its bytes. */
  nextReal(before: number): number {
    const how = this.bits(2);
    if (how === 0) return before;
    if (how === 3) return this.real();
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, before, true);
    if (how === 2) for (const at of [4, 5]) view.setUint8(at, this.bits(8));
    for (const at of [0, 1, 2, 3]) view.setUint8(at, this.bits(8));
    return view.getFloat64(0, true);
  }
}
