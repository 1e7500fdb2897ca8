import type { SearchHit } from '#src/contracts/search.ts';

/** A search result: the item, its texts with matches highlighted, and whether its picture loads eagerly. */
export interface Hit<Item> {
  item: Item;
  highlight: Readonly<Record<string, readonly string[]>>;
  eager: boolean;
  /** Shows a “new” badge, in lists of new items. */
  isNew?: boolean | undefined;
  /** In a list of one type, rows don't repeat the type, which the heading names. */
  isOfOneType?: boolean | undefined;
  /** On a manufacturer’s own pages, rows don't repeat the name. */
  isOfOneMaker?: boolean | undefined;
}

/** Whether all items are of one type. */
export const areOfOneType = (items: readonly SearchHit[]): boolean =>
  items.every(({ content_type: type }) => type === items[0]?.content_type);
