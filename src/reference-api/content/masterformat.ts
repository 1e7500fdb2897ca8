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

/** What a thing is for, in the words of people who do not know its name. */
export interface Purpose {
  /** The section that it belongs to. */
  number: string;
  thing: string;
  use: string;
}

export const purposes: readonly Purpose[] = rowsOf(
  'masterformat/purposes.md',
  v.strictObject({ number: sectionNumber, thing: text, whatItIsFor: text }),
).map(({ number, thing, whatItIsFor }) => ({ number, thing, use: whatItIsFor }));
