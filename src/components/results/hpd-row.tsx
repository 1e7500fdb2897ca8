import { Expiry } from '#src/components/library/expiry.tsx';
import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Hpd } from '#src/contracts/content.ts';
import { countText } from '#src/lib/numbers.ts';

export function HpdRow({ found }: { found: Found<Hpd> }) {
  const { version, thresholdPpm, disclosedPercent, lt1Count, vocEmissions, validUntil } = found.item;
  return (
    <ItemRow
      found={found}
      facts={[
        ['HPD', version],
        ['Disclosed', `${disclosedPercent} % at ${countText(thresholdPpm)} ppm`],
        ['LT-1 or BM-1', lt1Count === 0 ? 'none' : lt1Count],
        ['VOC emissions', vocEmissions ?? 'not tested'],
        ['Valid', <Expiry key="value" until={validUntil} />],
      ]}
    />
  );
}
