import { Activity, createContext, use } from 'react';
import type { ReactNode } from 'react';

/** Whether the screen around is shown, or only stays in the page, laid out, to be there at once. */
export const IsShown = createContext(true);

/**
 * For what acts by itself, as keyboard shortcuts do: its effects run only while the screen around it is shown. What is
 * typed or chosen in it stays.
 */
export function WhileShown({ children }: { children: ReactNode }) {
  return <Activity mode={use(IsShown) ? 'visible' : 'hidden'}>{children}</Activity>;
}
