import { send } from '#src/browser/analytics.ts';

/** A call as its contract names it: `search.terms`. Names come from the code, never from a record. */
const callName = /^[a-zA-Z][a-zA-Z-]{0,29}\.[a-zA-Z]{1,29}$/;
/** A place in a script of the build. */
const place = /^[\w-]{1,60}\.js:\d{1,7}:\d{1,9}$/;
const buildName = /^[\w-]{1,64}$/;
const maxPlaces = 8;

/** Reports a call that failed, by its name and the API's status (0 for none). */
export function trackFailedCall(name: string, status: number): void {
  if (callName.test(name) && status >= 0 && status < 600)
    send({ category: 'call', action: 'failed', label: name, value: status });
}

/** Reports an error by its location. The message is not sent, because it may quote typed text. */
export function trackError(action: 'script' | 'promise', build: string, at: readonly string[]): void {
  const own = at.filter((one) => place.test(one)).slice(0, maxPlaces);
  if (buildName.test(build)) send({ category: 'error', action, build, at: own });
}
