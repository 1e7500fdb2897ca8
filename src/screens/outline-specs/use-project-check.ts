import { useEffect, useState } from 'react';

import type { CheckedProject } from '#src/domain/project-manual/checks/checked-project.ts';
import type { ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import { checkOutline } from '#src/screens/outline-specs/check-outline.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';

/** The findings of these sections; null while they are read or checked. Arguments must keep their identity. */
export function useProjectCheck(
  loaded: LoadedOutline,
  sections: readonly OutlineSection[],
  { notes, units }: CheckedProject['print'],
): readonly ProjectFinding[] | 'failed' | null {
  const [findings, setFindings] = useState<readonly ProjectFinding[] | 'failed' | null>(null);
  useEffect(() => {
    if (sections.some(isComing)) return;
    const leaving = new AbortController();
    const check = async (): Promise<void> =>
      setFindings(await checkOutline(loaded, sections, { notes, units }, leaving.signal));
    void check().catch(() => {
      if (!leaving.signal.aborted) setFindings('failed');
    });
    return () => leaving.abort();
  }, [loaded, sections, notes, units]);
  return findings;
}

const isComing = ({ specs }: OutlineSection): boolean => specs.some(({ content }) => content === null);
