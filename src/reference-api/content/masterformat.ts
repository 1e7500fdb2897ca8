import * as v from 'valibot';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { sectionNumber, several, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

/** A MasterFormat section that the library may have nothing for. Knowing it, a search can say so by number. */
export interface OtherSection {
  number: string;
  title: string;
  /** The title, and what else it is asked for by. */
  phrases: readonly string[];
}

export const otherSections: readonly OtherSection[] = rowsOf(
  'masterformat/other-sections.md',
  v.strictObject({ number: sectionNumber, title: text, alsoAskedForAs: v.optional(several(text)) }),
).map(({ number, title, alsoAskedForAs = [] }) => ({
  number,
  title,
  phrases: [title.toLowerCase(), ...alsoAskedForAs],
}));

const citedSections = new Map(
  rowsOf('masterformat/cited-sections.md', v.strictObject({ number: sectionNumber, title: text })).map(
    ({ number, title }) => [number, title],
  ),
);

/** The title of a section, even if the library has nothing in it; null if it is unknown. */
export function sectionTitle(number: string): string | null {
  return findSection(number)?.title ?? citedSections.get(number) ?? null;
}
