import type { ReactNode } from 'react';

import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';

/** Renders the part of a screen below its head after the head has been painted. */
export function AfterHeadPaint({ children }: { children: ReactNode }) {
  return useAfterHeadPaint() ? (
    children
  ) : (
    <div className="screen-only" style={{ minHeight: '150vh' }} data-waiting="" />
  );
}
