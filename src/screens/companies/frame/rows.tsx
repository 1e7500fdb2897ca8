import type { ReactNode } from 'react';

import { ResultRow } from '#src/components/results/result-row.tsx';
import type { ListedContent } from '#src/contracts/content.ts';

/** Pictures of the first rows are seen at once. */
const firstScreenful = 4;

const noHighlight = {};

interface Row {
  item: ListedContent;
  highlight?: Readonly<Record<string, readonly string[]>>;
  /** Stands above the row. */
  above?: ReactNode;
}

/** Items as the search shows them, numbered from `start`. */
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
