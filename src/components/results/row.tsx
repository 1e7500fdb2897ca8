import { Fragment, use, type ReactNode } from 'react';

import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import { RowSlot } from '#src/components/results/row-slot.ts';
import style from '#src/components/results/row.module.css';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { Code } from '#src/ui/code.tsx';

interface Props {
  /** Abbreviation of the content type, `CAD`; null if all rows have the same type, and for products. */
  code: string | null;
  href: string;
  title: ReactNode;
  /** In a 4:3 frame, or narrower. */
  picture: ReactNode;
  /** The line below the title: first the manufacturer, which has a separate line on a phone, then section, model, etc. */
  meta: readonly ReactNode[];
  /** Shown at the end of that line, but not on a phone. */
  updated?: string | null;
  children: ReactNode;
  files?: ReactNode | undefined;
  saved: SavedItem;
}

/** Never at the start of a line. */
const dot = '\u00A0· ';

const isStated = (fact: ReactNode): boolean => fact !== null && fact !== '';

/**
 * The layout of every result: star and checkbox beside the picture, title, a line of facts, and type-specific content. In the
 * picture view, CSS alone turns the same elements into a card.
 */
export function Row({ code, href, title, picture, meta, updated = null, children, files, saved }: Props) {
  const toolsOf = use(RowSlot);
  const stated = meta.filter(isStated);
  const turnsAt = isStated(meta[0]) ? 1 : null;
  return (
    <article className={`grid hairline-bottom unbroken hover-shade ${style.row}`}>
      {picture}
      <div className={`stack at-start at-left contents-599 ${style.words}`}>
        <h3 className={`tall-links ${style.title}`}>
          <Link to={href}>{title}</Link>
        </h3>
        <p className={`at-most-full small muted ${style.meta}`}>
          {code !== null && <Code>{code}</Code>}{' '}
          {stated.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && (index === turnsAt ? <span className={style.turn}>{dot}</span> : dot)}
              {fact}
            </Fragment>
          ))}
          {updated !== null && (
            <span className={style.updated}>
              {dot}
              {updated}
            </span>
          )}
        </p>
        {children}
      </div>
      {files !== undefined && <div className={`flex gap-6px muted screen-only ${style.files}`}>{files}</div>}
      <FavoriteButton item={saved} className={`screen-only ${style.star}`} />
      {toolsOf?.(saved)}
    </article>
  );
}
