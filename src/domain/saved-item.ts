import type { Content } from '#src/contracts/content.ts';
import type { SavedType, Seen } from '#src/contracts/saved-items.ts';
import type { SearchHit } from '#src/contracts/search.ts';

/** What a person can keep, as lists and pages hand it over: which item it is, how it is called, how it stands now. */
export interface SavedItem {
  content_type: SavedType;
  content_id: number;
  title: string;
  seen: Seen;
}

/** An item's name among all that can be kept. */
export function savedKey({
  content_type,
  content_id,
}: Pick<SavedItem, 'content_type' | 'content_id'>): string {
  return `${content_type} ${content_id}`;
}

/** An item of content or a manufacturer, to be kept. */
export function savedItem(item: SearchHit): SavedItem {
  return item.content_type === 'company'
    ? savedCompany(item)
    : { content_type: item.content_type, content_id: item.id, title: item.title, seen: seenOf(item) };
}

export function savedCompany({ coid, company }: { coid: number; company: string }): SavedItem {
  return { content_type: 'company', content_id: coid, title: company, seen: seenOf(null) };
}

/** How an item stands at this moment; manufacturers have no state of their own (null). */
export function seenOf(item: Content | null): Seen {
  return item === null
    ? { updated: null, version: null }
    : { updated: item.updated_at, version: versionOf(item) };
}

/** The edition, version or number that tells one state of a document from the next, where its type has one. */
function versionOf(item: Content): string | null {
  switch (item.content_type) {
    case 'spec':
      return item.edition;
    case 'hpd':
      return item.version;
    case 'epd':
      return item.declarationNumber;
    case 'certificate':
      return item.number;
    case 'bim':
      return item.revitYear === null ? null : `Revit ${item.revitYear}`;
    default:
      return null;
  }
}
