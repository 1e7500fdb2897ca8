import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/listings/count-table.module.css';

export interface CountRow {
  key: string;
  /** One per number column. */
  numbers: readonly string[];
  title: string;
  href: string;
  count: number;
  /** A second link, for example to the manufacturers. */
  secondaryLink?: { label: string; href: string };
  /** A drawing of what is listed there, before the title. */
  picture?: string | undefined;
}

interface Props {
  /** Headers of the number columns. */
  numberHeads: readonly string[];
  titleHead: string;
  countHead: string;
  rows: readonly CountRow[];
}

/** A list of links, each with the count of what it leads to. */
export function CountTable({ numberHeads, titleHead, countHead, rows }: Props) {
  const hasAlso = rows.some(({ secondaryLink }) => secondaryLink !== undefined);
  return (
    <div className="scroll-x">
      <table className={`ruled hover-rows ${style.table}`}>
        <thead>
          <tr>
            {numberHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{titleHead}</th>
            {hasAlso && (
              <td className={style.secondaryLink}>
                <span className="unseen">More lists</span>
              </td>
            )}
            <th scope="col" className="figure">
              {countHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, numbers, title, href, count, secondaryLink, picture }) => (
            <tr key={key}>
              {numbers.map((number, index) => (
                <td key={index} className="mono">
                  {number}
                </td>
              ))}
              <th scope="row">
                <Link className={picture === undefined ? undefined : style.pictured} to={href}>
                  {picture !== undefined && <Picture src={picture} alt="" width={64} height={48} />} {title}
                </Link>
              </th>
              {hasAlso && (
                <td className={style.secondaryLink}>
                  {secondaryLink && (
                    <Link to={secondaryLink.href} aria-label={`${secondaryLink.label}: ${title}`}>
                      {secondaryLink.label}
                    </Link>
                  )}
                </td>
              )}
              <td className="figure">{countText(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
