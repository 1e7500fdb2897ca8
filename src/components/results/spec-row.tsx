import { brand } from '#src/brand.ts';
import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Spec } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';

export function SpecRow({ found }: { found: Found<Spec> }) {
  const { edition, revised, pages, lines, specWizard } = found.item;
  return (
    <ItemRow
      found={found}
      facts={[
        ['Edition', edition],
        ['Revised', fullDate(revised)],
        ['Pages', pages],
        ['Lines', lines],
        [brand.specWizard, specWizard === null ? null : 'writes this section'],
      ]}
    />
  );
}
