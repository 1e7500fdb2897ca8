import * as v from 'valibot';
import { personFields, typedLines, typedText, checkWrittenText } from '#src/contracts/forms/fields.ts';

/** An offer to be a podcast guest or to write a blog post. */
export const guestRequest = v.object({
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: personFields.email,
  phone: personFields.phone,
  /** Empty if self-employed. */
  firm: typedText(120, checkWrittenText),
  topic: typedText(160, checkWrittenText, 'Enter the topic in a few words.'),
  message: typedLines(4000, checkWrittenText, 'Describe in a few sentences what you would talk about.'),
});
export type GuestRequest = v.InferInput<typeof guestRequest>;
