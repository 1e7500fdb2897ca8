/** Longer records are lists of points and faces, which would take a hundred times their size as values. */
const longest = 1_000_000;
const [semicolon, quote, hash] = [0x3b, 0x27, 0x23];

/** Ids of instances whose text is longer than a megabyte. */
export function longRecords(bytes: Uint8Array): ReadonlySet<number> {
  const found = new Set<number>();
  let [start, isText] = [0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isText = !isText;
    if (byte !== semicolon || isText) continue;
    if (at - start > longest) found.add(idAt(bytes, start));
    start = at + 1;
  }
  return found;
}

/** The id in `#123=…`, after leading whitespace. */
function idAt(bytes: Uint8Array, start: number): number {
  const from = bytes.indexOf(hash, start) + 1;
  return Number.parseInt(new TextDecoder('latin1').decode(bytes.subarray(from, from + 12)), 10);
}
