import type { ListedContent } from '#src/contracts/content.ts';
import type { SavedType, SeenState } from '#src/contracts/saved-items.ts';
import type { SearchHit } from '#src/contracts/search.ts';

export interface SavedItem {
  content_type: SavedType;
  content_id: number;
  title: string;
  seen: SeenState;
}

/** Unique across all saved items. */
export function savedKey({
  content_type,
  content_id,
}: Pick<SavedItem, 'content_type' | 'content_id'>): string {
  return `${content_type} ${content_id}`;
}

/** An item's anchor on the page of its project. */
export const itemAnchor = (key: string): string => `item-${key.replace(' ', '-')}`;

export function savedItem(item: SearchHit): SavedItem {
  return item.content_type === 'company'
    ? savedCompany(item)
    : { content_type: item.content_type, content_id: item.id, title: item.title, seen: seenStateOf(item) };
}

export function savedCompany({ coid, company }: { coid: number; company: string }): SavedItem {
  return { content_type: 'company', content_id: coid, title: company, seen: seenStateOf(null) };
}

/** Manufacturers have no state (null). */
export function seenStateOf(item: ListedContent | null): SeenState {
  return item === null
    ? { updated: null, version: null }
    : { updated: item.updated_at, version: versionOf(item) };
}

/** Null where the type has none. */
function versionOf(item: ListedContent): string | null {
  switch (item.content_type) {
    case 'spec':
      return item.edition;
    case 'hpd':
      return item.version;
    case 'epd':
      return item.declarationNumber;
    case 'certificate':
      return item.number;
    default:
      return null;
  }
}
