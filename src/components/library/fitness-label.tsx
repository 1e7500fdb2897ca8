import { useState } from 'react';

import style from '#src/components/library/fitness-label.module.css';
import type { ListedBim } from '#src/contracts/content.ts';
import { bimFitness, type FitnessFinding } from '#src/domain/bim-fitness.ts';
import { Code } from '#src/ui/code.tsx';

const labels = {
  fit: { tone: 'good', text: 'FIT FOR USE' },
  check: { tone: 'warn', text: 'CHECK FIRST' },
  unfit: { tone: 'bad', text: 'NOT RECOMMENDED' },
} as const;

/** How suitable a BIM object is for a model: the verdict with its reasons, and all checks when expanded. */
export function FitnessLabel({ bim, isOpen = false }: { bim: ListedBim; isOpen?: boolean }) {
  // Rendered on demand, because a list contains many of these tables.
  const [isShown, setShown] = useState(isOpen);
  const { fitness, reasons, findings } = bimFitness(bim);
  const { tone, text } = labels[fitness];
  return (
    <details
      className={`factual small quiet ${style.label}`}
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary className="cluster">
        <Code tone={tone}>{text}</Code>
        <span>{reasons.length === 0 ? 'No issues found' : reasons.join(', ')}</span>
      </summary>
      {isShown && <Findings findings={findings} of={bim.title} />}
    </details>
  );
}

const verdicts = { fit: 'good', check: 'check', unfit: 'unfit' } as const;

const Findings = ({ findings, of }: { findings: readonly FitnessFinding[]; of: string }) => (
  <table className={`full-width ${style.findings}`}>
    <caption className="unseen">Fitness checks for {of}</caption>
    <tbody>
      {findings.map(({ aspect, value, fitness, reason }) => (
        <tr key={aspect}>
          <th scope="row">{aspect}</th>
          <td>{value}</td>
          <td className={style[fitness]}>
            {reason === '' ? verdicts[fitness] : `${verdicts[fitness]}: ${reason}`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
