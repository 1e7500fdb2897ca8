import { useId, type ReactNode } from 'react';

import { useAddressSearchField } from '#src/components/forms/use-address-search-field.ts';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { Link } from '#src/components/page/link.tsx';
import { favoriteSorts, favoritesViewText } from '#src/domain/favorites/favorites-view.ts';
import type { FavoriteSort, FavoritesView } from '#src/domain/favorites/favorites-view.ts';
import { pluralOf, type FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { typesOf } from '#src/domain/favorites/shown-favorites.ts';
import { to } from '#src/paths.ts';
import filters from '#src/components/library/filter-selects.module.css';
import style from '#src/screens/favorites/view-bar.module.css';
import { Checkbox } from '#src/ui/checkbox.tsx';

const sortWords: Readonly<Record<FavoriteSort, string>> = {
  newest: 'Newest',
  name: 'Name A–Z',
  section: 'Section number',
  manufacturer: 'Manufacturer A–Z',
};

interface Props {
  view: FavoritesView;
  all: readonly FavoriteRecord[];
  /** The control that selects all favorites shown. */
  select: ReactNode;
  /** The count of favorites shown. */
  count: ReactNode;
}

/** Each change navigates; typing replaces the history entry, so that Back leaves the list. */
export function ViewBar({ view: shown, all, select, count }: Props) {
  const id = useId();
  const [view, choose] = useAddressView(shown, (next) => to.favorites(favoritesViewText(next)));
  const { field } = useAddressSearchField(shown.words, (words) => choose({ words }, true));
  const types = typesOf(all);
  return (
    <>
      <search className="flow at-bottom gap-2-3 strip-599 screen-only" aria-label="Filter your favorites">
        <label className={`stack shrinks gap-2px ${filters.words}`} htmlFor={`${id}-words`}>
          <span className="small muted">Contains</span>
          <input
            className="note plain control"
            {...field}
            id={`${id}-words`}
            placeholder="Name, section, note"
          />
        </label>
        <FilterSelects
          choices={[
            {
              label: 'Type',
              value: view.type ?? '',
              options: [
                { value: '', label: 'All types' },
                ...(view.type !== null && !types.some(({ type }) => type === view.type)
                  ? [{ value: view.type, label: `${pluralOf(view.type)} (0)` }]
                  : []),
                ...types.map(({ type, count }) => ({ value: type, label: `${pluralOf(type)} (${count})` })),
              ],
              change: (value) => choose({ type: types.find(({ type }) => type === value)?.type ?? null }),
            },
            {
              label: 'Order',
              isOrder: true,
              value: view.sort,
              options: favoriteSorts.map((value) => ({ value, label: sortWords[value] })),
              change: (value) => choose({ sort: favoriteSorts.find((sort) => sort === value) ?? 'newest' }),
            },
          ]}
        />
        {(view.type !== null || view.words !== '') && (
          <Link
            className="link note pad-block-2"
            keepScroll
            to={to.favorites(favoritesViewText({ ...view, type: null, words: '' }))}
          >
            Show all
          </Link>
        )}
      </search>
      <div className={`cluster high-36 gap-2-4 note ${style.head}`}>
        {select}
        <div className={`cluster push-right gap-2-4 screen-only ${style.views}`}>
          <Checkbox
            label="Group by project"
            checked={view.isGrouped}
            onChange={({ currentTarget }) => choose({ isGrouped: currentTarget.checked })}
          />
          <ViewSwitch />
        </div>
        {count}
      </div>
    </>
  );
}
