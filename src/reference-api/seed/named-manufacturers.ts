import * as v from 'valibot';
import { oneOf, sections, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { CompanyName } from '#src/reference-api/content/names.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

export const NORTHFOLD = 31250;
export const OHALLORAN = 40417;
export const BRIGHTWATER = 52086;

/** Manufacturers that links, tests, and examples rely on. */
export const namedManufacturers = rowsOf(
  'names/named-manufacturers.md',
  v.strictObject({
    ...CompanyName.entries,
    abbreviation: text,
    number: wholeNumber,
    isClient: oneOf(['yes', 'no']),
    sections: v.optional(v.union([v.literal('of its divisions'), sections])),
    founded: wholeNumber,
    street: text,
    city: text,
    state: text,
    zip: text,
    phone: text,
    tollFree: v.optional(text),
  }),
).map(({ number, isClient, sections = [], tollFree = null, ...others }) => ({
  ...others,
  coid: number,
  isClient: isClient === 'yes',
  /** Beginning with that of its first product; null for sections from its divisions. */
  sections: sections === 'of its divisions' ? null : sections,
  tollFree,
}));
export type NamedManufacturer = (typeof namedManufacturers)[number];
