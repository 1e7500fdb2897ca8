import { create } from 'zustand';

import type { Content } from '#src/contracts/content.ts';
import { keyOf } from '#src/domain/selected-items.ts';

/** What the visitor ticked in lists of results, in that order; it lasts from list to list, as long as the page lives. */
export const useSelectedItems = create<{ items: readonly Content[] }>()(() => ({ items: [] }));

/** Ticks an item, or takes the tick away. */
export function toggleItem(item: Content): void {
  const { items } = useSelectedItems.getState();
  const others = items.filter((other) => keyOf(other) !== keyOf(item));
  useSelectedItems.setState({ items: others.length < items.length ? others : [...items, item] });
}

export function clearItems(): void {
  useSelectedItems.setState({ items: [] });
}
