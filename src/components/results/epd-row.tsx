import { Expiry } from '#src/components/library/expiry.tsx';
import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Epd } from '#src/contracts/content.ts';
import { countText } from '#src/lib/numbers.ts';

export function EpdRow({ found }: { found: Found<Epd> }) {
  const { declaredUnit, gwp, epdType, operator, declarationNumber, validUntil } = found.item;
  return (
    <ItemRow
      found={found}
      facts={[
        ['GWP A1–A3', `${gwpText(gwp)} kg CO₂e`],
        ['Declared unit', declaredUnit],
        ['Valid', <Expiry key="value" until={validUntil} />],
        ['Type', epdType],
        ['Operator', operator],
        [
          'Number',
          <span key="value" className="mono">
            {declarationNumber}
          </span>,
        ],
      ]}
    />
  );
}

/** Below ten, the digits after the point tell products apart. */
function gwpText(gwp: number): string {
  return Math.abs(gwp) < 10 ? String(gwp) : countText(gwp);
}
