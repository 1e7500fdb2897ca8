import * as v from 'valibot';

import { coid, countsByType, csiSection, file, id, isoDate } from '#src/contracts/shapes.ts';

/*
 * Apart from the other types: the first page shows products, and their schema is all of them that it needs.
 */

/** Fields of every content type. */
export const common = {
  id,
  title: v.string(),
  coid,
  company: v.string(),
  companySlug: v.string(),
  webabrv: v.string(),
  /** The principal section first. */
  csi: v.array(csiSection),
  /** The products it belongs to; for a product, itself. */
  productIds: v.array(id),
  summary: v.string(),
  created_at: isoDate,
  updated_at: isoDate,
  files: v.array(file),
  /** A line drawing (SVG) that stands for the item; null where there is none. */
  picture: v.nullable(v.string()),
};

/** One measured property of a product: `{ label: 'Thermal resistance', value: 30, unit: 'ft²·°F·h/Btu', standard: 'ASTM C518' }`. */
const attribute = v.object({
  key: v.string(),
  label: v.string(),
  symbol: v.string(),
  value: v.union([v.number(), v.string()]),
  unit: v.nullable(v.string()),
  /** The same in SI, where the unit converts. */
  si: v.nullable(v.object({ value: v.number(), unit: v.string() })),
  standard: v.nullable(v.string()),
  better: v.nullable(v.picklist(['higher', 'lower'])),
});

const option = v.object({
  name: v.string(),
  /** A swatch is a color, `#rrggbb`. */
  values: v.array(
    v.object({ text: v.string(), swatch: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))) }),
  ),
});

const listedAttribute = v.omit(attribute, ['key', 'symbol', 'standard', 'better']);

/** As many as the preview of a list shows. */
function firstOnes<T>(all: T[]): T[] {
  return all.slice(0, 8);
}

/** What a list has of a product. Its page, comparison, and substitution have the rest. */
export const listedProduct = v.object({
  ...common,
  content_type: v.literal('product'),
  tradename: v.string(),
  /** The kind of product, singular. */
  noun: v.string(),
  model: v.string(),
  attributes: v.pipe(v.array(listedAttribute), v.transform(firstOnes)),
  counts: countsByType,
  /** Names of certification programs under which it is certified now. */
  certifications: v.array(v.string()),
  declarations: v.array(v.picklist(['EPD', 'HPD'])),
  /** Set when it is no longer made. */
  discontinued: v.nullable(
    v.object({ since: isoDate, replacedBy: v.nullable(v.object({ id, title: v.string() })) }),
  ),
});

export const product = v.object({
  ...listedProduct.entries,
  attributes: v.array(attribute),
  description: v.string(),
  materials: v.string(),
  uses: v.array(v.string()),
  limitations: v.array(v.string()),
  standards: v.array(v.string()),
  /** What is chosen when it is ordered: `{ name: 'Colors', values: [{ text: 'White', swatch: '#f2f2ee' }] }`. */
  options: v.optional(v.array(option), []),
  buildingTypes: v.array(v.string()),
});
