import { log } from '#src/browser/log.ts';
import { notFound } from '#src/lib/require-data.ts';
import type { ScreenLoader } from '#src/components/page/screen-route.ts';
import { urlTrapReason } from '#src/lib/url-trap.ts';

/** Shows a hostile URL as not found, without making any call (requirements: trapped-addresses). */
export function rejectHostileUrl(pattern: string, load: ScreenLoader): ScreenLoader {
  return (screenRequest) => {
    const { pathname, search } = new URL(screenRequest.request.url);
    const marker = urlTrapReason(pathname, search);
    if (marker === null) return load(screenRequest);
    log.warn('A trapped address', { pattern, marker });
    throw notFound();
  };
}
