import type { ReactNode } from 'react';

import style from '#src/components/library/count-matrix.module.css';
import { Link } from '#src/components/page/link.tsx';
import { contentTypes, type ContentType, type CountsByType } from '#src/contracts/content-types.ts';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { scrollRegion } from '#src/ui/scroll-region.ts';

export interface MatrixRow {
  /** Unique key of the row. */
  key: string;
  numbers: readonly string[];
  title: string;
  href: string;
  counts: CountsByType;
  /** The link of each count. */
  hrefOf: (type: ContentType) => string;
}

interface HeadProps {
  /** Headings of the number columns and of the title column. */
  heads: readonly string[];
  types?: readonly ContentType[];
  /** The highlighted column. */
  marked?: ContentType;
  /** The link of a column heading, if any. */
  hrefOfHead?: (type: ContentType) => string;
}

interface Props extends HeadProps {
  /** The table's accessible name. */
  label: string;
  rows: readonly MatrixRow[];
  /** Lets long titles wrap where the table does not have the full width. */
  wrapsTitles?: boolean;
  /** The totals row. */
  foot?: ReactNode;
}

/** Divisions or sections × content types; every count links to what it counts. */
export const CountMatrix = ({
  label,
  rows,
  foot,
  wrapsTitles = false,
  types = contentTypes,
  ...head
}: Props) => (
  <div className="relative scroll-x" {...scrollRegion(label)}>
    <table
      className={
        wrapsTitles
          ? `full-width note hover-rows ${style.matrix} ${style.wrapping}`
          : `full-width note hover-rows ${style.matrix}`
      }
    >
      <MatrixHead types={types} {...head} />
      <tbody>
        {rows.map(({ key, numbers, title, href, counts, hrefOf }) => (
          <tr key={key}>
            {numbers.map((number, index) => (
              <td key={index} className={`mono ${style.number}`}>
                {number}
              </td>
            ))}
            <th scope="row" className={style.title} data-number={numbers[0]}>
              <Link to={href}>{title}</Link>
            </th>
            {types.map((type) => (
              <Count
                key={type}
                count={counts[type] ?? 0}
                href={hrefOf(type)}
                label={`${itemCountText(counts[type] ?? 0, type)}, ${title}`}
                short={contentTypeWords[type].short}
                isMarked={type === head.marked}
              />
            ))}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  </div>
);

const MatrixHead = ({ heads, types = contentTypes, marked, hrefOfHead }: HeadProps) => (
  <thead>
    <tr>
      {heads.map((head, index) => (
        <th key={head} scope="col" className={index === heads.length - 1 ? style.title : style.number}>
          {head}
        </th>
      ))}
      {types.map((type) => {
        const { plural, short } = contentTypeWords[type];
        const words = <abbr title={plural}>{short}</abbr>;
        return (
          <th key={type} scope="col" className={type === marked ? style.marked : ''}>
            {hrefOfHead && type !== marked ? <Link to={hrefOfHead(type)}>{words}</Link> : words}
          </th>
        );
      })}
    </tr>
  </thead>
);

interface CountProps {
  count: number;
  href: string;
  label: string;
  /** Short name of the type, shown beside the count where there are no columns. */
  short: string;
  isMarked: boolean;
}

function Count({ count, href, label, short, isMarked }: CountProps) {
  if (count === 0) {
    return (
      <td className={isMarked ? `muted ${style.marked}` : 'muted'} data-short={short}>
        <span aria-hidden="true">–</span>
        <span className="unseen">0</span>
      </td>
    );
  }
  return (
    <td className={isMarked ? style.marked : ''} data-short={short}>
      <Link to={href} aria-label={label}>
        {countText(count)}
      </Link>
    </td>
  );
}
