import { lettersWidth } from '#src/domain/drawing/letter-widths.ts';
import { partRecord } from '#src/domain/drawing/part-record.ts';
import type { DimensionStyle } from '#src/domain/drawing/settings.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { pointOf, textOf, type Group, type Groups } from '#src/lib/dxf/groups.ts';

/** The meaning of the symbol font's letters. */
const symbols: Readonly<Record<string, string>> = {
  a: '∠',
  b: '⟂',
  c: '⏥',
  d: '⌓',
  e: '○',
  f: '∥',
  g: '⌭',
  h: '↗',
  i: '⌯',
  j: '⌖',
  k: '⌒',
  l: 'Ⓛ',
  m: 'Ⓜ',
  n: '⌀',
  p: 'Ⓟ',
  r: '◎',
  s: 'Ⓢ',
  t: '⌰',
  u: '⏤',
};

/** The cells of each line of a feature control frame. */
function toleranceCells(text: string): string[][] {
  // Symbols are letters of a special font, in braces.
  const [first = '', ...others] = text.split(/\{\\F(?:gdt|amgdt|amgdtans);/i);
  const shown = others.map((part) => {
    const end = part.indexOf('}');
    const letters = end === -1 ? part : part.slice(0, end);
    const said = Array.from(letters, (letter) => symbols[letter.toLowerCase()] ?? letter).join('');
    return said + (end === -1 ? '' : part.slice(end + 1));
  });
  return [first, ...shown]
    .join('')
    .split(/\^J|\\P|\n/)
    .map((line) => line.split('%%v'))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** The entities that draw a TOLERANCE: boxes side by side, its insertion point at the left of the first line. */
export function toleranceParts(groups: Groups, { height, gap }: DimensionStyle): DxfRecord[] {
  const [at, along] = [pointOf(groups, 10), pointOf(groups, 11, 1)];
  const size = Math.hypot(along.x, along.y) || 1;
  const [dx, dy] = [along.x / size, along.y / size];
  const place = (u: number, v: number, code: number): Group[] => [
    [code, at.x + dx * u - dy * v],
    [code + 10, at.y + dy * u + dx * v],
  ];
  const half = height / 2 + gap;
  return toleranceCells(textOf(groups, 1)).flatMap((cells, line) => {
    const middle = -2 * half * line;
    let left = 0;
    return cells.flatMap((cell) => {
      if (cell === '') return [];
      const width = lettersWidth(cell) * height + 2 * gap;
      const [from, to] = [left, left + width];
      left = to;
      const box = [
        [from, middle - half],
        [to, middle - half],
        [to, middle + half],
        [from, middle + half],
      ].flatMap(([u = 0, v = 0]) => place(u, v, 10));
      return [
        partRecord('LWPOLYLINE', [[70, 1], ...box]),
        partRecord('MTEXT', [
          ...place((from + to) / 2, middle, 10),
          [11, dx],
          [21, dy],
          [40, height],
          [71, 5],
          [1, cell],
        ]),
      ];
    });
  });
}
