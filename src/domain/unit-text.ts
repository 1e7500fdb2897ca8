import { decimalText } from '#src/lib/numbers.ts';

/** A value as text. Numbers get thousands separators; words stay unchanged. */
export const figureText = (value: string | number): string =>
  typeof value === 'number' ? decimalText(value, 6) : value;

/** A value as text with its unit: `1,218 psi`, `75%`, `Class A`. */
export function withUnit(value: string | number, unit: string | null, space = ' '): string {
  if (unit === null) return figureText(value);
  return `${figureText(value)}${unitSeparator(unit, space)}${countedUnit(value, unit)}`;
}

/** The unit as it reads after the value: `year` after 1. */
export const countedUnit = (value: string | number, unit: string): string =>
  value === 1 || value === '1' ? (singular[unit] ?? unit) : unit;

/** Singular forms of units that are words. */
const singular: Readonly<Record<string, string>> = {
  years: 'year',
  days: 'day',
  cycles: 'cycle',
  perms: 'perm',
  sones: 'sone',
  tons: 'ton',
  'short tons': 'short ton',
};

const timeUnits: ReadonlySet<string> = new Set(['s', 'min', 'h', 'days', 'years']);

/** Whether values of this unit are durations: long or short, not high or low. */
export const isTime = (unit: string): boolean => timeUnits.has(unit);

/** The separator between a number and its unit; none before percent and degree signs. */
export const unitSeparator = (unit: string, space = ' '): string =>
  unit === '%' || unit === '°' ? '' : space;
