import * as v from 'valibot';
import type { Product } from '#src/contracts/content.ts';
import { number } from '#src/reference-api/content/fields.ts';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { factsOf } from '#src/reference-api/seed/product-standards.ts';
import { isWithin } from '#src/reference-api/trade/conditions.ts';
import type { KindProfile } from '#src/reference-api/trade/section-profile.ts';

/** Kilograms of a declared unit for one of the product's own measure, by the unit: a piece, a meter, and so on. */
const measures: readonly (readonly [unit: RegExp, key: string, kilograms: number])[] = [
  [/^1 (?:unit|door|frame|entrance|lockset|device|closer|elevator|luminaire)\b/, 'weight', 0.453592],
  [/^1 m$/, 'weightPerLength', 1.48816],
  [/^1 m2$/, 'weightPerArea', 4.88243],
  [/^92\.9 m2/, 'weightPerArea', 4.88243 * 92.9],
  [/^1 m3$/, 'density', 16.0185],
];
/** Of kinds whose mass goes with a size or a metal. */
const rows = rowsOf(
  'declarations/masses.md',
  v.strictObject({
    products: listed,
    where: v.optional(listed),
    fixed: v.optional(number),
    kg: v.optional(number),
    by: v.optional(listed),
  }),
);

/** Kg by the table of masses; null where it has no row for the product. */
function massByTable(product: Product): number | null {
  const facts = factsOf(product.csi[0]?.number ?? '', product);
  const row = rows.find(({ products, where = [] }) => isWithin({ products, where }, facts));
  if (row === undefined) return null;
  const { fixed = 0, kg = 0, by = [] } = row;
  const sizes = by.map((label) => facts.measures.get(label));
  if (sizes.includes(undefined)) return null;
  return fixed + sizes.reduce<number>((mass, size = 0) => mass * size, kg);
}

/** The mass of a declared unit in kg: the product's own where its record says it, or else that of its kind. */
export function declaredMass(product: Product, { epd }: KindProfile): number {
  if (epd === null) return 0;
  const valueOf = (key: string): number | null => {
    const value = product.attributes.find((one) => one.key === key)?.value;
    return typeof value === 'number' ? value : null;
  };
  const rounded = (mass: number) => Number(mass.toPrecision(3));
  for (const [unit, key, kilograms] of measures) {
    const value = valueOf(key);
    if (value !== null && unit.test(epd.declaredUnit)) return rounded(value * kilograms);
  }
  const density = valueOf('density');
  const perInch = valueOf('thermalResistancePerInch');
  // A square meter of the thickness that resists 1 m²·K/W, which is.
  if (density !== null && perInch !== null && /RSI 1/.test(epd.declaredUnit))
    return rounded((density * 16.0185 * 0.0254 * 5.678) / perInch);
  const efficiency = valueOf('conversionEfficiency');
  const perArea = valueOf('weightPerArea');
  // A watt that a module makes of 1,000 W/m² of sun.
  if (efficiency !== null && perArea !== null && epd.declaredUnit === '1 Wp')
    return rounded((perArea * 4.88243) / (efficiency * 10));
  const inches = valueOf('thickness');
  // A square meter of a solid slab or board.
  if (density !== null && inches !== null && epd.declaredUnit === '1 m2')
    return rounded(density * 16.0185 * inches * 0.0254);
  return rounded(massByTable(product) ?? epd.massKg);
}
