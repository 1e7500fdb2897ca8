import * as v from 'valibot';
import { text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

/** Cities, each repeated according to its share. */
export const projectPlaces = rowsOf(
  'names/project-places.md',
  v.strictObject({ city: text, state: text, share: wholeNumber }),
).flatMap(({ city, state, share }) => Array.from({ length: share }, () => ({ city, state })));
