import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError } from '#src/contracts/result.ts';

/** Reports by toast and event; for 401 the sign-in screen explains it. */
export function projectFailed(what: 'save' | 'delete', error: CallError): { error: CallError } {
  track('project', `${what} failed`, error.kind, error.status ?? undefined);
  if (error.status !== 401) void notify.error(`Could not ${what} project`);
  return { error };
}
