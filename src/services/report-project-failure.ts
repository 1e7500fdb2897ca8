import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError } from '#src/contracts/result.ts';

/** Reports a failure in a toast and as an analytics event. For a 401 there is no toast: the sign-in screen explains it. */
export function reportProjectFailure(what: 'save' | 'delete', error: CallError): { error: CallError } {
  track('project', `${what} failed`, error.kind, error.status ?? undefined);
  if (error.status !== 401) void notify.error(`Could not ${what} project`);
  return { error };
}
