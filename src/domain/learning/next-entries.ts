/** The fields that posts and episodes share. */
interface Entry {
  id: number;
  sections: readonly string[];
  published_at: string;
}

const shown = 3;
const sameSection = 4;
const sameDivision = 2;

/** The entries most closely related to one: by shared sections, divisions, and topics, latest first. */
export function nextEntries<Item extends Entry>(
  of: Item,
  others: readonly Item[],
  topicsOf: (item: Item) => readonly string[],
): Item[] {
  const topics = new Set(topicsOf(of));
  const sections = new Set(of.sections);
  const divisions = new Set(of.sections.map((section) => section.slice(0, 2)));
  const near = (item: Item): number =>
    item.sections.filter((section) => sections.has(section)).length * sameSection +
    item.sections.filter((section) => divisions.has(section.slice(0, 2))).length * sameDivision +
    topicsOf(item).filter((topic) => topics.has(topic)).length;
  return others
    .filter(({ id }) => id !== of.id)
    .map((item) => ({ item, nearness: near(item) }))
    .toSorted(
      (one, other) =>
        other.nearness - one.nearness || other.item.published_at.localeCompare(one.item.published_at),
    )
    .slice(0, shown)
    .map(({ item }) => item);
}
