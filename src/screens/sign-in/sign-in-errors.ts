import type { SubmitFailure } from '#src/components/forms/submit-errors.ts';
import type { CallError } from '#src/contracts/result.ts';

const saved = 'What you typed is still here.';

/** Messages by the step that failed; null if the general messages apply. (requirements: sign-in) */
export function signInFailure(error: CallError): SubmitFailure | null {
  const { call, status, kind } = error;
  if (call === 'auth.login' && status === 401) {
    return {
      title: 'The email address or password is wrong.',
      text: 'Check both. Passwords are case-sensitive.',
      problems: { password: 'This doesn’t match the email address.' },
    };
  }
  const reason =
    kind === 'network' || kind === 'timeout' ? 'Couldn’t reach the server in time.' : error.message;
  if (call === 'auth.login') {
    return status === 429
      ? null
      : { title: 'You’re not signed in.', text: `${reason} ${saved} Try again in a moment.`, problems: {} };
  }
  const missing = call === 'users.me' ? 'we couldn’t load your account' : 'we couldn’t open your session';
  return {
    title: 'You’re not signed in.',
    text: `Your password was correct, but ${missing}. ${reason} ${saved}${status === 429 ? '' : ' Try again in a moment.'}`,
    problems: {},
  };
}
