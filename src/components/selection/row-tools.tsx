import { memo, use } from 'react';

import { ListSelection } from '#src/components/selection/list-selection.ts';
import style from '#src/components/selection/row-tools.module.css';
import type { SearchHit } from '#src/contracts/search.ts';
import { isSameData } from '#src/lib/same-data.ts';
import { savedKey, type SavedItem } from '#src/domain/saved-item.ts';
import { keyOf } from '#src/domain/selected-items.ts';
import { toggleItem, useSelectedItems } from '#src/stores/selected-items.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';

export function RowTools({ of }: { of: SavedItem }) {
  const { items, keys, active, setActive } = use(ListSelection);
  const { isOn } = useSingleKeys();
  const index = keys.indexOf(savedKey(of));
  const item = items[index];
  if (!item) return null;
  const isPreviewed = index === active;
  return (
    <>
      {item.content_type !== 'company' && <Box item={item} name={of.title} />}
      <button
        type="button"
        className={`touch-high small accent framed paper screen-only forced-fill ${style.preview} ${isOn && !isPreviewed ? style.keyed : ''}`}
        aria-pressed={isPreviewed}
        aria-label={`Preview ${of.title}`}
        onClick={() => setActive(isPreviewed ? null : index)}
      >
        Preview
      </button>
    </>
  );
}

interface BoxProps {
  item: Exclude<SearchHit, { content_type: 'company' }>;
  name: string;
}

/** Memoized, as React writes the attributes of each checkbox that it renders again. */
const Box = memo(function Box({ item, name }: BoxProps) {
  const isChosen = useSelectedItems(({ items }) => items.some((other) => keyOf(other) === keyOf(item)));
  return (
    <label className={`centered screen-only ${style.box}`}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => toggleItem(item)}
        aria-label={`Select ${name}`}
      />
    </label>
  );
}, isSameData);
