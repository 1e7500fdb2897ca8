import { useCallback } from 'react';

import { call } from '#src/api/call.ts';
import { useLoaded } from '#src/components/page/use-loaded.ts';
import { projectChangesByProject, type ProjectChange } from '#src/contracts/project-people.ts';
import type { Result } from '#src/contracts/result.ts';
import { otherChangeText } from '#src/domain/saved-work/other-change-text.ts';
import type { OtherSave } from '#src/stores/conflicts.ts';

/**
 * A sentence that says who saved the other change of `what` (`the same 3 things`), and when. The author comes from a shared
 * project's list of changes; until it has loaded, or if it doesn't tell, it could have been anyone.
 */
export function useOtherChange(what: string, { at, project }: OtherSave): string {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Result<readonly ProjectChange[]>> =>
      project === null
        ? { data: [] }
        : call(projectChangesByProject, { params: { id: project }, signal, fresh: true }),
    [project],
  );
  const { data } = useLoaded(load);
  return otherChangeText(what, at, project === null ? 'own' : (data ?? []));
}
