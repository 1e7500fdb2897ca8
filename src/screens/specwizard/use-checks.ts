import { useEffect, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { whenIdle } from '#src/browser/idle.ts';
import type { Merged } from '#src/domain/merged-section/merge-types.ts';
import type { CheckContext, CheckedProject } from '#src/screens/specwizard/check-context.ts';
import { useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';

/** Delay between a change and the checks, in ms, so that the change paints first. */
const restMs = 150;

/** Runs pre-flight and stores its findings in the view, for all components that show them. Render it once. */
export function useChecks(project: CheckedProject | null, merged: Merged | null): void {
  const { work, view } = useWizard();
  const { tree, state } = useSection();
  const hasNotes = useView((one) => one.hasNotes);
  const [context, setContext] = useState<CheckContext | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const { readCheckContext } = await import('#src/screens/specwizard/check-context.ts');
      const found = await readCheckContext(work.getState().section, project, leaving.signal);
      if (leaving.signal.aborted) return;
      setContext(found);
      view.setState({ isCheckPartial: found.isPartial });
    };
    const end = whenIdle(() => void read().catch(() => view.setState({ isCheckPartial: true })));
    return () => {
      end();
      leaving.abort();
    };
  }, [work, view, project]);
  useEffect(() => {
    const check = async (): Promise<void> => {
      const { preflight } = await import('#src/domain/specification/preflight/preflight.ts');
      const findings = preflight(work.getState().section, tree, state, {
        notes: hasNotes ? 'visible' : 'remove',
        today: today(),
        declarations: context?.declarations ?? [],
        isPublic: context?.isPublic ?? false,
        projectSections: project?.sections ?? null,
        toSettle: merged?.items ?? [],
      });
      view.setState({ findings });
    };
    // If its code can't be loaded there is no count, and the panel shows the error.
    const timer = setTimeout(() => void check().catch(() => view.setState({ findings: 'failed' })), restMs);
    return () => clearTimeout(timer);
  }, [work, view, tree, state, hasNotes, context, project, merged]);
}
