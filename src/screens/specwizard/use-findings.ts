import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import type { preflight } from '#src/domain/specification/preflight/preflight.ts';
import { useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';

/** What pre-flight finds, a moment after each change; null until its code is there. */
export function useFindings(): readonly Finding[] | null {
  const { work } = useWizard();
  const { tree, state } = useSection();
  const hasNotes = useView((view) => view.hasNotes);
  const [check, setCheck] = useState<{ run: typeof preflight } | null>(null);
  useEffect(() => {
    let isHere = true;
    // Without it the panel says that it could not be loaded; the count alone stays away.
    void import('#src/domain/specification/preflight/preflight.ts').then(
      ({ preflight: run }) => isHere && setCheck({ run }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const settled = useDeferredValue(state);
  return useMemo(
    () =>
      check?.run(work.getState().section, tree, settled, {
        notes: hasNotes ? 'visible' : 'remove',
        today: today(),
        declarations: [],
        isPublic: false,
        projectSections: null,
      }) ?? null,
    [check, work, tree, settled, hasNotes],
  );
}
