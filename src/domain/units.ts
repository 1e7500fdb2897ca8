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
const conversions: ReadonlyMap<string, Conversion> = new Map(
  Object.entries({
    mil: { unit: 'mm', factor: 0.0254 },
    in: { unit: 'mm', factor: 25.4 },
    'in/ft': { unit: '%', factor: 100 / 12 },
    in·lbf: { unit: 'J', factor: 0.112985 },
    ft·kip: { unit: 'kJ', factor: 1.35582 },
    'sq ft/gal': { unit: 'm²/L', factor: 0.0245424 },
    ft: { unit: 'm', factor: 0.3048 },
    'sq in': { unit: 'cm²', factor: 6.4516 },
    'sq ft': { unit: 'm²', factor: 0.092903 },
    'cu ft': { unit: 'm³', factor: 0.0283168 },
    gal: { unit: 'L', factor: 3.78541 },
    'fl oz': { unit: 'mL', factor: 29.5735 },
    lb: { unit: 'kg', factor: 0.453592 },
    lbf: { unit: 'N', factor: 4.44822 },
    'lb/ft': { unit: 'kg/m', factor: 1.48816 },
    'lbf/ft': { unit: 'kN/m', factor: 0.0145939 },
    'lbf/in': { unit: 'N/mm', factor: 0.175127 },
    'lb/sq ft': { unit: 'kg/m²', factor: 4.88243 },
    'lb/cu ft': { unit: 'kg/m³', factor: 16.0185 },
    'oz/sq yd': { unit: 'g/m²', factor: 33.9057 },
    'kip/in': { unit: 'kN/mm', factor: 0.175127 },
    'short tons': { unit: 't', factor: 0.907185 },
    'W/sq ft': { unit: 'W/m²', factor: 10.7639 },
    psf: { unit: 'kPa', factor: 0.0478803 },
    psi: { unit: 'MPa', factor: 0.00689476 },
    ksi: { unit: 'MPa', factor: 6.89476 },
    'in wg': { unit: 'Pa', factor: 249.089 },
    '°F': { unit: '°C', factor: 5 / 9, offset: -160 / 9 },
    fpm: { unit: 'm/s', factor: 0.00508 },
    mph: { unit: 'km/h', factor: 1.60934 },
    'in/h': { unit: 'mm/h', factor: 25.4 },
    gpm: { unit: 'L/min', factor: 3.78541 },
    gpf: { unit: 'L per flush', factor: 3.78541 },
    gpd: { unit: 'm³/d', factor: 0.00378541 },
    cfm: { unit: 'L/s', factor: 0.471947 },
    'cfm/sq ft': { unit: 'L/(s·m²)', factor: 5.08 },
    'Btu/h': { unit: 'kW', factor: 0.000293071 },
    tons: { unit: 'kW', factor: 3.51685 },
    'tons/h': { unit: 't/h', factor: 0.907185 },
    'lm/ft': { unit: 'lm/m', factor: 3.28084 },
    fc: { unit: 'lx', factor: 10.7639 },
    'h·sq ft·°F/Btu': { unit: 'm²·K/W', factor: 0.17611 },
    'Btu/(h·sq ft·°F)': { unit: 'W/(m²·K)', factor: 5.67826 },
    perms: { unit: 'ng/(Pa·s·m²)', factor: 57.2135 },
    'in/in/°F × 10⁻⁶': { unit: 'm/m/°C × 10⁻⁶', factor: 1.8 },
    hp: { unit: 'kW', factor: 0.7457 },
    'in·lbf/in': { unit: 'N·mm/mm', factor: 4.44822 },
    'lb/cu yd': { unit: 'kg/m³', factor: 0.593276 },
    'gal/cu yd': { unit: 'L/m³', factor: 4.95113 },
    'gpm/ft': { unit: 'L/(min·m)', factor: 12.4193 },
    'gpm/sq ft': { unit: 'L/(min·m²)', factor: 40.7458 },
    'boiler hp': { unit: 'kW', factor: 9.8095 },
    'lb/h': { unit: 'kg/h', factor: 0.453592 },
    'ft/s': { unit: 'm/s', factor: 0.3048 },
    'gal/h': { unit: 'L/h', factor: 3.78541 },
    'gal/sq ft': { unit: 'L/m²', factor: 40.7458 },
    oz: { unit: 'g', factor: 28.3495 },
    kip: { unit: 'kN', factor: 4.44822 },
    kip·ft: { unit: 'kN·m', factor: 1.35582 },
    'gr/cu ft': { unit: 'mg/m³', factor: 2288.35 },
  }),
);

/** A number with the unit it is shown in. */
export interface Measure {
  value: number;
  unit: string | null;
}

/**
 * Rounds to three significant digits, but keeps every digit before the decimal point: `51`, `12.7`, `1.52`, `0.305`,
 * `2,413`.
 */
function roundForDisplay(value: number): number {
  const size = Math.abs(value);
  if (size >= 100 || size === 0) return Math.round(value);
  if (size >= 10) return Math.round(value * 10) / 10;
  return Number(value.toPrecision(3));
}

/** Whether a US customary unit has an SI counterpart. */
export function converts(unit: string | null): boolean {
  return unit !== null && conversions.has(unit);
}

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
export function measureText({ value, unit }: Measure): string {
  return withUnit(decimalText(value, 4), unit);
}
