import { unzlibSync } from 'fflate';

/** The tables of a font by their four-letter tags. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const letters = new TextDecoder('latin1');

/** Decompresses a WOFF 1.0 file, table by table. Throws if it isn't one. */
export function readWoff(file: Uint8Array): FontTables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('Not a WOFF font');
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const at = 44 + index * 20;
    const name = letters.decode(file.subarray(at, at + 4));
    const start = view.getUint32(at + 4);
    const packed = file.subarray(start, start + view.getUint32(at + 8));
    const length = view.getUint32(at + 12);
    tables.set(name, packed.length < length ? unzlibSync(packed, { out: new Uint8Array(length) }) : packed);
  }
  return tables;
}

/** The TrueType tables that a PDF needs; leaves out text shaping. */
const needed = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** Builds a TrueType file from the tables, for embedding. */
export function trueTypeFile(tables: FontTables): Uint8Array {
  const kept = needed.flatMap((name) => {
    const table = tables.get(name);
    return table ? [{ name, table }] : [];
  });
  const headLength = 12 + 16 * kept.length;
  const padded = (length: number): number => (length + 3) & ~3;
  const file = new Uint8Array(kept.reduce((sum, { table }) => sum + padded(table.length), headLength));
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(kept.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, kept.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (kept.length - 2 ** power));
  let start = headLength;
  for (const [index, { name, table }] of kept.entries()) {
    const at = 12 + 16 * index;
    file.set(table, start);
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(at + letter, name.charCodeAt(letter));
    view.setUint32(at + 4, checksum(view, start, padded(table.length)));
    view.setUint32(at + 8, start);
    view.setUint32(at + 12, table.length);
    start += padded(table.length);
  }
  return file;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
