import * as v from 'valibot';
import { sections } from '#src/domain/masterformat/sections.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { digits, several, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';

/** A category, for people who do not look for products by section number. */
export interface Category {
  key: string;
  title: string;
  intro: string;
  /** Prefixes of the section numbers it includes. */
  prefixes: readonly string[];
}

export const categories: readonly Category[] = rowsOf(
  'masterformat/categories.md',
  v.strictObject({ key: text, title: text, intro: text, sections: several(digits) }),
).map(({ sections: prefixes, ...category }) => ({ ...category, prefixes }));

export const findCategory = (key: string): Category | null =>
  categories.find((category) => category.key === key) ?? null;

export const sectionsOfCategory = ({ prefixes: heads }: Category): CsiSection[] =>
  sections
    .filter(({ digits }) => heads.some((head) => digits.startsWith(head)))
    .map(({ digits }) => csiSectionOf(digits));
