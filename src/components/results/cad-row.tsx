import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Cad } from '#src/contracts/content.ts';

export function CadRow({ found }: { found: Found<Cad> }) {
  const { detailNumber, scale, view, variations } = found.item;
  return (
    <ItemRow
      found={found}
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
