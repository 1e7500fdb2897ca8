/** A result: the item, its texts with what matched marked, and whether its picture is on the first screenful. */
export interface Hit<Item> {
  item: Item;
  highlight: Readonly<Record<string, readonly string[]>>;
  eager: boolean;
  /** Marked as new, where that is what the list is about. */
  isNew?: boolean | undefined;
}
