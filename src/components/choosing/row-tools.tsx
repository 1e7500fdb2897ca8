import style from '#src/components/choosing/row-tools.module.css';
import type { SearchHit } from '#src/contracts/search.ts';
import { keyOf } from '#src/domain/chosen-items.ts';
import { toggleItem, useChosenItems } from '#src/stores/chosen-items.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';

interface Props {
  item: SearchHit;
  isPreviewed: boolean;
  /** Null where there is no room for a preview. */
  onPreview: (() => void) | null;
}

/** What lies over the corner of a row's picture: the box to tick, and the way to the preview. */
export function RowTools({ item, isPreviewed, onPreview }: Props) {
  const name = item.content_type === 'company' ? item.company : item.title;
  const { isOn } = useSingleKeys();
  return (
    <div className={style.tools}>
      {item.content_type !== 'company' && <Box item={item} name={name} />}
      {onPreview && (
        <button
          type="button"
          className={`${style.preview} ${isOn && !isPreviewed ? style.keyed : ''}`}
          aria-pressed={isPreviewed}
          aria-label={`Preview ${name}`}
          onClick={onPreview}
        >
          Preview
        </button>
      )}
    </div>
  );
}

function Box({ item, name }: { item: Exclude<SearchHit, { content_type: 'company' }>; name: string }) {
  const isChosen = useChosenItems(({ items }) => items.some((other) => keyOf(other) === keyOf(item)));
  return (
    <label className={style.box}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => toggleItem(item)}
        aria-label={`Select ${name}`}
      />
    </label>
  );
}
