import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { ListedEpd } from '#src/contracts/content.ts';
import { countText } from '#src/lib/numbers.ts';
import { validity } from '#src/components/results/validity.tsx';

export function EpdRow({ hit }: { hit: Hit<ListedEpd> }) {
  const { declaredUnit, gwp, epdType, operator, declarationNumber, validUntil } = hit.item;
  return (
    <ItemRow
      hit={hit}
      facts={[
        ['GWP A1–A3', `${gwpText(gwp)} kg CO₂e per ${declaredUnit}`],
        validity(validUntil),
        ['Type', epdType],
        ['Operator', operator],
        [
          'Number',
          <span key="value" className="mono nowrap">
            {declarationNumber}
          </span>,
        ],
      ]}
    />
  );
}

/** Rounding would make small values look the same. */
const gwpText = (gwp: number): string => (Math.abs(gwp) < 10 ? String(gwp) : countText(gwp));
