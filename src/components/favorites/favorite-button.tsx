import style from '#src/components/favorites/favorite-button.module.css';
import { useSaveToFavorites } from '#src/components/favorites/use-save-to-favorites.tsx';
import { savedKey, type SavedItem } from '#src/domain/saved-item.ts';
import { useFavorites } from '#src/stores/favorites.ts';

interface Props {
  item: SavedItem;
  className?: string | undefined;
  /** Shows a label beside the star. */
  withLabel?: boolean;
  /** For a star that disappears when it is pressed: the caller moves the focus. */
  onPress?: (star: HTMLElement) => void;
}

/** A star that adds an item to the favorites or removes it. The code that does so loads on first click. */
export function FavoriteButton({ item, className = '', withLabel = false, onPress }: Props) {
  const isFavorite = useFavorites(({ shown }) => shown.has(savedKey(item)));
  const { save, offer } = useSaveToFavorites(
    [item],
    `${item.title} will be saved to your favorites when you sign in.`,
    ({ toggleStar }) => toggleStar(item),
  );
  const word = withLabel && isFavorite ? 'Saved' : 'Save';
  return (
    <>
      <button
        type="button"
        className={`screen-only touch-square ${style.star} ${withLabel ? style.worded : ''} ${className}`}
        aria-pressed={isFavorite}
        // The name begins with the visible label, so that voice control works (WCAG 2.5.3). Without one it is a tooltip as well;
        // with both, a screen reader would say it twice.
        {...{ [withLabel ? 'aria-label' : 'title']: `${word} ${item.title} to favorites` }}
        onClick={({ currentTarget }) => {
          onPress?.(currentTarget);
          void save();
        }}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M9 1.8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L9 13.2l-4.5 2.5 1-5.1L1.7 7.1l5.1-.6Z" />
        </svg>
        {withLabel && <span>{word}</span>}
      </button>
      {offer}
    </>
  );
}
