import { create } from 'zustand';

import type { ListedContent } from '#src/contracts/content.ts';
import { keyOf } from '#src/domain/selected-items.ts';

/** In the order of selection; kept across lists for the life of the page. */
export const useSelectedItems = create<{ items: readonly ListedContent[] }>()(() => ({ items: [] }));

/** Ticks an item, or takes the tick away. */
export function toggleItem(item: ListedContent): void {
  const { items } = useSelectedItems.getState();
  const others = items.filter((other) => keyOf(other) !== keyOf(item));
  useSelectedItems.setState({ items: others.length < items.length ? others : [...items, item] });
}

export function clearItems(): void {
  useSelectedItems.setState({ items: [] });
}
