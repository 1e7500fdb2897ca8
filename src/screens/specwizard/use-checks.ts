import { useEffect } from 'react';

import { today } from '#src/browser/clock.ts';
import { useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';

/** How long after a change the section is checked, in ms: what was clicked is painted first. */
const restMs = 150;

/** Keeps what pre-flight finds in the view, for everyone who shows it. Rendered once. */
export function useChecks(): void {
  const { work, view } = useWizard();
  const { tree, state } = useSection();
  const hasNotes = useView((one) => one.hasNotes);
  useEffect(() => {
    const check = async (): Promise<void> => {
      const { preflight } = await import('#src/domain/specification/preflight/preflight.ts');
      const findings = preflight(work.getState().section, tree, state, {
        notes: hasNotes ? 'visible' : 'remove',
        today: today(),
        declarations: [],
        isPublic: false,
        projectSections: null,
      });
      view.setState({ findings });
    };
    // Without its code there is no count; the panel says that pre-flight could not be loaded.
    const timer = setTimeout(() => void check().catch(() => view.setState({ findings: 'failed' })), restMs);
    return () => clearTimeout(timer);
  }, [work, view, tree, state, hasNotes]);
}
