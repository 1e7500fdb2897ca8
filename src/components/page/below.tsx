import type { ReactNode } from 'react';

import { useBelow } from '#src/components/page/use-below.ts';

/** What lies below a screen's head: the head is painted first. */
export function Below({ children }: { children: ReactNode }) {
  return useBelow() ? children : <div style={{ minHeight: '150vh' }} />;
}
