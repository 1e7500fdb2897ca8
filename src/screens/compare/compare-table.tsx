import { useState, type CSSProperties } from 'react';

import { BesideChoice, unlessBeside } from '#src/components/library/beside-choice.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { CompareCell, CompareGroup, CompareLine, CompareRow } from '#src/domain/compare/table.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/compare/compare-table.module.css';
import type { Comparison } from '#src/screens/compare/loaders.ts';
import { ProductHead } from '#src/screens/compare/product-head.tsx';
import { Code } from '#src/ui/code.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  loaded: Comparison;
  groups: readonly CompareGroup[];
}

/** Properties as rows, products as columns; header row and labels stay visible while the values scroll. */
export function CompareTable({ loaded, groups }: Props) {
  const { pages } = loaded;
  const columns = pages.map(({ product }) => product.id);
  const [chosen, setBeside] = useState(1);
  const beside = Math.min(chosen, pages.length - 1);
  return (
    <>
      <BesideChoice
        label={`Beside ${pages[0]?.product.title ?? ''}`}
        others={pages.slice(1).map(({ product }) => product.title)}
        beside={beside}
        onChoose={setBeside}
      />
      <table
        className={`full-width note ink-line-top ${style.table} ${columns.length <= 2 ? style.few : ''}`}
        style={counted(columns.length)}
      >
        <caption className="unseen">
          {pages.map(({ product }) => product.title).join(', ')}, property by property
        </caption>
        <thead>
          <tr>
            <th scope="col" className={style.corner}>
              Property
            </th>
            {pages.map(({ product }, column) => (
              <th key={product.id} scope="col" className={unlessBeside(column, beside)}>
                <ProductHead loaded={loaded} product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="screen-only">
          <tr>
            <th scope="row">Drawing</th>
            {pages.map(({ product }, column) => (
              <td key={product.id} className={unlessBeside(column, beside)}>
                <div className={style.picture}>
                  <Picture
                    src={product.picture}
                    alt={`Line drawing of ${product.title}`}
                    width={160}
                    height={120}
                    eager
                  />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map((group) => (
          <Group key={group.key} group={group} columns={columns} beside={beside} />
        ))}
        {groups.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={columns.length + 1}>No differences: these products are the same in every row.</td>
            </tr>
          </tbody>
        )}
      </table>
    </>
  );
}

const counted = (products: number): CSSProperties & Record<'--products', number> => ({
  '--products': products,
});

/** A phone shows the first product and one beside it: rows that only the others have are left out there. */
const isOfOthers = ({ cells }: CompareRow, beside: number): boolean =>
  [cells[0], cells[beside]].every((cell) => cell?.lines.length === 0);

interface GroupProps {
  group: CompareGroup;
  columns: readonly number[];
  beside: number;
}

function Group({ group, columns, beside }: GroupProps) {
  return (
    <tbody
      className={`${group.key === 'standards' ? style.standards : ''} ${group.rows.every((row) => isOfOthers(row, beside)) ? 'hidden-599' : ''}`}
    >
      <tr className={style.group}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <div className={`minor-heads ${style.stay}`}>
            <h2>{group.title}</h2>
            {group.remarks.map((remark) => (
              <p className="small quiet" key={remark}>
                {remark}
              </p>
            ))}
          </div>
        </th>
      </tr>
      {group.rows.map((row, index) => (
        <Row key={row.key} row={row} isFirst={index === 0} columns={columns} beside={beside} />
      ))}
    </tbody>
  );
}

interface RowProps {
  row: CompareRow;
  isFirst: boolean;
  columns: readonly number[];
  beside: number;
}

function Row({ row, isFirst, columns, beside }: RowProps) {
  return (
    <tr className={`${row.differs ? style.differs : ''} ${isOfOthers(row, beside) ? 'hidden-599' : ''}`}>
      <th scope="row">
        {row.label}
        {row.note !== '' && (
          <span className={`tiny muted ${style.note}`} title={row.note}>
            {unbroken(row.note)}
          </span>
        )}
      </th>
      {row.cells.map((cell, column) => (
        <td key={columns[column]} className={unlessBeside(column, beside)}>
          <Cell cell={cell} isFirst={isFirst} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell, isFirst }: { cell: CompareCell; isFirst: boolean }) {
  const { lines, missing, isMissingInGroup, mark } = cell;
  if (lines.length === 0) {
    // Said once for a group on screens and paper, and in every cell to screen readers.
    const isUnseen = isMissingInGroup && !isFirst;
    return <span className={isUnseen ? 'unseen' : `muted ${style.missing}`}>{missing}</span>;
  }
  return lines.map((line, index) => (
    <span
      key={index}
      className={line.isNote ? `small quiet ${style.small}` : `block digits tall-links ${style.line}`}
    >
      <Line line={line} />
      {index === 0 && mark !== null && (
        <span className={style.mark}>
          <Code tone="good">{mark}</Code>
        </span>
      )}
    </span>
  ));
}

function Line({ line: { text, item } }: { line: CompareLine }) {
  if (!item) return unbroken(text);
  return <Link to={to.contentItem(item, item.content_type, item.id)}>{text}</Link>;
}
