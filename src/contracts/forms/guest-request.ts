import * as v from 'valibot';

import { personFields, typedLines, typedText, written } from '#src/contracts/forms/fields.ts';

/** Someone offers to be in an episode or to write a post. */
export const guestRequest = v.object({
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: personFields.email,
  phone: personFields.phone,
  /** Empty for who works alone. */
  firm: typedText(120, written),
  topic: typedText(160, written, 'Enter the topic in a few words.'),
  message: typedLines(4000, written, 'Describe in a few sentences what you would talk about.'),
});
export type GuestRequest = v.InferInput<typeof guestRequest>;
