import type { ReactNode } from 'react';

import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';

/** Renders the part of a screen below its head after the head has been painted. */
export function AfterHeadPaint({ children }: { children: ReactNode }) {
  return useAfterHeadPaint() ? children : <div style={{ minHeight: '150vh' }} />;
}
