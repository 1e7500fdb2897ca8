import { FitnessLabel } from '#src/components/library/fitness-label.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { ListedBim } from '#src/contracts/content.ts';
import { countText, fileSizeText } from '#src/lib/numbers.ts';

export function BimRow({ hit }: { hit: Hit<ListedBim> }) {
  const { category, ifcClass, lod, sizeKb, triangles, types } = hit.item;
  return (
    <ItemRow
      hit={hit}
      facts={[
        ['Category', category],
        ['IFC', ifcClass],
        ['LOD', lod],
        ['Types', types],
        ['Size', fileSizeText(sizeKb * 1000)],
        ['Triangles', countText(triangles)],
      ]}
      foot={<FitnessLabel bim={hit.item} />}
    />
  );
}
