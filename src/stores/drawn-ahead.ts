import type { ComponentType } from 'react';
import { create } from 'zustand';

/** The screen that is drawn, hidden, before it is asked for. */
export interface AheadScreen {
  Body: ComponentType;
  /** What its loader gave. */
  data: unknown;
}

/** The last screen that the visitor pointed at for a moment, of those that can be drawn ahead. */
export const useDrawnAhead = create<{ next: AheadScreen | null }>()(() => ({ next: null }));

export function drawAhead(next: AheadScreen): void {
  useDrawnAhead.setState({ next });
}
