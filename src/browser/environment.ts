import { currentBuildId } from '#src/browser/build.ts';
import { userAgent } from '#src/browser/device.ts';
import { apiOrigin, siteOrigin } from '#src/browser/location.ts';
import { isOnline } from '#src/browser/online.ts';

/** Describes the browser and the site for a report. */
export function environment(): Readonly<Record<string, string>> {
  const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
  const { innerWidth, innerHeight, devicePixelRatio } = globalThis;
  return {
    Site: siteOrigin(),
    API: apiOrigin(),
    'Reference API': isReferenceApi() ? 'Included in this build' : 'No, or unknown',
    Build: currentBuildId(),
    Mode: import.meta.env.MODE,
    Browser: userAgent(),
    Languages: globalThis.navigator?.languages.join(', ') ?? '',
    'Time zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    Window: `${innerWidth} × ${innerHeight} px, device pixel ratio ${devicePixelRatio}`,
    Theme: prefers('(prefers-color-scheme: dark)') ? 'Dark' : 'Light',
    'Reduced motion': prefers('(prefers-reduced-motion: reduce)') ? 'Yes' : 'No',
    Network: isOnline() ? 'Online' : 'Offline',
  };
}

/**
 * Whether calls are certain to go to the reference API: in the demo, which contains it, and on the dev
 * server.
 */
export function isReferenceApi(): boolean {
  const { MODE } = import.meta.env;
  return MODE === 'demo' || ((MODE === 'development' || MODE === 'test') && apiOrigin() === siteOrigin());
}
