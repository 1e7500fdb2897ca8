import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { Marked } from '#src/components/results/marked.tsx';
import style from '#src/components/results/row.module.css';
import type { Catalog, Datasheet } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';

/** A catalog or data sheet: what it tells, how many pages, of what day. */
export function PaperRow({ found }: { found: Found<Catalog | Datasheet> }) {
  const { item, highlight } = found;
  return (
    <ItemRow
      found={found}
      facts={[
        ['Pages', item.pages],
        ['Published', fullDate(item.created_at)],
      ]}
    >
      <p className={style.summary}>
        <Marked text={item.summary} highlight={highlight['summary']} />
      </p>
    </ItemRow>
  );
}
