import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Cad } from '#src/contracts/content.ts';

export function CadRow({ hit }: { hit: Hit<Cad> }) {
  const { detailNumber, scale, view, variations } = hit.item;
  return (
    <ItemRow
      hit={hit}
      facts={[
        [
          'Sheet',
          <span key="value" className="mono">
            {detailNumber}
          </span>,
        ],
        ['Scale', scale],
        ['View', view],
        ['Variations', variations === 0 ? null : variations],
      ]}
    />
  );
}
