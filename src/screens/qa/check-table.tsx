import type { CheckOutcome, ContractCheck } from '#src/api/contract-checks.ts';
import table from '#src/components/page/data-table.module.css';
import style from '#src/screens/qa/qa.module.css';
import { Code } from '#src/ui/code.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

interface Props {
  checks: readonly ContractCheck[];
  outcomes: ReadonlyMap<ContractCheck, CheckOutcome>;
}

const tones = { fits: 'good', 'does not fit': 'bad', failed: 'bad', private: 'warn' } as const;

/** One row per call; calls with problems come first. */
export function CheckTable({ checks, outcomes }: Props) {
  const isBad = (check: ContractCheck): boolean => {
    const verdict = outcomes.get(check)?.verdict;
    return verdict === 'failed' || verdict === 'does not fit';
  };
  const rows = [...checks.filter(isBad), ...checks.filter((check) => !isBad(check))];
  // An empty column would push the URL out of view.
  const hasProblem = rows.some((check) => problemOf(outcomes.get(check)) !== null);
  return (
    <div className={`scroll-x ${table.scroll}`} {...scrollRegion('Calls')}>
      <table className={`full-width note hover-rows ${table.table} ${table.wordy} ${table.cards}`}>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Result</th>
            <th scope="col">Time</th>
            <th scope="col">Status</th>
            {hasProblem && <th scope="col">Problem</th>}
            <th scope="col">Asked</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((check) => (
            <Row
              key={`${check.method} ${check.id}`}
              check={check}
              outcome={outcomes.get(check)}
              hasProblem={hasProblem}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What went wrong; null if nothing did, or if the call only needs another sign-in. */
const problemOf = (outcome: CheckOutcome | undefined): CheckOutcome | null =>
  outcome?.verdict === 'failed' || outcome?.verdict === 'does not fit' ? outcome : null;

interface RowProps {
  check: ContractCheck;
  outcome: CheckOutcome | undefined;
  hasProblem: boolean;
}

function Row({ check, outcome, hasProblem }: RowProps) {
  const problem = problemOf(outcome);
  return (
    <tr>
      <th scope="row">{check.id}</th>
      <td>
        {outcome ? (
          <Code tone={tones[outcome.verdict]}>{outcome.verdict}</Code>
        ) : check.run ? (
          '…'
        ) : (
          'not tried'
        )}
      </td>
      <td>{outcome ? `${outcome.milliseconds} ms` : ''}</td>
      <td>{outcome?.status ?? ''}</td>
      {hasProblem && (
        <td className={`${table.words} ${style.wrong}`}>
          {problem?.field && <code>{problem.field}</code>} {problem?.message}
        </td>
      )}
      <td className={`anywhere ${style.asked}`}>
        {check.method} {check.url}
      </td>
    </tr>
  );
}
