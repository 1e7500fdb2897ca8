import * as v from 'valibot';
import { oneOf, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import type { MasterReference } from '#src/reference-api/specifications/section-master.ts';

const Row = v.strictObject({
  designation: text,
  title: text,
  /** Missing where nobody has verified it. */
  edition: v.optional(v.pipe(text, v.regex(/^\d{4}$/, 'An edition is a year.'))),
  status: oneOf(['active', 'withdrawn', 'superseded']),
  successor: v.optional(text),
  source: oneOf(['review', 'reading']),
  checked: v.pipe(text, v.isoDate('A date is “2026-11-27”.')),
});

/**
 * Every standard that the sample world cites, in the order in which sections list them.
 *
 * @internal
 */
export const standardRows = rowsOf('standards/standards.md', Row);

const byDesignation = new Map(standardRows.map((row) => [row.designation, row]));

/** Begins the name of a part: `, Article 620` of `NFPA 70`, ` 604` of the `ADA Standards`. */
const part = /^(?:, (?:Article|Chapter|Section)s? | \d)/;

/** The row of a standard, or of that whose part is cited: that of `ADA Standards` for `ADA Standards 604`. */
export const standardOf = (citation: string) =>
  byDesignation.get(citation) ??
  standardRows.find(
    ({ designation }) => citation.startsWith(designation) && part.test(citation.slice(designation.length)),
  );

/** The title of a standard that must be listed. Throws if it has no row. */
export function requiredTitleOf(designation: string): string {
  const row = byDesignation.get(designation);
  if (row === undefined) throw new Error(`content/standards/standards.md has no row for ${designation}.`);
  return row.title;
}

/** Standards of two bodies by their first designation: `ASME A17.1` is `ASME A17.1/CSA B44`. */
const jointNames = new Map(
  standardRows.flatMap(({ designation }) => {
    const [first = ''] = designation.split('/');
    return first !== designation && /\d/.test(first) ? [[first, designation] as const] : [];
  }),
);

/** The designation by which a standard is listed; null for what is no standard known here. */
export const listedName = (name: string): string | null =>
  byDesignation.has(name) ? name : (jointNames.get(name) ?? null);

/** Null for what is no standard known here. */
export const titleOf = (designation: string): string | null => byDesignation.get(designation)?.title ?? null;

/** For sections that are written in full, in the order in which they list them. */
export const titledStandards: readonly MasterReference[] = standardRows.map(({ designation, title }) => [
  designation,
  title,
]);

/** The newest edition and the day when it was verified; null if nobody has. */
export function editionOf(designation: string): { edition: string; checked: string } | null {
  const { edition, checked = '' } = byDesignation.get(designation) ?? {};
  return edition === undefined ? null : { edition, checked };
}

/** What happened to a standard that was withdrawn or superseded. */
export function withdrawalOf(
  designation: string,
): { status: 'withdrawn' | 'superseded'; replacedBy: string | undefined } | undefined {
  const row = byDesignation.get(designation);
  return row === undefined || row.status === 'active'
    ? undefined
    : { status: row.status, replacedBy: row.successor };
}

const organizations = new Map(
  rowsOf(
    'standards/organizations.md',
    v.strictObject({ letters: text, organization: text, abbreviation: v.optional(text) }),
  ).map(({ letters, organization, abbreviation = letters }) => [letters, { abbreviation, organization }]),
);

/**
 * Publisher of a standard: `ASTM` and `ASTM International` for `ASTM E84`, and whoever wrote what ANSI has approved: `BIFMA` for
 * `ANSI/BIFMA X5.4`. Unknown letters stand for themselves.
 */
export function publisherOf(designation: string): { abbreviation: string; organization: string } {
  const lead =
    /^(?:3-A|California|World Aquatics)\b|[A-Z][A-Z/-]{0,20}[A-Z](?![a-z])/.exec(designation)?.[0] ??
    designation;
  const parts = lead.replace(/^ANSI\//, '').split('/');
  const letters = [lead, ...parts, /^[A-Z]+/.exec(lead)?.[0]].find(
    (one) => one !== undefined && organizations.has(one),
  );
  return organizations.get(letters ?? '') ?? { abbreviation: lead, organization: lead };
}
