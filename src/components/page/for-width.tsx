import type { ReactNode } from 'react';

import style from '#src/components/page/for-width.module.css';
import { useDevice } from '#src/components/page/use-device.ts';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';

interface Props {
  /** Below 1100 px, or from 1100 px. */
  width: 'narrow' | 'wider';
  children: ReactNode;
}

/**
 * A part of a page for windows of one width. A pre-rendered page contains both versions; its styles show one of them.
 */
export function ForWidth({ width, children }: Props) {
  const isNarrow = useDevice() === 'narrow';
  const isHydrated = useIsHydrated();
  if (isHydrated && isNarrow !== (width === 'narrow')) return null;
  return <div className={style[width]}>{children}</div>;
}
