import { useEffect, useRef } from 'react';

import { getSpecwizardProject } from '#src/api/specwizard-projects.ts';
import { useRevalidateOnProjectChanges } from '#src/components/specification/use-project-changes.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { isOutdated } from '#src/stores/save-merged.ts';

/** The answer comes once the page has read the project again: null, or why the write failed. */
export type WriteInTurn = (
  write: (now: SpecwizardProject) => Promise<Result<SpecwizardProject>>,
) => Promise<CallError | null>;

/** One write after another, each from what the one before left: the API rejects a write from an older state. */
export function useWritesInTurn(project: SpecwizardProject): WriteInTurn {
  const reread = useRevalidateOnProjectChanges();
  const newest = useRef(project);
  useEffect(() => {
    newest.current = project;
  }, [project]);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return (write) => {
    const done = turn.current.then(async () => {
      const { data, error } = await write(newest.current);
      await reread();
      // What the page has read reaches it only a moment later.
      const now = data ?? (isOutdated(error) ? (await getSpecwizardProject(project.seq)).data : null);
      if (now) newest.current = now;
      return error ?? null;
    });
    // One that breaks must not hold up those after it.
    turn.current = done.catch(() => null);
    return done;
  };
}
