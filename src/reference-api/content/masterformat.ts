import * as v from 'valibot';
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
