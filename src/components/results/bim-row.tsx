import { FitnessLabel } from '#src/components/library/fitness-label.tsx';
import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Bim } from '#src/contracts/content.ts';
import { fileSizeText } from '#src/lib/numbers.ts';

export function BimRow({ found }: { found: Found<Bim> }) {
  const { category, revitYear, ifcClass, lod, sizeKb, types } = found.item;
  return (
    <ItemRow
      found={found}
      facts={[
        ['Category', category],
        ['Revit', revitYear],
        ['IFC', ifcClass],
        ['LOD', lod],
        ['Types', types],
        ['Size', fileSizeText(sizeKb * 1000)],
      ]}
      foot={<FitnessLabel bim={found.item} />}
    />
  );
}
