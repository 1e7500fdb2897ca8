import * as v from 'valibot';
import { coid, countsByType, csiSection, file, id, isoDate } from '#src/contracts/shapes.ts';

/* Separate from the other types, because the first page shows only products and needs no other schema. */

/** Fields of every content type. */
export const common = {
  id,
  title: v.string(),
  coid,
  company: v.string(),
  companySlug: v.string(),
  webabrv: v.string(),
  /** Principal section first. */
  csi: v.array(csiSection),
  /** The products it belongs to; for a product, itself. */
  productIds: v.array(id),
  summary: v.string(),
  created_at: isoDate,
  updated_at: isoDate,
  files: v.array(file),
  /** A line drawing (SVG) of the item; null if there is none. */
  picture: v.nullable(v.string()),
};

/**
 * A measured property of a product: `{ label: 'Thermal resistance', value: 30, unit: 'ft²·°F·h/Btu', standard: 'ASTM
 * C518' }`.
 */
const attribute = v.object({
  key: v.string(),
  label: v.string(),
  symbol: v.string(),
  value: v.union([v.number(), v.string()]),
  unit: v.nullable(v.string()),
  /** The same in SI if the unit converts. */
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

/** Keeps as many as a list preview shows. */
const firstOnes = <T>(all: T[]): T[] => all.slice(0, 8);

type Option = v.InferOutput<typeof option>;

/** What a list of pictures shows: colors with a swatch. */
const colorsShown = 8;
const colorsOnly = (all: Option[]): Option[] =>
  all.flatMap(({ name, values }) => {
    const colors = values.filter(({ swatch }) => swatch !== null).slice(0, colorsShown);
    return colors.length === 0 ? [] : [{ name, values: colors }];
  });

/** Set if it is no longer made. */
export const discontinued = v.nullable(
  v.object({ since: isoDate, replacedBy: v.nullable(v.object({ id, title: v.string() })) }),
);

/** A product in a list. The product page, comparison, and substitution load the rest. */
export const listedProduct = v.object({
  ...common,
  content_type: v.literal('product'),
  tradename: v.string(),
  /** The kind of product, singular. */
  noun: v.string(),
  model: v.string(),
  attributes: v.pipe(v.array(listedAttribute), v.transform(firstOnes)),
  options: v.pipe(v.optional(v.array(option), []), v.transform(colorsOnly)),
  counts: countsByType,
  /** Certification programs with a certificate in force. */
  certifications: v.array(v.string()),
  declarations: v.array(v.picklist(['EPD', 'HPD'])),
  discontinued,
});

export const product = v.object({
  ...listedProduct.entries,
  attributes: v.array(attribute),
  description: v.string(),
  materials: v.string(),
  uses: v.array(v.string()),
  limitations: v.array(v.string()),
  standards: v.array(v.string()),
  /** Options to choose when ordering: `{ name: 'Colors', values: [{ text: 'White', swatch: '#f2f2ee' }] }`. */
  options: v.optional(v.array(option), []),
  buildingTypes: v.array(v.string()),
});
