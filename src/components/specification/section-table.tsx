import type { ReactNode } from 'react';

import style from '#src/components/specification/document-line.module.css';
import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { grayFrom } from '#src/domain/grays.ts';
import { cellTexts, type Units } from '#src/domain/specification/line-text.ts';
import '#src/styles/grays.css';

interface Props {
  caption: ReactNode;
  rows: SpecNode['rows'];
  units: Units;
}

/** A table of a section; rows may be shaded with the gray keys. */
export function SectionTable({ caption, rows, units }: Props) {
  const [head, ...body] = rows;
  return (
    <table className={`full-width ${style.rows}`}>
      <caption>{caption}</caption>
      {head && (
        <thead>
          <tr className={grayFrom(head.gray)}>
            {cellTexts(head, units).map((cell, column) => (
              <th className="bold" key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {body.map((one, row) => (
          <tr key={row} className={grayFrom(one.gray)}>
            {cellTexts(one, units).map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
