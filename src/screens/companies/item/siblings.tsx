import { useState } from 'react';
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

/** A long list shows the sheets near this one until the visitor asks for all. */
export function Siblings({ company, item, siblings }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  if (siblings.length < 2) return null;
  const shown = showsAll ? siblings : nearbySiblings(siblings, item.id);
  const plural = contentTypeWords[item.content_type].plural;
  const end = sharedEnd(siblings.map(({ title }) => title));
  const drawn = siblings.some(({ picture }) => picture !== null);
  return (
    <section className="space-top-3 screen-only" aria-labelledby="set">
      <div className="cluster between gap-2-4 space-bottom-3">
        <h2 id="set">
          {plural} by <bdi>{company.company}</bdi>
        </h2>
        {shown.length < siblings.length && (
          <Button onClick={() => setShowsAll(true)}>Show all {countText(siblings.length)}</Button>
        )}
      </div>
      <ul className={drawn ? `${style.sheets} ${style[`of${thumbnailsInRow(shown.length)}`]}` : style.titles}>
        {shown.map((sibling) => (
          <li key={sibling.id}>
            <Sheet {...{ company, sibling, end, drawn }} isCurrent={sibling.id === item.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sheet(props: {
  company: CompanyBrief;
  sibling: ContentBrief;
  end: string;
  isCurrent: boolean;
  drawn: boolean;
}) {
  const { company, sibling, end, isCurrent, drawn } = props;
  const { id, content_type: type, title, picture } = sibling;
  return (
    <Link
      className={`stack gap-6px small ${style.sheet}`}
      to={to.companyItem(company, type, id)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {drawn && <Picture src={picture} alt="" width={160} height={120} />}
      <bdi className="anywhere">{unbroken(title.slice(0, title.length - end.length))}</bdi>
    </Link>
  );
}
