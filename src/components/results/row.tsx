import { use } from 'react';
import type { ReactNode } from 'react';

import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import { RowSlot } from '#src/components/results/row-slot.ts';
import style from '#src/components/results/row.module.css';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { Code } from '#src/ui/code.tsx';

interface Props {
  /** Abbreviation of the content type: `CAD`. */
  code: string;
  href: string;
  title: ReactNode;
  picture: ReactNode;
  /** The line below the title: manufacturer, section, date, etc. */
  meta: readonly ReactNode[];
  children: ReactNode;
  files?: ReactNode | undefined;
  saved: SavedItem;
}

/**
 * The layout of every result: picture in reserved space, title, a line of facts, and type-specific content.
 */
export function Row({ code, href, title, picture, meta, children, files, saved }: Props) {
  const toolsOf = use(RowSlot);
  const stated = meta.filter((fact) => fact !== null && fact !== '');
  return (
    <article className={`gap-4 hairline-bottom unbroken ${style.row}`}>
      <div className={style.picture}>{picture}</div>
      <div className={`stack at-start at-left gap-6px ${style.words}`}>
        <h3 className={`tall-links ${style.title}`}>
          <Link to={href}>{title}</Link>
        </h3>
        <ul className={`cluster gap-2px-4 small muted padded-links ${style.meta}`}>
          <li className="row relative touch-high">
            <Code>{code}</Code>
          </li>
          {stated.map((fact, index) => (
            <li className="row relative touch-high" key={index}>
              {fact}
            </li>
          ))}
        </ul>
        {children}
      </div>
      {files !== undefined && <div className={`flex gap-6px muted screen-only ${style.files}`}>{files}</div>}
      <FavoriteButton item={saved} className={`screen-only ${style.star}`} />
      {toolsOf?.(saved)}
    </article>
  );
}
