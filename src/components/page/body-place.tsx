import { createContext, use } from 'react';
import type { ComponentType } from 'react';

/** Whether the body of the screen was drawn ahead, and is shown elsewhere. */
export const IsDrawnAhead = createContext(false);

/** Where a screen that can be drawn ahead shows its body, unless it was. */
export function BodyPlace({ of: Body }: { of: ComponentType }) {
  return use(IsDrawnAhead) ? null : <Body />;
}
