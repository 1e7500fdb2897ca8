import { ListCount } from '#src/components/library/list-count.tsx';
import { SelectableList } from '#src/components/selection/selectable-list.tsx';
import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import { ResultRow } from '#src/components/results/result-row.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import frame from '#src/components/library/library-page.module.css';
import { pageSize } from '#src/domain/search-state.ts';
import type { PeriodPage } from '#src/screens/whats-new/loaders.ts';
import style from '#src/screens/whats-new/whats-new.module.css';
import { groupsOf, periodHref } from '#src/screens/whats-new/period-meta.ts';

const noHighlight = {};

/** Grouped by day or section; marks items added in the period as new. */
export function PeriodItems({ loaded }: { loaded: PeriodPage }) {
  const { items, total, page, period, bySection } = loaded;
  const groups = groupsOf(items, bySection);
  const pages = Math.ceil(total / pageSize);
  const start = (page - 1) * pageSize + 1;
  const hrefOf = (other: number): string => periodHref(loaded, { page: other });
  return (
    <div className="stack shrinks gap-3">
      <ListCount of={loaded} start={start} shown={items.length} total={total} />
      {items.length === 0 && (
        <NoSuchPage
          className={`tall-links screen-only low-links ${frame.links}`}
          page={page}
          pages={pages}
          first={hrefOf(1)}
        />
      )}
      <SelectableList items={groups.flatMap((group) => group.items)}>
        {groups.map(({ key, day, section, items: group }, index) => (
          <section key={key} className={`minor-heads ${style.group}`} aria-labelledby={`group-${key}`}>
            <h2 id={`group-${key}`}>
              {section ? <SectionNumber section={section} withTitle /> : (day ?? 'No section')}
            </h2>
            <ul>
              {group.map((item, place) => (
                <li key={`${item.content_type} ${item.id}`}>
                  <ResultRow
                    item={item}
                    highlight={noHighlight}
                    eager={index === 0 && place < 4}
                    isNew={item.created_at.slice(0, 10) >= period.start}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </SelectableList>
      {items.length > 0 && (
        <Pagination page={page} pages={pages} hrefOf={hrefOf} label="Pages of the period" />
      )}
    </div>
  );
}
