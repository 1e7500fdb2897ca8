import { length, ref, textString } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { ObjectId, PdfFile } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';

interface Item {
  id: ObjectId;
  place: Place;
  below: Item[];
}

/** Writes the bookmarks, nested by level. Returns the catalog entry; empty without bookmarks. */
export function writeOutline(pdf: PdfFile, places: readonly Place[], pages: readonly ObjectId[]): string {
  if (places.length === 0) return '';
  const root = pdf.reserve();
  const items: Item[] = [];
  const open: Item[] = [];
  for (const place of places) {
    const item = { id: pdf.reserve(), place, below: [] };
    while ((open.at(-1)?.place.level ?? -1) >= place.level) open.pop();
    (open.at(-1)?.below ?? items).push(item);
    open.push(item);
  }
  const write = (siblings: readonly Item[], parent: ObjectId): string => {
    for (const [index, { id, place, below }] of siblings.entries()) {
      const [before, after] = [siblings[index - 1], siblings[index + 1]];
      const count = place.isClosed === true ? -shown(below) : shown(below);
      const entries = [
        `/Title ${textString(place.title)}/Parent ${ref(parent)}`,
        `/Dest[${ref(pages[place.page] ?? 0)}/XYZ null ${length(place.top)} null]`,
        before ? `/Prev ${ref(before.id)}` : '',
        after ? `/Next ${ref(after.id)}` : '',
        below.length > 0 ? `${write(below, id)}/Count ${count}` : '',
      ];
      pdf.put(id, `<<${entries.join('')}>>`);
    }
    return `/First ${ref(siblings[0]?.id ?? 0)}/Last ${ref(siblings.at(-1)?.id ?? 0)}`;
  };
  pdf.put(root, `<</Type/Outlines${write(items, root)}/Count ${shown(items)}>>`);
  return `/Outlines ${ref(root)}/PageMode/UseOutlines`;
}

/** Number of visible bookmarks if their ancestors are open. */
const shown = (items: readonly Item[]): number =>
  items.reduce((sum, { place, below }) => sum + 1 + (place.isClosed === true ? 0 : shown(below)), 0);
