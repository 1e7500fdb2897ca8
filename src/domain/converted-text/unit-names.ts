import { conversionOf, convertedUnits } from '#src/domain/units.ts';
import { once } from '#src/lib/once.ts';

/** A unit as texts spell it, with its counterpart in the other system. */
export interface NamedUnit {
  system: 'ip' | 'si';
  /** Counterpart as printed. */
  other: string;
  factor: number;
  offset: number;
  /** Prints no decimals if the value has none: 12 inches are 305 mm, 40 °F are 4 °C. */
  isWhole: boolean;
}

/** Spellings of the library's US customary units, except the library's own, separated by bars. */
const spellings: readonly (readonly [unit: string, names: string])[] = [
  ['in', 'inch|inches|"|″|”'],
  ['ft', "foot|feet|′|'|’|linear feet|linear foot|lineal feet|lineal foot|lin ft|lin. ft."],
  ['mil', 'mils'],
  ['in/ft', 'inch per foot|inches per foot|in./ft|in./ft.|in. per ft|in per ft|inch per ft'],
  ['sq in', 'square inch|square inches|sq. in.'],
  ['sq ft', 'square foot|square feet|sq. ft.|ft²'],
  ['cu ft', 'cubic foot|cubic feet|cu. ft.|ft³'],
  ['gal', 'gallon|gallons'],
  ['gal/h', 'gph'],
  ['lb', 'lbs|pound|pounds'],
  ['oz', 'ounce|ounces'],
  ['psf', 'lbf/sq ft|pounds per square foot'],
  ['psi', 'pounds per square inch'],
  ['lb/cu ft', 'pcf|lb/ft³|lb per cu ft|lbs per cu ft|pounds per cubic foot|lbs/cu ft'],
  ['lb/sq ft', 'lb/ft²'],
  ['in wg', 'inch wg|inches wg|inch of water|inches of water|in of water|in. wg|in. w.g.|in. of water'],
  ['mph', 'miles per hour'],
  ['Btu/h', 'Btu/hr|Btuh'],
  ['fc', 'footcandle|footcandles|foot-candles'],
  ['fpm', 'feet per minute'],
  ['perms', 'perm'],
  ['short tons', 'short ton'],
  ['tons', 'ton'],
  ['h·sq ft·°F/Btu', 'h·ft²·°F/Btu'],
  ['Btu/(h·sq ft·°F)', 'Btu/(h·ft²·°F)'],
  ['°F', 'deg F|degree F|degrees F'],
];

type Row = readonly [names: string, unit: string, factor: number];

/** US customary units of specifications that no record of the library has. */
const others: readonly Row[] = [
  ['MBH', 'kW', 0.293071],
  ['µin', 'µm', 0.0254],
  ['oz/sq ft', 'g/m²', 305.152],
  ['sq in/ft', 'mm²/m', 2116.67],
  ['mile|miles', 'km', 1.60934],
  ['ft-lb|ft-lbs|lb-ft|foot-pounds', 'N·m', 1.35582],
  ['in-lb|in-lbs|inch-pounds', 'N·m', 0.112985],
  ['plf|lb per linear foot|pounds per linear foot|pounds per foot', 'kN/m', 0.0145939],
  ['perm-inch|perm-inches', 'ng/(Pa·s·m)', 1.45322],
  ['acre|acres', 'ha', 0.404686],
  ['psig|psia', 'kPa', 6.89476],
  ['yard|yards', 'm', 0.9144],
  ['sq yd|square yards', 'm²', 0.836127],
  ['cu yd|cubic yards', 'm³', 0.764555],
  ['pint|pints', 'L', 0.473176],
  ['quart|quarts', 'L', 0.946353],
];

/** SI units in American texts, with their US customary counterparts. Units that both systems use (g/L, kW, lm) are omitted. */
const metric: readonly Row[] = [
  ['mm|millimeters', 'inch', 1 / 25.4],
  ['cm|centimeters', 'inch', 1 / 2.54],
  ['m|meters', 'feet', 1 / 0.3048],
  ['km|kilometers', 'miles', 1 / 1.60934],
  ['m²|m2|sq m|square meters', 'sq ft', 10.7639],
  ['m³|m3|cu m|cubic meters', 'cu ft', 35.3147],
  ['ha|hectares|hectare', 'acres', 2.47105],
  ['µm', 'mils', 1 / 25.4],
  ['Pa', 'psf', 0.0208854],
  ['kPa', 'psf', 20.8854],
  ['MPa|N/mm²', 'psi', 145.038],
  ['N', 'lbf', 0.224809],
  ['kN', 'lbf', 224.809],
  ['kg|kilograms', 'lb', 2.20462],
  ['kN/m', 'plf', 68.5218],
  ['N·m', 'ft-lb', 0.737562],
  ['W/(m²·K)|W/m²K|W/m²·K|W/m2K', 'Btu/(h·sq ft·°F)', 0.17611],
  ['m²·K/W|m²K/W', 'h·sq ft·°F/Btu', 5.67826],
  ['g/m²|g/m2', 'oz/sq yd', 0.0294935],
  ['kg/m³|kg/m3|kg/cu m', 'lb/cu ft', 0.062428],
  ['kg/m²|kg/m2|kg/sq m', 'lb/sq ft', 0.204816],
  ['L|liters', 'gal', 0.264172],
  ['L/s', 'gpm', 15.8503],
  ['L/min', 'gpm', 0.264172],
  ['m/s', 'fpm', 196.85],
  ['km/h', 'mph', 0.621371],
  ['lx', 'fc', 0.092903],
];

const fahrenheit: readonly (readonly [ip: string, si: string])[] = [
  ['°F', '°C'],
  ['deg F', 'deg C'],
  ['degree F', 'degree C'],
  ['degrees F', 'degrees C'],
];

/** Every spelling of a unit that one of the systems does not use. */
export const namedUnits = once((): ReadonlyMap<string, NamedUnit> => {
  const names = new Map<string, NamedUnit>();
  const put = (name: string, unit: string): void => {
    const found = conversionOf(unit);
    if (found)
      names.set(name, {
        system: 'ip',
        other: found.unit,
        factor: found.factor,
        offset: found.offset,
        isWhole: unit === 'in',
      });
  };
  for (const unit of convertedUnits()) put(unit, unit);
  for (const [unit, more] of spellings) for (const name of more.split('|')) put(name, unit);
  const add = (system: NamedUnit['system'], rows: readonly Row[]): void => {
    for (const [all, other, factor] of rows)
      for (const name of all.split('|'))
        names.set(name, { system, other, factor, offset: 0, isWhole: false });
  };
  add('ip', others);
  add('si', metric);
  for (const [ip, si] of fahrenheit) {
    names.set(ip, { system: 'ip', other: si, factor: 5 / 9, offset: -160 / 9, isWhole: true });
    names.set(si, { system: 'si', other: ip, factor: 9 / 5, offset: 32, isWhole: true });
  }
  return names;
});
