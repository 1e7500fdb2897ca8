import { useSyncExternalStore } from 'react';

import { pageWidth, watchWidth } from '#src/browser/device.ts';

/** Whether the window is narrower, for parts that a pre-rendered page doesn't contain. */
export const useIsBelow = (width: number): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => pageWidth() < width,
    () => false,
  );
