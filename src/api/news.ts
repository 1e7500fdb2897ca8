import { call } from '#src/api/call.ts';
import { alertsList, alertsNews } from '#src/contracts/alerts.ts';
import type { Alert, NewsItem } from '#src/contracts/alerts.ts';
import type { Result } from '#src/contracts/result.ts';

/** Product alerts, latest first; of one division, or of all. */
export function listAlerts(
  of: { division?: string | undefined; size: number },
  signal: AbortSignal,
): Promise<Result<Alert[]>> {
  return call(alertsList, {
    query: { ...(of.division !== undefined && { division: of.division }), size: of.size },
    signal,
  });
}

/** Which press releases. */
export interface ReleaseScope {
  division: string | null;
  section: string | null;
  year: number | null;
  /** All of them without it. */
  size?: number;
}

/** Press releases, latest first. */
export function listReleases(
  { division, section, year, size }: ReleaseScope,
  signal: AbortSignal,
): Promise<Result<NewsItem[]>> {
  return call(alertsNews, {
    query: {
      ...(division !== null && { division }),
      ...(section !== null && { section }),
      ...(year !== null && { year }),
      ...(size !== undefined && { size }),
    },
    signal,
  });
}
