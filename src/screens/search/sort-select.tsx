import { useNavigate } from 'react-router';

import type { SearchSort, SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';
import style from '#src/screens/search/results.module.css';

const sorts: readonly (readonly [SearchSort, string])[] = [
  ['relevance', 'Relevance'],
  ['newest', 'Newest'],
  ['manufacturer', 'Manufacturer A–Z'],
  ['section', 'Section number'],
];

/** The order of the results; another order begins with its first page. */
export function SortSelect({ state }: { state: SearchState }) {
  const navigate = useNavigate();
  return (
    <label className={style.sort}>
      <span>Sort by</span>
      <select
        value={state.sort}
        onChange={(event) => {
          const sort = sorts.find(([one]) => one === event.currentTarget.value)?.[0] ?? 'relevance';
          void navigate(searchAddress({ ...state, sort, page: 1 }), { preventScrollReset: true });
        }}
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
