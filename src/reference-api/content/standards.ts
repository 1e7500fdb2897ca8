import * as v from 'valibot';
import { oneOf, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import type { MasterReference } from '#src/reference-api/specifications/section-master.ts';

const titles = rowsOf(
  'standards/titles.md',
  v.strictObject({ designation: text, shortTitle: v.optional(text), fullTitle: v.optional(text) }),
);
const shortTitles = new Map(titles.map(({ designation, shortTitle }) => [designation, shortTitle]));

const titleByDesignation = new Map(
  titles.map(({ designation, shortTitle, fullTitle }) => [designation, fullTitle ?? shortTitle]),
);

/** The title for lists of standards. Throws if there is none. */
export function shortTitleOf(designation: string): string {
  const title = shortTitles.get(designation);
  if (title === undefined)
    throw new Error(`content/standards/titles.md has no short title for ${designation}.`);
  return title;
}

/** Standards of two bodies by their first designation: `ASME A17.1` is `ASME A17.1/CSA B44`. */
const jointNames = new Map(
  titles.flatMap(({ designation }) => {
    const [first = ''] = designation.split('/');
    return first !== designation && /\d/.test(first) ? [[first, designation] as const] : [];
  }),
);

/** The designation by which a standard is listed; null for what is no standard known here. */
export const listedName = (name: string): string | null =>
  titleByDesignation.has(name) ? name : (jointNames.get(name) ?? null);

/** The full title, or else the short one; null for what is no standard known here. */
export const titleOf = (designation: string): string | null => titleByDesignation.get(designation) ?? null;

/** For sections that are written in full, in the order in which they list them. */
export const fullTitles: readonly MasterReference[] = titles.flatMap(({ designation, fullTitle }) =>
  fullTitle === undefined ? [] : [[designation, fullTitle]],
);

const editions = new Map(
  rowsOf('standards/editions.md', v.strictObject({ designation: text, edition: text })).map(
    ({ designation, edition }) => [designation, edition],
  ),
);

/** The newest known edition; null if it is uncertain. */
export const editionOf = (designation: string): string | null => editions.get(designation) ?? null;

const withdrawals = new Map(
  rowsOf(
    'standards/withdrawn.md',
    v.strictObject({
      designation: text,
      status: oneOf(['withdrawn', 'superseded']),
      replacedBy: v.optional(text),
    }),
  ).map((row) => [row.designation, row]),
);

/** What happened to a standard that was withdrawn or superseded. */
export const withdrawalOf = (designation: string) => withdrawals.get(designation);

const organizations = new Map(
  rowsOf('standards/organizations.md', v.strictObject({ letters: text, organization: text })).map(
    ({ letters, organization }) => [letters, organization],
  ),
);

/** Publisher of a standard: `ASTM` and `ASTM International` for `ASTM E84`. Unknown letters stand for themselves. */
export function publisherOf(designation: string): { abbreviation: string; organization: string } {
  const lead =
    /^(?:3-A|California|World Aquatics)\b|[A-Z][A-Z/-]{0,20}[A-Z](?![a-z])/.exec(designation)?.[0] ??
    designation;
  const abbreviation = organizations.has(lead) ? lead : (/^[A-Z]+/.exec(lead)?.[0] ?? lead);
  return { abbreviation, organization: organizations.get(abbreviation) ?? abbreviation };
}
