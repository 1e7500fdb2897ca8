import { builtInSink } from '#src/browser/analytics-sinks.ts';
import { startAnalytics } from '#src/browser/analytics.ts';
import { watchOutbound } from '#src/browser/outbound.ts';

/** From here on events go where this build sends them, and links that lead out of the site are told. */
export function startOutward(): void {
  startAnalytics(builtInSink());
  watchOutbound();
}
