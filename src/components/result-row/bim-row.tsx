import { today } from '#src/browser/clock.ts';
import type { Found } from '#src/components/result-row/found.ts';
import { ItemRow } from '#src/components/result-row/item-row.tsx';
import type { Bim } from '#src/contracts/content.ts';
import { bimFitness } from '#src/domain/bim-fitness.ts';
import type { BimFitness } from '#src/domain/bim-fitness.ts';
import { fileSizeText } from '#src/domain/numbers.ts';
import { Code } from '#src/ui/code.tsx';

const labels = {
  fit: { tone: 'good', text: 'FIT FOR USE' },
  check: { tone: 'warn', text: 'CHECK FIRST' },
  unfit: { tone: 'bad', text: 'UNFIT' },
} as const;

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
      foot={<FitnessLabel {...bimFitness(found.item, today())} />}
    />
  );
}

function FitnessLabel({ fitness, reasons }: BimFitness) {
  const { tone, text } = labels[fitness];
  return (
    <span>
      <Code tone={tone}>{text}</Code> {reasons.join(', ')}
    </span>
  );
}
