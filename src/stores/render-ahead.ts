import type { ComponentType } from 'react';
import { create } from 'zustand';

/** A screen that renders hidden before the visitor opens it. */
export interface RenderAheadScreen {
  Body: ComponentType;
  /** Its loader's data. */
  data: unknown;
}

/** The last screen whose link the visitor pointed at for a moment, if it can render ahead. */
export const useRenderAhead = create<{ next: RenderAheadScreen | null }>()(() => ({ next: null }));

export function renderAhead(next: RenderAheadScreen): void {
  useRenderAhead.setState({ next });
}
