/** A group code and its value, which a DXF file lists on two lines. */
export type Tag = readonly [code: number, value: string | number];

/** Numbers with at most six decimals, never in exponent form. */
function valueText(value: string | number): string {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return String(value);
  return String(Number(value.toFixed(6)));
}

export const tagsText = (tags: readonly Tag[]): string =>
  tags.map(([code, value]) => `${code}\n${valueText(value)}\n`).join('');

/** Formats a real number with a decimal point, even if it is whole, like AutoCAD. */
export function realText(value: number): string {
  const text = valueText(Object.is(value, -0) ? 0 : value);
  return text.includes('.') ? text : `${text}.0`;
}

/** A point in the drawing plane; `code` is that of its x, by default 10. */
export const pointTags = ({ x, y }: { x: number; y: number }, code = 10): Tag[] => [
  [code, realText(x)],
  [code + 10, realText(y)],
  [code + 20, '0.0'],
];

/** Text for releases before 2007: ASCII with \U+XXXX escapes, no line breaks or bare carets. */
export const dxfText = (text: string): string =>
  [...text.replaceAll('^', '^ ').replace(/[\p{Cc}\p{Cs}]+/gu, ' ')]
    .map((character) => {
      if (/^[ -~]$/.test(character)) return character;
      const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
      return units.map((unit) => `\\U+${unit.toString(16).toUpperCase().padStart(4, '0')}`).join('');
    })
    .join('');

/** Allocates handles from a fixed start, so that the same drawing always gives the same file. */
export class Handles {
  private next = 0x100;

  take(): string {
    const handle = this.next.toString(16).toUpperCase();
    this.next += 1;
    return handle;
  }

  /** The next free handle. */
  peek(): string {
    return this.next.toString(16).toUpperCase();
  }
}
