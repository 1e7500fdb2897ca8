import { useEffect, useMemo, useState } from 'react';

import type { guessableProblem, Owner } from '#src/domain/account/guessable-password.ts';
import { newPasswordProblem } from '#src/lib/checks/password.ts';

type Judge = typeof guessableProblem;

/**
 * Says in words why a new password would be refused; null when it is fine. The list of common passwords follows the form:
 * until it is there, and where it cannot be loaded, the server alone judges by it.
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
      rememberingLast(
        (password, owner) => newPasswordProblem(password) ?? judge?.problem(password, owner) ?? null,
      ),
    [judge],
  );
}

/** Judging takes some milliseconds, and the form asks with every key that is pressed in it. */
function rememberingLast(judge: Judge): (password: string, owner: Owner) => string | null {
  let last = { asked: '', problem: judge('', {}) };
  return (password, owner) => {
    const asked = JSON.stringify([password, owner.firstName, owner.lastName, owner.email, owner.firm]);
    if (asked !== last.asked) last = { asked, problem: judge(password, owner) };
    return last.problem;
  };
}
