import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { trackError, trackFailedCall } from '#src/browser/analytics-of-faults.ts';
import { track } from '#src/browser/analytics.ts';
import { currentBuildId } from '#src/browser/build.ts';
import { setLogSink } from '#src/browser/log.ts';

/** Maximum number of events of each kind per page, so that a page that keeps failing does not flood the service. */
const maxErrors = 5;
const maxFailedCalls = 20;

/**
 * Reports a visit's web vitals, failed calls, and errors. Loaded late, and only if events are sent. Returns a function that
 * stops it, for tests.
 */
export function watchVisit(): () => void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(reportVital);
  const stopCalls = watchCalls();
  const stopErrors = watchErrors();
  return () => {
    stopCalls();
    stopErrors();
  };
}

/**
 * In milliseconds; movement in thousandths.
 * @internal
 */
export function reportVital({ name, rating, value }: Pick<Metric, 'name' | 'rating' | 'value'>): void {
  track('vital', name, rating, Math.round(name === 'CLS' ? value * 1000 : value));
}

/** Failed calls are in the log, with the call's name and the status. */
function watchCalls(): () => void {
  let left = maxFailedCalls;
  return setLogSink((level, message, facts) => {
    console[level](message, facts);
    const { call, status } = facts;
    if (level === 'info' || typeof call !== 'string' || left === 0) return;
    left -= 1;
    trackFailedCall(call, typeof status === 'number' ? status : 0);
  });
}

function watchErrors(): () => void {
  const seen = new Set<string>();
  const report = (action: 'script' | 'promise', error: unknown) => {
    const at = placesOf(error instanceof Error ? (error.stack ?? '') : '', location.origin);
    const key = `${action} ${at.join(' ')}`;
    if (seen.has(key) || seen.size === maxErrors) return;
    seen.add(key);
    trackError(action, currentBuildId(), at);
  };
  const onError = (event: ErrorEvent) => report('script', event.error);
  const onRejection = (event: PromiseRejectionEvent) => report('promise', event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/**
 * The locations of a stack trace in the build's own scripts, without addresses: `main-1a2b.js:1:2345`. Omits other sites'
 * scripts, pages, and extensions, and the error's message, which may quote typed text.
 * @internal
 */
export const placesOf = (stack: string, origin: string): string[] =>
  stack.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(`${origin}/-/`);
    if (at === -1) return [];
    const [, place] =
      /^\/-\/[a-z]{1,10}\/([\w-]{1,60}\.js:\d{1,7}:\d{1,9})\)?$/.exec(
        line.slice(at + origin.length).trim(),
      ) ?? [];
    return place === undefined ? [] : [place];
  });
