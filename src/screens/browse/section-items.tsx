import { ListCount } from '#src/components/library/list-count.tsx';
import type { DivisionLevel, SectionLevel } from '#src/contracts/browse.ts';
import type { Result } from '#src/contracts/result.ts';
import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { pageSize } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import style from '#src/components/library/library-page.module.css';
import { EmptySection } from '#src/screens/browse/empty-section.tsx';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { Items } from '#src/components/results/items.tsx';

interface Loaded {
  type: ContentType;
  section: Section;
  page: number;
  answer: SectionLevel;
}

/** One page of the section's items. */
export function SectionItems({ loaded, level }: { loaded: Loaded; level: Promise<Result<DivisionLevel>> }) {
  const { type, section, page, answer } = loaded;
  const items = answer.hits.hits.map((hit) => hit._source);
  const total = answer.hits.total.value;
  const pages = Math.ceil(total / pageSize);
  const start = (page - 1) * pageSize + 1;
  const hrefOf = (other: number): string => to.section(type, section.digits, other);
  if (total === 0) return <EmptySection type={type} section={section} level={level} />;
  return (
    <div className="stack shrinks gap-3">
      <div className="cluster between gap-2-4">
        <ListCount of={loaded} start={start} shown={items.length} total={total} />
        <ViewSwitch />
      </div>
      {items.length === 0 ? (
        <NoSuchPage
          className={`tall-links screen-only low-links ${style.links}`}
          {...{ page, pages }}
          first={hrefOf(1)}
          last={hrefOf(pages)}
        />
      ) : (
        <>
          <Items items={items} start={start} />
          <Pagination page={page} pages={pages} hrefOf={hrefOf} label="Pages of the section" />
        </>
      )}
    </div>
  );
}
