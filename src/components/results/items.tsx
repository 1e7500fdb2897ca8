import { SelectableList } from '#src/components/selection/selectable-list.tsx';
import { areOfOneType } from '#src/components/results/hit.ts';
import { ResultRow } from '#src/components/results/result-row.tsx';
import type { SearchHit } from '#src/contracts/search.ts';
import style from '#src/components/results/items.module.css';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';

/** Number of rows whose pictures are visible at once. */
const firstScreenful = 4;

const noHighlight = {};

/**
 * Items as rows of a list. With `start`, the number of the first one, the list is ordered, and its rows can
 * be selected and previewed.
 */
export function Items({ items, start }: { items: readonly SearchHit[]; start?: number }) {
  const isOfOneType = areOfOneType(items);
  const List = start === undefined ? 'ul' : 'ol';
  const list = (
    <List className="line-top" start={start}>
      {items.map((item, index) => (
        <li key={item.content_type === 'company' ? item.coid : `${item.content_type}-${item.id}`}>
          <ResultRow
            item={item}
            highlight={noHighlight}
            eager={start !== undefined && index < firstScreenful}
            isOfOneType={isOfOneType}
          />
        </li>
      ))}
    </List>
  );
  return start === undefined ? list : <SelectableList items={items}>{list}</SelectableList>;
}

export const ItemsSkeleton = ({ rows }: { rows: number }) => (
  <div className="line-top" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={`grid gap-4 hairline-bottom ${style.waiting}`}>
        <Skeleton height="78px" />
        <SkeletonText lines={3} />
      </div>
    ))}
  </div>
);
