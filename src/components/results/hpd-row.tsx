import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { ListedHpd } from '#src/contracts/content.ts';
import { countText } from '#src/lib/numbers.ts';
import { validity } from '#src/components/results/validity.tsx';

export function HpdRow({ hit }: { hit: Hit<ListedHpd> }) {
  const { version, thresholdPpm, disclosedPercent, lt1Count, vocEmissions, validUntil } = hit.item;
  return (
    <ItemRow
      hit={hit}
      facts={[
        ['HPD', version],
        ['Disclosed', `${disclosedPercent}% at ${countText(thresholdPpm)} ppm`],
        ['LT-1 or BM-1', lt1Count === 0 ? 'none' : lt1Count],
        ['VOC emissions', vocEmissions ?? 'not tested'],
        validity(validUntil),
      ]}
    />
  );
}
