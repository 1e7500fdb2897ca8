import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { Marked } from '#src/components/results/marked.tsx';
import style from '#src/components/results/row.module.css';
import type { Catalog, Datasheet } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';

export function DocumentRow({ hit }: { hit: Hit<Catalog | Datasheet> }) {
  const { item, highlight } = hit;
  return (
    <ItemRow
      hit={hit}
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
