import units from '#src/domain/units.json' with { type: 'json' };
import { withUnit } from '#src/domain/unit-text.ts';
import { decimalText } from '#src/lib/numbers.ts';

/** Units shown to the visitor: US customary (inch-pound) or SI. */
export type UnitSystem = 'ip' | 'si';

interface Conversion {
  unit: string;
  /** si = ip × factor + offset, per IEEE/ASTM SI 10. */
  factor: number;
  offset?: number;
}

/** Maps a US customary unit, as the library prints it, to SI. A unit that isn't listed is the same in both systems. */
const conversions = new Map<string, Conversion>([
  ['in/ft', { unit: '%', factor: 100 / 12 }],
  ['°F', { unit: '°C', factor: 5 / 9, offset: -160 / 9 }],
  ...Object.entries(units),
]);

/** A number with the unit it is shown in. */
export interface Measure {
  value: number;
  unit: string | null;
}

/** Three significant digits, and all before the decimal point: `51`, `12.7`, `1.52`, `0.305`, `2,413`. */
function roundForDisplay(value: number): number {
  const size = Math.abs(value);
  if (size >= 100 || size === 0) return Math.round(value);
  if (size >= 10) return Math.round(value * 10) / 10;
  return Number(value.toPrecision(3));
}

/** Whether a US customary unit has an SI counterpart. */
export const converts = (unit: string | null): boolean => unit !== null && conversions.has(unit);

/** How a US customary unit is converted: si = ip × factor + offset. Null for a unit that is the same in both systems. */
export function conversionOf(unit: string): { unit: string; factor: number; offset: number } | null {
  const found = conversions.get(unit);
  return found === undefined ? null : { offset: 0, ...found };
}

/** Every US customary unit that has an SI counterpart. */
export const convertedUnits = (): Iterable<string> => conversions.keys();

/** Converts a number from a US customary unit to the visitor's system. Rounds only if it had to convert. */
export function shownMeasure(value: number, unit: string | null, system: UnitSystem): Measure {
  const conversion = unit === null || system === 'ip' ? undefined : conversions.get(unit);
  if (conversion === undefined) return { value, unit };
  const { factor, offset = 0 } = conversion;
  return { value: roundForDisplay(value * factor + offset), unit: conversion.unit };
}

/** The reverse: converts a number typed in the shown unit to the US customary one, to five significant digits. */
export function fromShown(shown: number, unit: string | null, system: UnitSystem): number {
  const conversion = unit === null || system === 'ip' ? undefined : conversions.get(unit);
  if (conversion === undefined) return shown;
  return Number(((shown - (conversion.offset ?? 0)) / conversion.factor).toPrecision(5));
}

/** `12.7 mm`, `75%`: the number with thousands separators, and its unit. */
export const measureText = ({ value, unit }: Measure): string => withUnit(decimalText(value, 4), unit);
