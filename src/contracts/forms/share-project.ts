import * as v from 'valibot';
import { emailField } from '#src/contracts/forms/fields.ts';

/** Whom to share a project with, and for what. */
export const shareForm = v.object({
  email: emailField(),
  right: v.picklist(['edit', 'read']),
});
