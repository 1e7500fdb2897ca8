import type { ReactNode } from 'react';

import { areOfOneType } from '#src/components/results/hit.ts';
import { ResultRow } from '#src/components/results/result-row.tsx';
import type { ListedContent } from '#src/contracts/content.ts';

/** Rows whose pictures are visible at once and load eagerly. */
const firstScreenful = 4;

const noHighlight = {};

interface Row {
  item: ListedContent;
  highlight?: Readonly<Record<string, readonly string[]>>;
  /** Shown above the row. */
  above?: ReactNode;
}

/** Items as rows in the style of search results, numbered from `start`. */
export function Rows({ rows, start = 1 }: { rows: readonly Row[]; start?: number }) {
  const isOfOneType = areOfOneType(rows.map(({ item }) => item));
  return (
    <ol className="line-top" start={start}>
      {rows.map(({ item, highlight = noHighlight, above }, index) => (
        <li key={`${item.content_type} ${item.id}`}>
          {above}
          <ResultRow {...{ item, highlight, isOfOneType }} isOfOneMaker eager={index < firstScreenful} />
        </li>
      ))}
    </ol>
  );
}
