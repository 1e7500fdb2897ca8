import { FitnessLabel } from '#src/components/library/fitness-label.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Bim } from '#src/contracts/content.ts';
import { fileSizeText } from '#src/lib/numbers.ts';

export function BimRow({ hit }: { hit: Hit<Bim> }) {
  const { category, revitYear, ifcClass, lod, sizeKb, types } = hit.item;
  return (
    <ItemRow
      hit={hit}
      facts={[
        ['Category', category],
        ['Revit', revitYear],
        ['IFC', ifcClass],
        ['LOD', lod],
        ['Types', types],
        ['Size', fileSizeText(sizeKb * 1000)],
      ]}
      foot={<FitnessLabel bim={hit.item} />}
    />
  );
}
