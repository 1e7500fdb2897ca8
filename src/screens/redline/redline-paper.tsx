import { memo, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';

import paper from '#src/components/specification/paper.module.css';
import { placesOf } from '#src/domain/specification/line-places.ts';
import { endOf, sectionHead } from '#src/domain/specification/section-head.ts';
import type { Decisions } from '#src/domain/redline/result.ts';
import { linesOf, type Change, type Redline } from '#src/domain/redline/redline.ts';
import { articlesOfRedline, type RedlineArticle } from '#src/domain/redline/articles.ts';
import { pluralize } from '#src/lib/numbers.ts';
import style from '#src/screens/redline/redline-paper.module.css';
import { NumberHeads, RedlineRowView } from '#src/screens/redline/redline-row.tsx';
import type { SideContent } from '#src/screens/redline/side-text.ts';
import type { Deciding } from '#src/screens/redline/use-decisions.ts';
import '#src/styles/section-pages.css';

export const rowAnchor = (at: number): string => `row-${at}`;

interface Props {
  redline: Redline;
  now: SideContent;
  /** Which texts are compared, for print. */
  named: string;
  deciding: Deciding;
  current: Change | null;
  /** Show everything, or changes only. */
  hasAll: boolean;
  onChoose: (change: Change) => void;
}

/** Enough to fill a window; the others are added step by step, so that the page stays responsive. */
const firstArticles = 6;
const moreArticles = 12;

/** The redline on paper, with the numbers from both texts next to each line. */
export function RedlinePaper({ redline, now, named, deciding, current, hasAll, onChoose }: Props) {
  const articles = useMemo(() => articlesOfRedline(redline), [redline]);
  const places = useMemo(
    () => ({ old: placesOf(linesOf(redline, 'old')), now: placesOf(linesOf(redline, 'now')) }),
    [redline],
  );
  const shown = useGrowing(articles.length, current === null ? 0 : current.at, articles);
  const [number, title] = sectionHead(now.section);
  return (
    <div
      className={`plain anywhere framed paper ${style.paper}`}
      data-section-paper
      data-changes-only={hasAll ? undefined : true}
    >
      <div className={`ink bold text-center ${paper.head}`}>
        <p>{number}</p>
        <p dir="auto">{title}</p>
        <p className={`print-block paper-only ${style.printed}`}>{named}</p>
      </div>
      <NumberHeads />
      {articles.slice(0, shown).map((article) => (
        <ArticleView
          key={article.first}
          article={article}
          redline={redline}
          places={places}
          decisions={deciding.decisions}
          current={current !== null && article.changes.includes(current) ? current : null}
          hasAll={hasAll}
          onChoose={onChoose}
        />
      ))}
      {shown >= articles.length && (
        <p className={`ink bold text-center ${paper.end}`}>{endOf(now.section.section.number)}</p>
      )}
    </div>
  );
}

interface ArticleProps extends Pick<Props, 'redline' | 'hasAll' | 'onChoose'> {
  article: RedlineArticle;
  places: Readonly<Record<'old' | 'now', ReadonlyMap<number, string>>>;
  decisions: Decisions;
  /** The current change, if it is in this article. */
  current: Change | null;
}

/** In the changes-only view, hides articles without changes; all lines between two changes become one. */
const ArticleView = memo(function ArticleView(props: ArticleProps) {
  const { article, redline, places, decisions, current, hasAll, onChoose } = props;
  if (!hasAll && article.changes.length === 0) return null;
  const view = (at: number) => {
    const row = redline.rows[at];
    const change = redline.changeOf.get(at) ?? null;
    if (!row) return null;
    return (
      <RedlineRowView
        key={row.id}
        id={rowAnchor(at)}
        row={row}
        change={change}
        oldPlace={places.old.get(row.old?.id ?? 0) ?? ''}
        nowPlace={places.now.get(row.now?.id ?? 0) ?? ''}
        decision={change === null ? null : (decisions.get(change.id) ?? null)}
        isCurrent={change !== null && change === current}
        onChoose={onChoose}
      />
    );
  };
  const unchanged = (key: string, lines: number): ReactNode[] =>
    lines === 0
      ? []
      : [
          <p key={key} className={`small muted ${style.same}`}>
            {pluralize(lines, 'line')} unchanged
          </p>,
        ];
  const end = article.stretches.at(-1);
  const parts: ReactNode[] = hasAll
    ? article.rows.map(view)
    : [
        ...unchanged('before', article.before),
        ...article.stretches.flatMap((stretch) => {
          if (!stretch.isSame || stretch.isHeading) return stretch.rows.map(view);
          // The lines at the end are counted with those that follow, up to the next change.
          return stretch === end ? [] : unchanged(`same ${stretch.rows[0] ?? 0}`, stretch.rows.length);
        }),
        ...unchanged('after', article.after),
      ];
  return pagesOf(parts).map((page, at) => (
    <div
      key={at}
      className={style.page}
      style={{ containIntrinsicHeight: `auto ${page.length * rowHeight}px` }}
    >
      {page}
    </div>
  ));
}, isSameArticle);

/** Number of rows per layout chunk; an article can have hundreds of lines. */
const pageLength = 40;
/** Estimated row height in pixels, used until the browser has laid out the rows. */
const rowHeight = 36;

function pagesOf(parts: readonly ReactNode[]): ReactNode[][] {
  const count = Math.ceil(parts.length / pageLength);
  return Array.from({ length: count }, (_, at) => parts.slice(at * pageLength, (at + 1) * pageLength));
}

/** Skips rendering for decisions in other articles. */
function isSameArticle(one: ArticleProps, other: ArticleProps): boolean {
  return (
    one.article === other.article &&
    one.places === other.places &&
    one.current === other.current &&
    one.hasAll === other.hasAll &&
    one.onChoose === other.onChoose &&
    one.article.changes.every(({ id }) => one.decisions.get(id) === other.decisions.get(id))
  );
}

/**
 * How many articles to render: enough to fill the window first, then the rest step by step; jumping to a row renders
 * everything up to it at once.
 */
function useGrowing(all: number, row: number, articles: readonly RedlineArticle[]): number {
  const [count, setCount] = useState(firstArticles);
  useEffect(() => {
    if (count >= all) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + moreArticles)));
    return () => clearTimeout(timer);
  }, [count, all]);
  const upTo = articles.findLastIndex(({ first }) => first <= row) + 1;
  return Math.max(count, upTo);
}
