/** Group codes with values, as a DXF file lists them: code on one line, value on the next. */
export type Tag = readonly [code: number, value: string | number];

/** Numbers with at most six decimals, never in exponent form. */
function valueText(value: string | number): string {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return String(value);
  return String(Number(value.toFixed(6)));
}

export function tagsText(tags: readonly Tag[]): string {
  return tags.map(([code, value]) => `${code}\n${valueText(value)}\n`).join('');
}

/** A real number is written with a point even where it is whole, as AutoCAD does. */
export function realText(value: number): string {
  const text = valueText(Object.is(value, -0) ? 0 : value);
  return text.includes('.') ? text : `${text}.0`;
}

/** A point in the plane of the drawing; `code` is that of its x, 10 for the first point of an entity. */
export function pointTags({ x, y }: { x: number; y: number }, code = 10): Tag[] {
  return [
    [code, realText(x)],
    [code + 10, realText(y)],
    [code + 20, '0.0'],
  ];
}

/**
 * Text as a release before 2007 holds it: ASCII, everything else as \U+XXXX, and no line ends or carets that
 * would break the file apart.
 */
export function dxfText(text: string): string {
  return [...text.replaceAll('^', '^ ').replace(/[\p{Cc}\p{Cs}]+/gu, ' ')]
    .map((character) => {
      if (/^[ -~]$/.test(character)) return character;
      const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
      return units.map((unit) => `\\U+${unit.toString(16).toUpperCase().padStart(4, '0')}`).join('');
    })
    .join('');
}

/** Handles count up from a fixed start, so the same drawing always gives the same file. */
export class Handles {
  private next = 0x100;

  take(): string {
    const handle = this.next.toString(16).toUpperCase();
    this.next += 1;
    return handle;
  }

  /** The first handle that is still free. */
  peek(): string {
    return this.next.toString(16).toUpperCase();
  }
}
