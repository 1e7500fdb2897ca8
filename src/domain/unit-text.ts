import { decimalText } from '#src/lib/numbers.ts';

/** A value as text: words as they are, numbers with thousands separators. */
export function figureText(value: string | number): string {
  return typeof value === 'number' ? decimalText(value, 6) : value;
}

/** A value as text with its unit: `1,218 psi`, `75%`, `Class A`. */
export function withUnit(value: string | number, unit: string | null, space = ' '): string {
  if (unit === null) return figureText(value);
  return `${figureText(value)}${beforeUnit(unit, space)}${unit}`;
}

/** What stands between a number and its unit: a percent sign follows without a space. */
export function beforeUnit(unit: string, space = ' '): string {
  return unit === '%' ? '' : space;
}
