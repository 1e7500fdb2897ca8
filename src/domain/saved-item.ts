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
export const savedKey = ({
  content_type,
  content_id,
}: Pick<SavedItem, 'content_type' | 'content_id'>): string => `${content_type} ${content_id}`;

/** An item's anchor on the page of its project. */
export const itemAnchor = (key: string): string => `item-${key.replace(' ', '-')}`;

export const savedItem = (item: SearchHit): SavedItem =>
  item.content_type === 'company'
    ? savedCompany(item)
    : { content_type: item.content_type, content_id: item.id, title: item.title, seen: seenStateOf(item) };

export const savedCompany = ({ coid, company }: { coid: number; company: string }): SavedItem => ({
  content_type: 'company',
  content_id: coid,
  title: company,
  seen: seenStateOf(null),
});

/** Manufacturers have no state (null). */
export const seenStateOf = (item: ListedContent | null): SeenState =>
  item === null ? { updated: null, version: null } : { updated: item.updated_at, version: versionOf(item) };

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
