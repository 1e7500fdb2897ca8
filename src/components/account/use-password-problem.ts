import { useEffect, useMemo, useState } from 'react';

import type { guessableProblem, Owner } from '#src/domain/account/guessable-password.ts';
import { newPasswordProblem } from '#src/lib/checks/password.ts';

type Judge = typeof guessableProblem;

/**
 * Returns a function that explains why a password would be refused; null if it is fine. The list of common
 * passwords loads after the form; until then, or if it can't be loaded, only the server checks against it.
 */
export function usePasswordProblem(): (password: string, owner: Owner) => string | null {
  const [judge, setJudge] = useState<{ problem: Judge } | null>(null);
  useEffect(() => {
    let isShown = true;
    void import('#src/domain/account/guessable-password.ts').then(
      ({ guessableProblem: problem }) => isShown && setJudge({ problem }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(
    () =>
      memoizeLast(
        (password, owner) => newPasswordProblem(password) ?? judge?.problem(password, owner) ?? null,
      ),
    [judge],
  );
}

/** Caches the last result: a check takes several milliseconds, and the form asks on every keystroke. */
function memoizeLast(judge: Judge): (password: string, owner: Owner) => string | null {
  let last = { asked: '', problem: judge('', {}) };
  return (password, owner) => {
    const asked = JSON.stringify([password, owner.firstName, owner.lastName, owner.email, owner.firm]);
    if (asked !== last.asked) last = { asked, problem: judge(password, owner) };
    return last.problem;
  };
}
