import { useId, useState, type ReactNode } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/item/siblings.module.css';
import { Button } from '#src/ui/button.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

/** Two full rows of thumbnails on a wide screen. */
const maxShown = 12;

/**
 * The number of thumbnails per row that leaves the last row as full as possible.
 * @internal
 */
export function thumbnailsInRow(count: number): 4 | 5 | 6 {
  const gapOf = (columns: number): number => ((columns - (count % columns)) % columns) / columns;
  const fitting = count <= 4 ? ([4] as const) : ([6, 5, 4] as const);
  return fitting.reduce<4 | 5 | 6>((best, one) => (gapOf(one) < gapOf(best) ? one : best), fitting[0]);
}

/**
 * All items of a short list; from a long list, the items around one, balanced on both sides as far as possible.
 * @internal
 */
export function nearbySiblings<T extends { id: number }>(set: readonly T[], id: number): readonly T[] {
  const at = Math.max(
    0,
    set.findIndex((one) => one.id === id),
  );
  const start = Math.max(0, Math.min(at - maxShown / 2, set.length - maxShown));
  return set.slice(start, start + maxShown);
}

/**
 * The end that all titles of a set have, such as ` - Health Product Declaration`, which the page's own title says; else ''.
 * @internal
 */
export function sharedEnd(titles: readonly string[]): string {
  const [first = ''] = titles;
  const end = first.slice(Math.max(0, first.lastIndexOf(' - ')));
  return end !== first && titles.every((title) => title.endsWith(end)) ? end : '';
}

interface Props {
  company: CompanyBrief;
  item: Content;
  siblings: readonly ContentBrief[];
}

/** The other items of the type by the same manufacturer. */
export function Siblings({ company, item, siblings }: Props) {
  if (siblings.length < 2) return null;
  return (
    <Sheets current={item.id} items={siblings}>
      {contentTypeWords[item.content_type].plural} by <bdi>{company.company}</bdi>
    </Sheets>
  );
}

interface SheetsProps {
  /** The id of the item whose page this is; null if the items are of another type. */
  current: number | null;
  items: readonly ContentBrief[];
  /** The heading. */
  children: ReactNode;
}

/** A long list shows the sheets near the current one until the visitor asks for all. */
export function Sheets({ current, items, children }: SheetsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  if (items.length === 0) return null;
  const shown = showsAll ? items : nearbySiblings(items, current ?? 0);
  const end = sharedEnd(items.map(({ title }) => title));
  const drawn = items.some(({ picture }) => picture !== null);
  return (
    <section className="space-top-3 full-width screen-only" aria-labelledby={id}>
      <div className="cluster between gap-2-4 space-bottom-3">
        <h2 id={id}>{children}</h2>
        {shown.length < items.length && (
          <Button onClick={() => setShowsAll(true)}>Show all {countText(items.length)}</Button>
        )}
      </div>
      <ul className={drawn ? `${style.sheets} ${style[`of${thumbnailsInRow(shown.length)}`]}` : style.titles}>
        {shown.map((item) => (
          <li key={item.id}>
            <Sheet {...{ item, end, drawn }} isCurrent={item.id === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sheet(props: { item: ContentBrief; end: string; isCurrent: boolean; drawn: boolean }) {
  const { item, end, isCurrent, drawn } = props;
  const { id, content_type: type, title, picture } = item;
  const isFilm = type === 'video' || type === 'webinar';
  return (
    <Link
      className={`stack gap-6px small ${style.sheet}`}
      to={type === 'product' ? to.product(id) : to.companyItem(item, type, id)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {drawn && <Picture src={picture} alt="" width={160} height={isFilm ? 90 : 120} wide={isFilm} />}
      <bdi className="anywhere">{unbroken(title.slice(0, title.length - end.length))}</bdi>
    </Link>
  );
}
