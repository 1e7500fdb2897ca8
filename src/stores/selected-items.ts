import { create } from 'zustand';

import type { ListedContent } from '#src/contracts/content.ts';
import { keyOf } from '#src/domain/selected-items.ts';

/** Selected items, in the order of selection; kept from list to list until the page is reloaded. */
export const useSelectedItems = create<{ items: readonly ListedContent[] }>()(() => ({ items: [] }));

/** Selects or deselects an item. */
export function toggleItem(item: ListedContent): void {
  const { items } = useSelectedItems.getState();
  const others = items.filter((other) => keyOf(other) !== keyOf(item));
  useSelectedItems.setState({ items: others.length < items.length ? others : [...items, item] });
}

export function clearItems(): void {
  useSelectedItems.setState({ items: [] });
}
