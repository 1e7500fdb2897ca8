import { personRules, textProblem } from '#src/domain/checks/form-rules.ts';
import type { TextRule } from '#src/domain/checks/form-rules.ts';

export interface SignInDraft {
  email: string;
  password: string;
  rememberMe: boolean;
}

export const blankSignIn: SignInDraft = { email: '', password: '', rememberMe: false };

/** In the order of the form. */
export const signInFields = ['email', 'password', 'rememberMe'] as const;

const email: TextRule = { ...personRules.email, missing: 'Enter the e-mail address of your account.' };

/** What is missing or cannot be; whether the two belong together, only the server knows. */
export function signInProblems(draft: SignInDraft): Partial<Record<'email' | 'password', string>> {
  const problem = textProblem(email, draft.email.trim());
  return {
    ...(problem !== null && { email: problem }),
    ...(draft.password === '' && { password: 'Enter your password.' }),
  };
}

/** A draft as it was kept; the password never is. */
export function signInDraftFrom(stored: unknown): SignInDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  const typed = values.get('email');
  return {
    email: typeof typed === 'string' ? typed.slice(0, 640) : '',
    password: '',
    rememberMe: values.get('rememberMe') === true,
  };
}
