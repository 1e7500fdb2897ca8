/* Windows compound files (OLE, structured storage), which contain streams as a disk contains files. Implements only finding and
 * reading a stream: https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb */

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Larger sector numbers are markers: the end of a chain, a free sector. */
const lastSector = 0xff_ff_ff_fa;
/** Limits: directory entries, and bytes of a stream. */
const [mostEntries, mostBytes] = [4_096, 8_000_000];

export interface CompoundFile {
  /** The names of its streams and folders, in no particular order. */
  names: readonly string[];
  /** A stream, cut at 8 MB; null if there is none, or its chain of sectors is broken. */
  read: (name: string) => Uint8Array | null;
}

export const isCompoundFile = (bytes: Uint8Array): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Null for other formats and damaged files. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  if (!isCompoundFile(bytes) || bytes.length < 512) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [shift, smallShift] = [view.getUint16(30, true), view.getUint16(32, true)];
  if (shift < 7 || shift > 16 || smallShift > shift) return null;
  const sectors: Sectors = { bytes, size: 1 << shift, start: 1 << shift, next: tableOf(view, 1 << shift) };
  const directory = chain(sectors, view.getUint32(48, true), mostEntries * 128);
  if (directory === null) return null;
  const entries = entriesOf(directory);
  const [root] = entries;
  const cutoff = view.getUint32(56, true);
  let small: Sectors | null = null;
  const smallSectors = (): Sectors | null => {
    const held = root && chain(sectors, root.start, root.size);
    const table = chain(sectors, view.getUint32(60, true), mostBytes);
    if (!held || !table) return null;
    small ??= { bytes: held, size: 1 << smallShift, start: 0, next: numbersIn(table) };
    return small;
  };
  return {
    names: entries.slice(1).map(({ name }) => name),
    read: (name) => {
      const entry = entries.slice(1).find((one) => one.name === name);
      if (!entry || entry.size === 0) return null;
      const from = entry.size < cutoff ? smallSectors() : sectors;
      return from && chain(from, entry.start, Math.min(entry.size, mostBytes));
    },
  };
}

interface Sectors {
  bytes: Uint8Array;
  size: number;
  /** Where sector 0 begins. */
  start: number;
  /** For each sector, the next one in its chain. */
  next: Uint32Array;
}

interface Entry {
  name: string;
  start: number;
  size: number;
}

function numbersIn(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(4 * at, true));
}

/** The sector allocation table, whose own sectors are listed in the header and in further sectors that it points to. */
function tableOf(view: DataView, size: number): Uint32Array {
  const places: number[] = [];
  for (let at = 76; at < 512; at += 4) places.push(view.getUint32(at, true));
  let more = view.getUint32(68, true);
  const most = Math.ceil(view.byteLength / size);
  for (let turn = 0; more < lastSector && turn < most && (more + 2) * size <= view.byteLength; turn += 1) {
    const start = (more + 1) * size;
    for (let at = 0; at < size - 4; at += 4) places.push(view.getUint32(start + at, true));
    more = view.getUint32(start + size - 4, true);
  }
  const used = places.filter((place) => (place + 2) * size <= view.byteLength).slice(0, most);
  const perSector = size / 4;
  const table = new Uint32Array(used.length * perSector).fill(lastSector + 1);
  for (const [index, place] of used.entries())
    for (let at = 0; at < perSector; at += 1)
      table[index * perSector + at] = view.getUint32((place + 1) * size + 4 * at, true);
  return table;
}

/** The bytes of a sector chain; null if it leaves the file. A circular chain ends at `length`. */
function chain({ bytes, size, start, next }: Sectors, first: number, length: number): Uint8Array | null {
  const count = Math.min(Math.ceil(length / size), Math.ceil(bytes.length / size));
  const parts: Uint8Array[] = [];
  let sector = first;
  for (let at = 0; at < count && sector < lastSector; at += 1) {
    const from = start + sector * size;
    if (from >= bytes.length) return null;
    parts.push(bytes.subarray(from, from + size));
    sector = next[sector] ?? lastSector;
  }
  const all = new Uint8Array(Math.min(length, parts.length * size));
  for (const [at, part] of parts.entries()) all.set(part.subarray(0, all.length - at * size), at * size);
  return all;
}

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = Math.min(62, Math.max(0, view.getUint16(at + 64, true) - 2));
    const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + length));
    entries.push({ name, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) });
  }
  return entries;
}
