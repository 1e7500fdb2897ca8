import * as v from 'valibot';
import { contentTypes } from '#src/contracts/content-types.ts';
import { emailField, typedLines, typedText, checkWrittenText } from '#src/contracts/forms/fields.ts';
import { id, isoDay } from '#src/contracts/shapes.ts';

export const contentRequestEntries = {
  /** The missing type, or `other`, explained in `message`. */
  content_type: v.picklist([...contentTypes, 'other']),
  /** The manufacturer or product it is about, as typed. */
  about: typedText(200, checkWrittenText),
  message: typedLines(2000, checkWrittenText),
  /** `seq` of the design project that needs it. */
  project: v.nullable(id),
  needed_by: v.nullable(isoDay),
  /** The sender's address, for the reply. */
  email: emailField(),
};

/** At least one of the two must say what is needed. */
export const hasSubject = ({ about, message }: { about: string; message: string }): boolean =>
  about !== '' || message !== '';
export const missingSubjectMessage = 'Describe what you need, or name the manufacturer or product.';

export const contentRequestFields = v.pipe(
  v.object(contentRequestEntries),
  v.forward(v.partialCheck([['about'], ['message']], hasSubject, missingSubjectMessage), ['message']),
);
export type ContentRequestFields = v.InferInput<typeof contentRequestFields>;
