import type { AnalyticsSink } from '#src/browser/analytics.ts';

/**
 * Where the events of this build go: on the dev server to its console, else to `VITE_ANALYTICS_URL`, one small JSON
 * each, which the browser sends when it has time and also when the page is left. Null where none is named.
 */
export function builtInSink(): AnalyticsSink | null {
  if (import.meta.env.DEV) {
    return ({ category, action, label, value }) => console.debug('event', category, action, label, value);
  }
  const url: unknown = import.meta.env.VITE_ANALYTICS_URL;
  if (typeof url !== 'string' || url === '') return null;
  return (event) => void navigator.sendBeacon(url, JSON.stringify(event));
}

/** The host that this build sends events to; null for none. */
export function analyticsHost(): string | null {
  const url: unknown = import.meta.env.VITE_ANALYTICS_URL;
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : null;
}
