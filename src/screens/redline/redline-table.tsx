import type { ReactNode } from 'react';

import { tableRegion } from '#src/components/specification/table-region.ts';
import type { RedlineRow } from '#src/domain/redline/redline.ts';
import { tableRows, type TableRow } from '#src/domain/redline/table-rows.ts';
import { Pieces } from '#src/screens/redline/pieces.tsx';
import style from '#src/screens/redline/redline-row.module.css';

/** A table with row and word changes. */
export function RedlineTable({ row, caption }: { row: RedlineRow; caption: ReactNode }) {
  const [head, ...body] = rowsOf(row);
  return (
    <div className={`scroll-x ${style.scroll}`} {...tableRegion((row.now ?? row.old).rows)}>
      <table className={`full-width ${style.table}`}>
        <caption>{caption}</caption>
        {head && (
          <thead>
            <tr data-of={head.of}>
              {head.cells.map((pieces, column) => (
                <th key={column} scope="col">
                  <Pieces pieces={pieces} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map(({ of, cells }, at) => (
            <tr key={at} data-of={of}>
              {cells.map((pieces, column) => (
                <td key={column}>
                  <Pieces pieces={pieces} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(row: RedlineRow): TableRow[] {
  const isOld = row.kind === 'removed' || row.kind === 'from';
  const isNew = row.kind === 'added' || row.kind === 'to';
  return tableRows(isNew ? [] : (row.old?.rows ?? []), isOld ? [] : (row.now?.rows ?? []));
}
