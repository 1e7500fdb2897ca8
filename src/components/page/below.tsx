import type { ReactNode } from 'react';

import { useBelow } from '#src/components/page/use-below.ts';

/** The part of a screen below its head, which is painted first. */
export function Below({ children }: { children: ReactNode }) {
  return useBelow() ? children : <div style={{ minHeight: '150vh' }} />;
}
