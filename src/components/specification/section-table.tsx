import type { ReactNode } from 'react';

import style from '#src/components/specification/document-line.module.css';
import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { grayFrom } from '#src/domain/grays.ts';
import { plainText } from '#src/lib/plain-text.ts';
import '#src/styles/grays.css';

/** A table of a section; rows may be shaded with the gray keys. */
export function SectionTable({ caption, rows }: { caption: ReactNode; rows: SpecNode['rows'] }) {
  const [head, ...body] = rows;
  return (
    <table className={`full-width ${style.rows}`}>
      <caption>{caption}</caption>
      {head && (
        <thead>
          <tr className={grayFrom(head.gray)}>
            {head.cells.map((cell, column) => (
              <th className="bold" key={column} scope="col">
                {plainText(cell)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {body.map(({ cells, gray: key }, row) => (
          <tr key={row} className={grayFrom(key)}>
            {cells.map((cell, column) => (
              <td key={column}>{plainText(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
