import { Activity, createContext, use, type ReactNode } from 'react';

/** False while the surrounding screen is kept mounted but hidden. */
export const IsScreenVisible = createContext(true);

/**
 * For parts with effects, such as keyboard shortcuts: the effects run only while the surrounding screen is shown. Their state
 * stays.
 */
export function EffectsWhileVisible({ children }: { children: ReactNode }) {
  return <Activity mode={use(IsScreenVisible) ? 'visible' : 'hidden'}>{children}</Activity>;
}
