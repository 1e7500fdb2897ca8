import { useEffect, useState } from 'react';

import { readChecks, writeChecks, type CheckOutcome, type ContractCheck } from '#src/api/contract-checks.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';

/** Concurrent calls, as many as a screen makes. */
const most = 4;

export interface CheckRun {
  checks: readonly ContractCheck[] | null;
  outcomes: ReadonlyMap<ContractCheck, CheckOutcome>;
  /** The contracts couldn't be loaded. */
  isLost: boolean;
}

const blank: CheckRun = { checks: null, outcomes: new Map(), isLost: false };

/** Tries every call. A new `run` starts over and abandons pending calls. */
export function useContractChecks(run: { number: number; withWrites: boolean }): CheckRun {
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
