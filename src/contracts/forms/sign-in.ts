import * as v from 'valibot';
import { emailField, newPassword } from '#src/contracts/forms/fields.ts';

export const passwordReset = v.object({ password: newPassword });

export const resetRequestForm = v.object({ email: emailField() });

/** Only the server can tell whether email and password belong together. */
export const signInForm = v.object({
  email: emailField('Enter the email address of your account.'),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
  rememberMe: v.boolean(),
});
