import type { ComponentType } from 'react';

/** What a loader is given: no more than the address says, so that it can run before the router is there. */
export interface ScreenRequest {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

export type ScreenLoader = (asked: ScreenRequest) => unknown;

/** A row of the route table: an address, what reads its data, and what shows it. */
export interface ScreenRoute {
  path: string;
  /** What stands around the screen; without it, header, sidebar and footer. */
  layout?: 'no-footer' | 'blank';
  /** For signed-in people only; made by `signedInRow`, whose guard runs before its loader. */
  isPrivate?: true;
  /** For a loader that is part of the start; all others are lazy. */
  loader?: ScreenLoader;
  lazy: {
    loader?: () => Promise<ScreenLoader>;
    Component: () => Promise<ComponentType>;
  };
}
