import { length, ref, textString } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { ObjectId, PdfFile } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';

interface Item {
  id: ObjectId;
  place: Place;
  articles: Item[];
}

/** Bookmarks: the parts, and below each its articles. Returns the catalog's entry for them; empty without any. */
export function writeOutline(pdf: PdfFile, places: readonly Place[], pages: readonly ObjectId[]): string {
  if (places.length === 0) return '';
  const root = pdf.reserve();
  const items: Item[] = [];
  for (const place of places) {
    const item = { id: pdf.reserve(), place, articles: [] };
    const part = items.at(-1);
    if (place.level > 0 && part !== undefined) part.articles.push(item);
    else items.push(item);
  }
  const write = (siblings: readonly Item[], parent: ObjectId): string => {
    for (const [index, { id, place, articles }] of siblings.entries()) {
      const [before, after] = [siblings[index - 1], siblings[index + 1]];
      const entries = [
        `/Title ${textString(place.title)}/Parent ${ref(parent)}`,
        `/Dest[${ref(pages[place.page] ?? 0)}/XYZ null ${length(place.top)} null]`,
        before ? `/Prev ${ref(before.id)}` : '',
        after ? `/Next ${ref(after.id)}` : '',
        articles.length > 0 ? `${write(articles, id)}/Count ${articles.length}` : '',
      ];
      pdf.put(id, `<<${entries.join('')}>>`);
    }
    return `/First ${ref(siblings[0]?.id ?? 0)}/Last ${ref(siblings.at(-1)?.id ?? 0)}`;
  };
  pdf.put(root, `<</Type/Outlines${write(items, root)}/Count ${places.length}>>`);
  return `/Outlines ${ref(root)}/PageMode/UseOutlines`;
}
