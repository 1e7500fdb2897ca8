import * as v from 'valibot';

import { personFields, typedText, website, written } from '#src/contracts/forms/fields.ts';
import { coid } from '#src/contracts/shapes.ts';

/** What a visitor says about a manufacturer that has no library here. */
export const nonClientFeedback = v.object({
  coid,
  about: v.picklist(['wanted', 'wrong', 'own', 'other']),
  ...personFields,
  website,
  message: typedText(4000, written, 'Write what you would like to say.'),
});
export type NonClientFeedback = v.InferInput<typeof nonClientFeedback>;
