/** A piece of an RTF file. `value` of a control word is null if it has none. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  | { kind: 'bytes'; bytes: number[] };

const control = /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([\da-f]{2})|([^a-z]))/iy;

/** Splits RTF, which is ASCII with bytes of a code page in `\'hh`. `text` has one character per byte. */
export function* rtfTokens(text: string): Generator<RtfToken> {
  let bytes: number[] = [];
  let at = 0;
  const takeBytes = function* (): Generator<RtfToken> {
    if (bytes.length > 0) yield { kind: 'bytes', bytes };
    bytes = [];
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x7d) {
      yield* takeBytes();
      yield code === 0x7b ? { kind: 'open' } : { kind: 'close' };
      at += 1;
    } else if (code === 0x5c) {
      control.lastIndex = at;
      const [all, word, value, hex, sign] = control.exec(text) ?? ['\\'];
      at += all.length;
      if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
      else if (sign !== undefined && /[\\{}]/.test(sign)) bytes.push(sign.charCodeAt(0));
      else if (word !== undefined || sign !== undefined) {
        yield* takeBytes();
        yield { kind: 'word', word: word ?? sign ?? '', value: value === undefined ? null : Number(value) };
        if (word === 'bin') at += Math.max(0, Number(value ?? 0));
      }
    } else {
      // Line ends of the file itself mean nothing.
      if (code !== 0x0d && code !== 0x0a) bytes.push(code & 0xff);
      at += 1;
    }
  }
  yield* takeBytes();
}
