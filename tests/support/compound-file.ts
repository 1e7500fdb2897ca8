/** A compound file of Windows with these streams, each in sectors of 512 bytes; streams below 4,096 bytes lie in small sectors. */
export function compoundFileOf(streams: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const end = 0xff_ff_ff_fe;
  const sectors: Uint8Array[] = [];
  const table: number[] = [];
  const put = (bytes: Uint8Array): number => {
    const first = sectors.length;
    const count = Math.max(1, Math.ceil(bytes.length / 512));
    for (let at = 0; at < count; at += 1) {
      const sector = new Uint8Array(512);
      sector.set(bytes.subarray(at * 512, at * 512 + 512));
      sectors.push(sector);
      table.push(at === count - 1 ? end : first + at + 1);
    }
    return first;
  };
  const numbers = (list: readonly number[], length = list.length): Uint8Array => {
    const bytes = new Uint8Array(4 * length).fill(0xff);
    const view = new DataView(bytes.buffer);
    for (const [at, value] of list.entries()) view.setUint32(4 * at, value, true);
    return bytes;
  };
  const small: number[] = [];
  const smallTable: number[] = [];
  const entries = Object.entries(streams).map(([name, bytes]) => {
    if (bytes.length >= 4_096) return { name, type: 2, start: put(bytes), size: bytes.length };
    const start = smallTable.length;
    const count = Math.max(1, Math.ceil(bytes.length / 64));
    for (let at = 0; at < count; at += 1) {
      for (let index = 0; index < 64; index += 1) small.push(bytes[at * 64 + index] ?? 0);
      smallTable.push(at === count - 1 ? end : start + at + 1);
    }
    return { name, type: 2, start, size: bytes.length };
  });
  const root = { name: 'Root Entry', type: 5, start: put(Uint8Array.from(small)), size: small.length };
  const smallStart = put(numbers(smallTable, 128));
  const directory = new Uint8Array(128 * (entries.length + 1));
  const view = new DataView(directory.buffer);
  for (const [at, { name, type, start, size }] of [root, ...entries].entries()) {
    for (const [index, letter] of [...name].entries())
      view.setUint16(128 * at + 2 * index, letter.codePointAt(0) ?? 0, true);
    view.setUint16(128 * at + 64, 2 * name.length + 2, true);
    view.setUint8(128 * at + 66, type);
    view.setUint32(128 * at + 116, start, true);
    view.setUint32(128 * at + 120, size, true);
  }
  const directoryStart = put(directory);
  const tableSectors = Math.ceil((table.length + 4) / 128);
  const tableStart = sectors.length;
  for (let at = 0; at < tableSectors; at += 1) table.push(0xff_ff_ff_fd);
  const packed = numbers(table, 128 * tableSectors);
  for (let at = 0; at < tableSectors; at += 1) sectors.push(packed.subarray(512 * at, 512 * at + 512));
  const file = new Uint8Array(512 * (sectors.length + 1));
  const head = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  head.setUint16(30, 9, true);
  head.setUint16(32, 6, true);
  head.setUint32(44, tableSectors, true);
  head.setUint32(48, directoryStart, true);
  head.setUint32(56, 4_096, true);
  head.setUint32(60, smallStart, true);
  head.setUint32(64, 1, true);
  head.setUint32(68, end, true);
  for (let at = 76; at < 512; at += 4) head.setUint32(at, 0xff_ff_ff_ff, true);
  for (let at = 0; at < tableSectors; at += 1) head.setUint32(76 + 4 * at, tableStart + at, true);
  for (const [at, sector] of sectors.entries()) file.set(sector, 512 * (at + 1));
  return file;
}
