import * as v from 'valibot';
import { personFields, typedLines, website, checkWrittenText } from '#src/contracts/forms/fields.ts';
import { coid } from '#src/contracts/shapes.ts';

/** About a manufacturer that isn't in the library. */
export const nonClientFeedback = v.object({
  coid,
  about: v.picklist(['wanted', 'wrong', 'own', 'other']),
  ...personFields,
  website,
  message: typedLines(4000, checkWrittenText, 'Enter your feedback.'),
});
export type NonClientFeedback = v.InferInput<typeof nonClientFeedback>;
