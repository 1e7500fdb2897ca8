import { inflateSync } from 'fflate';

/** A ZIP that can't be opened: damaged, or over the limit when unpacked. */
export class PackedFileError extends Error {
  override readonly name = 'PackedFileError';
  readonly reason: 'broken' | 'too-large' | 'locked';

  constructor(reason: 'broken' | 'too-large' | 'locked') {
    super(reason);
    this.reason = reason;
  }
}

/** Maximum number of files in a ZIP. */
const mostEntries = 5000;

interface Entry {
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

export interface PackedFile {
  names: readonly string[];
  /** A file's unpacked size, as the directory claims. */
  sizeOf: (name: string) => number;
  /** Unpacks one file; null if there is none. Throws a `PackedFileError` once all read files together exceed the bound. */
  read: (name: string) => Uint8Array | null;
}

/** Opens a ZIP. Unpacks at most `mostBytes`, whatever the ZIP claims, and only the requested files. */
export function openPackedFile(bytes: Uint8Array, mostBytes: number): PackedFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(bytes, view);
  let left = mostBytes;
  const read = (name: string): Uint8Array | null => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    left -= entry.unpacked;
    if (left < 0) throw new PackedFileError('too-large');
    return unpacked(bytes, view, entry);
  };
  return { names: [...entries.keys()], sizeOf: (name) => entries.get(name)?.unpacked ?? 0, read };
}

function entriesOf(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = endOfList(view);
  if (end === -1) throw new PackedFileError('broken');
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new PackedFileError('too-large');
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02_01_4b_50)
      throw new PackedFileError('broken');
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new PackedFileError('locked');
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

/** Where the end record is; a comment of up to 65,535 bytes can follow it. */
function endOfList(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 0xff_ff);
  for (let at = view.byteLength - 22; at >= earliest; at -= 1)
    if (view.getUint32(at, true) === 0x06_05_4b_50) return at;
  return -1;
}

function unpacked(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const { at, method, packed } = entry;
  if (at + 30 > bytes.length) throw new PackedFileError('broken');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw new PackedFileError('broken');
  if (method === 0) return data;
  if (method !== 8) throw new PackedFileError('broken');
  try {
    // One byte more than it claims: a file that fills it is larger than it says.
    const made = inflateSync(data, { out: new Uint8Array(entry.unpacked + 1) });
    if (made.length === entry.unpacked) return made;
  } catch (error) {
    throw new PackedFileError(error instanceof RangeError ? 'too-large' : 'broken');
  }
  throw new PackedFileError('too-large');
}
