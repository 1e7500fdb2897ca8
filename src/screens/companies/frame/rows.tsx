import type { ReactNode } from 'react';

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
  return (
    <ol className="line-top" start={start}>
      {rows.map(({ item, highlight = noHighlight, above }, index) => (
        <li key={`${item.content_type} ${item.id}`}>
          {above}
          <ResultRow item={item} highlight={highlight} eager={index < firstScreenful} />
        </li>
      ))}
    </ol>
  );
}
