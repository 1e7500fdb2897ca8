import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { Marked } from '#src/components/results/marked.tsx';
import style from '#src/components/results/row.module.css';
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
