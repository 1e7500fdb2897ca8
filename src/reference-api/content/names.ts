import * as v from 'valibot';
import { oneOf, sectionNumber, several, text } from '#src/reference-api/content/fields.ts';
import { listIn } from '#src/reference-api/content/lists.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

const division = v.pipe(v.string(), v.regex(/^\d\d$/, 'A division is two digits.'));

export const CompanyName = v.strictObject({
  name: text,
  /** Unique: the `webabrv` of its pages and the head of its file names. */
  abbreviation: v.pipe(v.string(), v.regex(/^[a-z]{4,10}$/, '4 to 10 lowercase letters are expected.')),
  /** Divisions of MasterFormat 04 that it makes products for, the main one first. */
  divisions: several(division),
  /** Sections that it serves and that the words of its name do not suggest. */
  makes: v.optional(several(sectionNumber)),
});

/** A fictional manufacturer that the sample world may use. No name belongs to a real one. */
export interface CompanyName extends Readonly<v.InferOutput<typeof CompanyName>> {}

/** Manufacturers by the division they chiefly serve; the named records of the sample world are not among them. */
export const companyNames: readonly CompanyName[] = rowsOf('names/companies.md', CompanyName);

/** Places for manufacturers, projects, and people of the sample world. */
export const places = rowsOf(
  'names/places.md',
  v.strictObject({
    city: text,
    state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Two capital letters are expected.')),
    country: oneOf(['US', 'CA']),
    /** A ZIP code of five digits, or a Canadian postal code. */
    postalCode: text,
    /** Numbers are `(area) 555-01xx`, which are never assigned. */
    areaCode: v.pipe(v.string(), v.regex(/^\d{3}$/, 'Three digits are expected.')),
    /** Whether ships call there. */
    harbor: v.pipe(
      oneOf(['yes', 'no']),
      v.transform((word) => word === 'yes'),
    ),
  }),
);

/** Streets, without numbers. */
export const streetNames = listIn('names/streets.txt');

export const firstNames = listIn('names/first-names.txt');
export const lastNames = listIn('names/last-names.txt');
/** What architects' offices are called after their owners. */
export const offices = listIn('names/offices.txt');

/** Job titles of a manufacturer's contacts. */
export const jobTitles = listIn('names/job-titles.txt');

/** Trade associations, and the divisions whose specifiers look to them. */
export const associations = rowsOf(
  'names/associations.md',
  v.strictObject({ abbreviation: text, name: text, site: text, divisions: several(division) }),
).map(({ abbreviation, name, site, divisions }) => ({
  abbreviation,
  name,
  url: `https://${site}/`,
  divisions,
}));

/** Associations of manufacturers, by the divisions whose manufacturers belong to them. */
export const manufacturerAssociations = rowsOf(
  'names/manufacturer-associations.md',
  v.strictObject({ name: text, divisions: several(division), trade: v.optional(several(text)) }),
).map(({ trade = [], ...association }) => ({ ...association, trade }));

const tradeNames = new Map(
  rowsOf('names/trade-names.md', v.strictObject({ section: sectionNumber, names: several(text) })).map(
    ({ section, names }) => [section, names],
  ),
);

/** Trade names for the products of a section, by its number. Throws if there are none. */
export function tradeNamesOf(section: string): readonly string[] {
  const names = tradeNames.get(section);
  if (names === undefined) throw new Error(`content/names/trade-names.md has no names for ${section}.`);
  return names;
}
