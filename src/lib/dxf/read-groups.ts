import { decodeText, encodingOf } from '#src/lib/dxf/code-pages.ts';
import { kindOf, type Group } from '#src/lib/dxf/groups.ts';

/** In text files, two hexadecimal digits per byte. */
const hexText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The groups of a file, binary or text, up to its end mark. Throws if it ends early or is not a DXF file. */
export function groupsIn(file: string | Uint8Array): Iterable<Group> {
  if (typeof file !== 'string' && isBinaryDxf(file)) return binaryGroups(file);
  return textGroups(typeof file === 'string' ? file : decodeText(file, encodingOf(file)));
}

/** Shares equal groups, such as records' layers, because copies would fill memory for a large file. */
class SharedGroups {
  readonly #numbers: Group[] = [];
  readonly #texts: Map<string, Group>[] = [];

  /** Shared with the previous group of the same code. */
  number(code: number, value: number): Group {
    const before = this.#numbers[code];
    return before && Object.is(before[1], value) ? before : (this.#numbers[code] = [code, value]);
  }

  text(code: number, value: string): Group {
    // A handle, which is unique.
    if (code === 5) return [code, value];
    const known = (this.#texts[code] ??= new Map<string, Group>());
    const same = known.get(value);
    if (same) return same;
    const made: Group = [code, value];
    if (known.size < 1_000) known.set(value, made);
    return made;
  }
}

const groupCode = /^-?\d{1,4}$/;
/** Maximum number of consecutive lines outside of groups; after more, the rest can't be interpreted. */
const mostStrayLines = 20;

function* textGroups(text: string): Generator<Group> {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  const shared = new SharedGroups();
  let at = 0;
  /** True after a section, where a file may end. */
  let isBetween = false;
  const row = (): string => {
    if (at >= text.length) throw new Error('The file has no end mark.');
    const end = text.indexOf(lineEnd, at);
    const line = text.slice(at, end === -1 ? undefined : end);
    at = end === -1 ? text.length : end + 1;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  for (;;) {
    // Handwritten files may omit the end marker after their last section.
    if (isBetween && ['', '0'].includes(text.slice(at).trim())) return;
    // Some programs leave empty lines between groups, or break a text into lines; a code is a whole number.
    let head = row().trim();
    for (let skipped = 0; !groupCode.test(head); head = row().trim())
      if (head !== '' && ++skipped > mostStrayLines)
        throw new Error(`Not a group code: ${head.slice(0, 20)}`);
    const code = Number(head);
    const value = row();
    const kind = kindOf(code);
    if (kind !== 'text' && kind !== 'bytes') yield shared.number(code, Number.parseFloat(value));
    // Text may be split into several groups, so its outer spaces matter; those of names don't.
    else yield shared.text(code, code === 1 || code === 3 || code >= 1000 ? value : value.trim());
    if (code === 0 && value.trim() === 'EOF') return;
    isBetween = code === 0 && value.trim() === 'ENDSEC';
  }
}

const binaryMark = 'AutoCAD Binary DXF\r\n\u001A\0';

const isBinaryDxf = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, binaryMark.length)) === binaryMark;

function* binaryGroups(bytes: Uint8Array): Generator<Group> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = encodingOf(bytes);
  let at = binaryMark.length;
  const text = (): string => {
    const end = bytes.indexOf(0, at);
    if (end === -1) throw new Error('The file has no end mark.');
    const value = decodeText(bytes.subarray(at, end), encoding);
    at = end + 1;
    return value;
  };
  const take = <T>(size: number, read: (offset: number) => T): T => {
    const value = read(at);
    at += size;
    return value;
  };
  // Codes have two bytes since release 13; the first group is `0 SECTION`.
  const isWide = bytes[at + 1] === 0;
  const code = (): number => {
    if (isWide) return take(2, (offset) => view.getUint16(offset, true));
    const short = take(1, (offset) => view.getUint8(offset));
    return short === 255 ? take(2, (offset) => view.getUint16(offset, true)) : short;
  };
  const valueOf = (of: number): string | number => {
    switch (kindOf(of)) {
      case 'text':
        return text();
      case 'real':
        return take(8, (offset) => view.getFloat64(offset, true));
      case 'int8':
        return take(1, (offset) => view.getUint8(offset));
      case 'int16':
        return take(2, (offset) => view.getInt16(offset, true));
      case 'int32':
        return take(4, (offset) => view.getInt32(offset, true));
      case 'int64':
        return take(8, (offset) => Number(view.getBigInt64(offset, true)));
      case 'bytes': {
        const size = take(1, (offset) => view.getUint8(offset));
        return take(size, (offset) => hexText(bytes.subarray(offset, offset + size)));
      }
    }
  };
  for (;;) {
    const of = code();
    const value = valueOf(of);
    yield [of, value];
    if (of === 0 && value === 'EOF') return;
  }
}
