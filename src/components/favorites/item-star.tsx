import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import type { SearchHit } from '#src/contracts/search.ts';
import { savedItem } from '#src/domain/saved-item.ts';

/** The star of an item, for places whose own code must not hold it. */
export function ItemStar({ item, className }: { item: SearchHit; className: string | undefined }) {
  return <FavoriteButton item={savedItem(item)} className={className} />;
}
