import type { ReactNode } from 'react';

import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';

/** The part of a screen below its head, which is painted first. */
export function AfterHeadPaint({ children }: { children: ReactNode }) {
  return useAfterHeadPaint() ? children : <div style={{ minHeight: '150vh' }} />;
}
