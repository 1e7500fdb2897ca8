import type { Found } from '#src/components/result-row/found.ts';
import { ItemRow } from '#src/components/result-row/item-row.tsx';
import { Marked } from '#src/components/result-row/marked.tsx';
import style from '#src/components/result-row/row.module.css';
import type { Sw } from '#src/contracts/content.ts';

export function SwRow({ found }: { found: Found<Sw> }) {
  const { decisions, minutes, lines, summary } = found.item;
  return (
    <ItemRow
      found={found}
      sheet="choices"
      facts={[
        ['Decisions', decisions],
        ['Takes about', `${minutes} min`],
        ['Lines', lines],
      ]}
    >
      <p className={style.summary}>
        <Marked text={summary} highlight={found.highlight['summary']} />
      </p>
    </ItemRow>
  );
}
