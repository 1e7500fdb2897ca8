import { Activity, createContext, use } from 'react';
import type { ReactNode } from 'react';

/** False while the surrounding screen is kept mounted but hidden. */
export const IsShown = createContext(true);

/**
 * For parts with effects, such as keyboard shortcuts: the effects run only while the surrounding screen is shown. Their state
 * stays.
 */
export function WhileShown({ children }: { children: ReactNode }) {
  return <Activity mode={use(IsShown) ? 'visible' : 'hidden'}>{children}</Activity>;
}
