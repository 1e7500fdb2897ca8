/** A search result: the item, its texts with matches highlighted, and whether its picture loads eagerly. */
export interface Hit<Item> {
  item: Item;
  highlight: Readonly<Record<string, readonly string[]>>;
  eager: boolean;
  /** Shows a “new” badge, in lists of new items. */
  isNew?: boolean | undefined;
}
