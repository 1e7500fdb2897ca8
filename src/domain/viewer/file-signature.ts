import { latinText } from '#src/lib/latin-text.ts';

export type ViewerFormat = 'DXF' | 'GLB' | 'IFC' | 'PDF';

/** How many bytes from each end of a file are needed to recognize its format. */
export const signatureBytes = 2_048;

/** Larger files are refused before they are read, because a browser tab would run out of memory. */
export const viewerFileLimit = 100_000_000;

/** `[^\S\n]` is a space within a line. With `\s`, a file of line breaks would be rescanned from every line. */
const dxfEnd = /(?:^|\n)[^\S\n]*0[^\S\n]*\n\s*(?:EOF\b|ENDSEC(?:\s+0)?$)/;

/** Checks a file by its first and last bytes and its length. Null if it appears to be what its name says. */
export function fileProblem(
  format: ViewerFormat,
  head: Uint8Array,
  tail: Uint8Array,
  length: number,
): 'wrong-format' | 'truncated' | null {
  if (length === 0) return 'truncated';
  const [start, end] = [latinText(head), latinText(tail).trimEnd()];
  switch (format) {
    case 'DXF':
      if (start.startsWith('AutoCAD Binary DXF')) return end.includes('\0EOF\0') ? null : 'truncated';
      if (!startsAsDxf(unixLines(start))) return 'wrong-format';
      // Ignores anything after the end mark, such as the Ctrl+Z of old programs. Some omit it after the last section.
      return dxfEnd.test(unixLines(end)) ? null : 'truncated';
    case 'GLB':
      if (!start.startsWith('glTF') || head.length < 12) return 'wrong-format';
      // The header states the length of the whole file.
      return new DataView(head.buffer, head.byteOffset).getUint32(8, true) > length ? 'truncated' : null;
    case 'IFC':
      // IFCZIP, which the reader opens.
      if (start.startsWith('PK\u0003\u0004')) return null;
      if (!afterComments(start).startsWith('ISO-10303-21;')) return 'wrong-format';
      return end.includes('END-ISO-10303-21;') ? null : 'truncated';
    case 'PDF':
      // Readers accept some bytes before the signature. The end is not checked: many files end in zero bytes, or lack the end
      // marker.
      return start.slice(0, 1_024).includes('%PDF-') ? null : 'wrong-format';
  }
}

/** A STEP file may begin with a byte order mark and comments. */
export function afterComments(text: string): string {
  let rest = text.replace(/^ï»¿/, '').trimStart();
  while (rest.startsWith('/*')) {
    const end = rest.indexOf('*/', 2);
    if (end === -1) return '';
    rest = rest.slice(end + 2).trimStart();
  }
  return rest;
}

export const unixLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** `0`, `SECTION`. Empty lines can be anywhere, and comments before: `999` and the line after it. */
export function startsAsDxf(text: string): boolean {
  const rows = text.replace(/^ï»¿/, '').split('\n');
  const filledFrom = (first: number): number => {
    let at = first;
    while (rows[at]?.trim() === '') at += 1;
    return at;
  };
  let at = filledFrom(0);
  while (rows[at]?.trim() === '999') at = filledFrom(at + 2);
  return rows[at]?.trim() === '0' && /^SECTION\b/.test(rows[filledFrom(at + 1)]?.trim() ?? '');
}
