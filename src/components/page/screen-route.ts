import type { ComponentType } from 'react';

/** Only params and request, so that a loader can also run to prefetch. */
export interface ScreenRequest {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

export type ScreenLoader = (request: ScreenRequest) => unknown;

/** Guards run in this order, before the loader (requirements: routes). */
export type GuardKey = 'reject-hostile-url' | 'signed-in';

export interface ScreenCode {
  Screen: ComponentType;
  /** The body of a list, which stays mounted but hidden after the visitor follows a link on it. */
  KeepAliveBody?: ComponentType;
  /** The body of a detail screen, which renders hidden while the visitor points at a link to it. */
  RenderAheadBody?: ComponentType;
}

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
  screen: () => Promise<ScreenCode>;
}

/** Guards for screens that require signing in. */
export const signedInOnly = ['reject-hostile-url', 'signed-in'] as const satisfies readonly GuardKey[];
