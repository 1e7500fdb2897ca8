import type { Product } from '#src/contracts/content.ts';
import type { KindProfile } from '#src/reference-api/trade/section-profile.ts';

/** Kilograms of a declared unit for one of the product's own measure, by the unit: a piece, a meter, and so on. */
const measures: readonly (readonly [unit: RegExp, key: string, kilograms: number])[] = [
  [/^1 (?:unit|door|frame|entrance|lockset|device|closer)\b/, 'weight', 0.453592],
  [/^1 m$/, 'weightPerLength', 1.48816],
  [/^1 m2$/, 'weightPerArea', 4.88243],
  [/^92\.9 m2/, 'weightPerArea', 4.88243 * 92.9],
  [/^1 m3$/, 'density', 16.0185],
];
/** Rules of sheets and tiles of one material, whose mass goes with their thickness. */
const goesByThickness = /Single Ply|Gypsum|Asphalt|Flooring|Processed Glass/;

/** The mass of a declared unit in kg: the product's own where its record says it, or else that of its kind. */
export function declaredMass(
  { attributes, noun }: Product,
  { epd, attributes: offered }: KindProfile,
): number {
  if (epd === null) return 0;
  const valueOf = (key: string): number | null => {
    const value = attributes.find((one) => one.key === key)?.value;
    return typeof value === 'number' ? value : null;
  };
  for (const [unit, key, kilograms] of measures) {
    const value = valueOf(key);
    if (value !== null && unit.test(epd.declaredUnit)) return Number((value * kilograms).toPrecision(3));
  }
  const density = valueOf('density');
  const perInch = valueOf('thermalResistancePerInch');
  // A square meter of the thickness that resists 1 m²·K/W, which is.
  if (density !== null && perInch !== null && /RSI 1/.test(epd.declaredUnit))
    return Number(((density * 16.0185 * 0.0254 * 5.678) / perInch).toPrecision(3));
  const inches = valueOf('thickness');
  // A square meter of a solid slab or board.
  if (density !== null && inches !== null && epd.declaredUnit === '1 m2')
    return Number((density * 16.0185 * inches * 0.0254).toPrecision(3));
  const key = valueOf('membraneThickness') === null ? 'thickness' : 'membraneThickness';
  const thickness = valueOf(key);
  const range = offered.find((one) => one.key === key)?.values;
  const isOneSheet = goesByThickness.test(epd.pcr) && !/insulating|\bmat$|grille|carpet/i.test(noun);
  if (thickness === null || !range || !('least' in range) || !isOneSheet) return epd.massKg;
  return Number(((epd.massKg * thickness * 2) / (range.least + range.greatest)).toPrecision(3));
}
