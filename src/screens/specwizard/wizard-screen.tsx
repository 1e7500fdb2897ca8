import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { onUndoKeys } from '#src/browser/shortcut.ts';
import { usePrinting } from '#src/components/page/use-printing.ts';
import type { Sw } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import type { Merged } from '#src/domain/merged-section/merge-types.ts';
import { lineOfHash } from '#src/domain/specification/line-places.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import {
  ChangesPanel,
  ChoicesPanel,
  DocumentPane,
  PreflightPanel,
} from '#src/screens/specwizard/lazy-sides.ts';
import { PrintCopy } from '#src/screens/specwizard/print-copy.tsx';
import type { CheckedProject } from '#src/screens/specwizard/check-context.ts';
import { useChecks } from '#src/screens/specwizard/use-checks.ts';
import { jumpToLine, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { WizardHead, type WizardDocuments } from '#src/screens/specwizard/wizard-head.tsx';
import style from '#src/screens/specwizard/wizard-screen.module.css';
import { redoChange, undoChange } from '#src/stores/section-work.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  others?: Promise<Result<Sw[]>>;
  projectName?: ReactNode;
  documents?: WizardDocuments;
  notice?: ReactNode;
  tools: ReactNode;
  /** The section's project, for its checks. Must keep its identity. */
  project: CheckedProject | null;
  merged: Merged | null;
}

/** The head, and below it the choices next to the document; on a small screen, one in front of the other. */
export function WizardScreen({ project, merged, ...props }: Props) {
  const { work } = useWizard();
  const panel = useView((view) => view.panel);
  const isDocumentInFront = useView((view) => view.isDocumentInFront);
  useChecks(project, merged);
  useLineOfAddress();
  useEffect(
    () =>
      onUndoKeys(
        () => undoChange(work),
        () => redoChange(work),
      ),
    [work],
  );
  return (
    <>
      <div className={`flex screen-only ${style.screen}`}>
        <WizardHead {...props} />
        <div
          className={`grid grow shrinks-down one-column-759 ${style.sides}`}
          data-front={isDocumentInFront ? 'document' : 'panel'}
        >
          <section className={`flex shrinks relative ${style.panel}`} aria-label="Choices and checks">
            {/* Stays mounted, so that the person returns to the same row. */}
            <div
              className={`flex grow shrinks-down ${style.choices}`}
              data-away={panel === 'choices' ? undefined : true}
            >
              <Suspense fallback={<SkeletonText lines={6} />}>
                <ChoicesPanel />
              </Suspense>
            </div>
            <Suspense fallback={<SkeletonText lines={6} />}>
              {panel === 'preflight' && <PreflightPanel />}
              {panel === 'changes' && <ChangesPanel />}
            </Suspense>
          </section>
          <section className={`flex shrinks ${style.document}`} aria-label="Live document">
            <Suspense fallback={<SkeletonText lines={12} />}>
              <DocumentPane />
            </Suspense>
          </section>
        </div>
      </div>
      <Printed />
    </>
  );
}

/** Goes to the line that the address names: `#line-12`. */
function useLineOfAddress(): void {
  const { work, view } = useWizard();
  const { hash } = useLocation();
  useEffect(() => {
    const line = lineOfHash(hash);
    const { tree, history } = work.getState();
    if (line !== null) jumpToLine(view, line, sectionNow(tree, history.present).present, 'address');
  }, [work, view, hash]);
}

/** Prints in full what scrolls on screen; in the page only while printing. */
const Printed = () => usePrinting() && <PrintCopy />;
