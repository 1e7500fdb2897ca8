import type { ComponentType } from 'react';

/** The address alone, so that a loader can run before a click. */
export interface ScreenRequest {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

export type ScreenLoader = (request: ScreenRequest) => unknown;

/** Guards run in this order, before the loader (requirements: routes). */
export type GuardKey = 'trap-url' | 'signed-in';

/**
 * A row of the route table: an address, what reads its data, and what shows it. All code is loaded late, the loader's apart
 * from the screen's, so that the data is requested as early as can be.
 */
export interface ScreenRoute {
  path: string;
  /** Without it, the default layout: header, screen, footer. */
  layout?: 'no-footer' | 'blank';
  guards?: readonly GuardKey[];
  loader?: () => Promise<ScreenLoader>;
  screen: () => Promise<{ Screen: ComponentType }>;
}

/** The guards of a screen for signed-in people. */
export const signedInOnly = ['trap-url', 'signed-in'] as const satisfies readonly GuardKey[];
