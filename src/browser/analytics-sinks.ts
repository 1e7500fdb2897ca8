import type { AnalyticsSink } from '#src/browser/analytics.ts';

/**
 * Where this build sends events: to the console on the dev server, else to `VITE_ANALYTICS_URL` as small JSON
 * beacons, which browsers also deliver while a page unloads. Null if no URL is configured.
 */
export function builtInSink(): AnalyticsSink | null {
  if (import.meta.env.DEV) {
    return ({ category, action, label, value }) => console.debug('event', category, action, label, value);
  }
  const url: unknown = import.meta.env.VITE_ANALYTICS_URL;
  if (typeof url !== 'string' || url === '') return null;
  return (event) => void navigator.sendBeacon(url, JSON.stringify(event));
}

/** The host of `VITE_ANALYTICS_URL`; null if it is not configured. */
export function analyticsHost(): string | null {
  const url: unknown = import.meta.env.VITE_ANALYTICS_URL;
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : null;
}
