import type { ComponentType } from 'react';

/** Only params and request, so that a loader can also run to prefetch. */
export interface ScreenRequest {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

export type ScreenLoader = (request: ScreenRequest) => unknown;

/** Guards run in this order, before the loader (requirements: routes). */
export type GuardKey = 'trap-url' | 'signed-in';

/**
 * A row of the route table: a path with its loader and screen. All code is loaded on demand, the loader's
 * separately from the screen's, so that data is requested as early as possible.
 */
export interface ScreenRoute {
  path: string;
  /** By default: header, screen, footer. */
  layout?: 'no-footer' | 'blank';
  guards?: readonly GuardKey[];
  loader?: () => Promise<ScreenLoader>;
  /** A list's body is separate: it stays in the page, hidden, while the visitor looks at what it led to. */
  screen: () => Promise<{ Screen: ComponentType; KeptBody?: ComponentType }>;
}

/** Guards for screens that require signing in. */
export const signedInOnly = ['trap-url', 'signed-in'] as const satisfies readonly GuardKey[];
