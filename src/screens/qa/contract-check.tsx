import { useEffect, useState } from 'react';
import { servedBuild } from '#src/api/site.ts';
import { brand } from '#src/brand.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { environment, isReferenceApi } from '#src/browser/environment.ts';
import { notify } from '#src/browser/toasts.ts';
import { Facts } from '#src/components/page/facts.tsx';
import { Page } from '#src/components/page/page.tsx';
import { CheckTable } from '#src/screens/qa/check-table.tsx';
import style from '#src/screens/qa/qa.module.css';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { readChecks, writeChecks, type CheckOutcome, type ContractCheck } from '#src/api/contract-checks.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';

/** Concurrent calls, as many as a screen makes. */
const most = 4;

interface CheckRun {
  checks: readonly ContractCheck[] | null;
  outcomes: ReadonlyMap<ContractCheck, CheckOutcome>;
  /** The contracts couldn't be loaded. */
  isLost: boolean;
}

const blank: CheckRun = { checks: null, outcomes: new Map(), isLost: false };

/** Tries every call. A new `run` starts over and abandons pending calls. */
function useContractChecks(run: { number: number; withWrites: boolean }): CheckRun {
  const [state, setState] = useState(blank);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: (before: CheckRun) => CheckRun): void => {
      if (!signal.aborted) setState(next);
    };
    const runAll = async (): Promise<void> => {
      const reads = await readChecks(signal);
      const checks = run.withWrites ? [...reads, ...(await writeChecks())] : reads;
      show(() => ({ ...blank, checks }));
      await forEachLimited(most, checks, async (check) => {
        if (signal.aborted) return;
        const outcome = await check.run?.(signal);
        if (outcome)
          show((before) => ({ ...before, outcomes: new Map(before.outcomes).set(check, outcome) }));
      });
    };
    runAll().catch(() => show((before) => ({ ...before, isLost: true })));
    return () => leaving.abort();
  }, [run]);
  return state;
}

/** Shows the build, where it runs, and whether the API's responses match the contracts. */
export function Screen() {
  const [run, setRun] = useState({ number: 1, withWrites: false });
  const state = useContractChecks(run);
  const served = useServedBuild();
  const facts = { ...environment(), 'Build on the host': served };
  const isDone = state.checks !== null && triedOf(state) === state.checks.filter((one) => one.run).length;
  const startAgain = (withWrites: boolean): void => setRun({ number: run.number + 1, withWrites });

  async function copy(): Promise<void> {
    const isCopied = await copyText(reportOf(facts, state));
    void (isCopied ? notify.success('Report copied.') : notify.error('This browser doesn’t allow copying.'));
  }

  return (
    <Page
      title="Live contract check"
      description={`The environment of ${brand.name} and a live check of its API.`}
      canonical={null}
    >
      <div className={`wrap stack at-start gap-4 page-high compact-title ${style.page}`}>
        <h1>Live contract check</h1>
        <p className={`quiet ${style.lead}`}>
          Each read-only call runs once, and its response is checked against its contract. Calls for personal
          data require sign-in.
        </p>
        <div className="cluster gap-2 rows-599">
          <Button kind="primary" onClick={() => startAgain(false)}>
            Start again
          </Button>
          {isReferenceApi() && <Button onClick={() => startAgain(true)}>Start again, with writes</Button>}
          <Button disabled={!isDone} onClick={() => void copy()}>
            Copy as JSON
          </Button>
        </div>
        <p role="status" className={`digits ${style.status}`}>
          {state.isLost ? '' : summaryOf(state, isDone)}
        </p>
        {state.isLost && (
          <Notice tone="bad" title="Couldn’t load the contracts." role="alert">
            <p>Check your connection, then start again.</p>
          </Notice>
        )}
        {state.checks && <CheckTable checks={state.checks} outcomes={state.outcomes} />}
        <h2>Environment</h2>
        <Facts facts={Object.entries(facts)} />
      </div>
    </Page>
  );
}

function useServedBuild(): string {
  const [build, setBuild] = useState('…');
  useEffect(() => {
    const leaving = new AbortController();
    void servedBuild(leaving.signal).then((served) => {
      if (!leaving.signal.aborted) setBuild(served ?? 'Not stated');
    });
    return () => leaving.abort();
  }, []);
  return build;
}

const triedOf = ({ outcomes }: CheckRun): number => outcomes.size;

function summaryOf(state: CheckRun, isDone: boolean): string {
  const { checks, outcomes } = state;
  if (checks === null) return 'Loading the contracts…';
  const all = checks.filter((one) => one.run).length;
  if (!isDone) return `${triedOf(state)} of ${all} calls tried…`;
  const of = (verdict: string): number =>
    [...outcomes.values()].filter((outcome) => outcome.verdict === verdict).length;
  const total = [...outcomes.values()].reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return `${all} calls tried: ${of('fits')} fit, ${of('does not fit')} do not fit, ${of('failed')} failed, ${of('private')} need another sign-in. Mean time ${Math.round(total / Math.max(1, all))} ms.`;
}

function reportOf(facts: Readonly<Record<string, string>>, { checks, outcomes }: CheckRun): string {
  const rows = (checks ?? []).map((check) => {
    const { id, method, url } = check;
    return { id, method, url, ...(outcomes.get(check) ?? { verdict: check.run ? 'pending' : 'not tried' }) };
  });
  return JSON.stringify({ environment: facts, calls: rows }, null, 2);
}
