import type { ReactNode } from 'react';

import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';

/** Renders the part of a screen below its head after the head has been painted. */
export const AfterHeadPaint = ({ children }: { children: ReactNode }) =>
  useAfterHeadPaint() ? (
    children
  ) : (
    <div className="screen-only" style={{ minHeight: '150vh' }} data-waiting="" />
  );
