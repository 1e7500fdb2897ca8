import { SortStatus } from '#src/components/page/sort-status.tsx';
import type { SearchSort, SearchState } from '#src/domain/search-state.ts';
import style from '#src/screens/search/results.module.css';

const sorts: readonly (readonly [SearchSort, string])[] = [
  ['relevance', 'Relevance'],
  ['newest', 'Newest'],
  ['manufacturer', 'Manufacturer A–Z'],
  ['section', 'Section number'],
];

interface Props {
  /** The last requested state. */
  state: SearchState;
  /** The order of the shown results. */
  shown: SearchSort;
  change: (next: SearchState) => void;
}

/** Sort order of the results; changing it returns to the first page. */
export const SortSelect = ({ state, shown, change }: Props) => (
  <>
    <SortStatus by={sorts.find(([sort]) => sort === shown)?.[1] ?? ''} />
    <label className={`row gap-2 note muted ${style.sort}`}>
      <span>Sort by</span>
      <select
        className="plain control touch-44"
        value={state.sort}
        onChange={(event) => {
          const sort = sorts.find(([one]) => one === event.currentTarget.value)?.[0] ?? 'relevance';
          change({ ...state, sort, page: 1 });
        }}
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  </>
);
