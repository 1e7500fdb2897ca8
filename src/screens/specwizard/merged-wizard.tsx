import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { useEffect, useMemo } from 'react';

import { exportProject } from '#src/components/specification/export-project.ts';
import { mergeSections } from '#src/domain/merged-section/merge.ts';
import { mergeSummary } from '#src/domain/merged-section/merge-summary.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { MergedNotice } from '#src/screens/specwizard/merged-notice.tsx';
import { SaveToProject } from '#src/screens/specwizard/save-to-project.tsx';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { readAnswers, sectionInFile, useAnswers, writeMerge } from '#src/stores/merged-sections.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { Button } from '#src/ui/button.tsx';

/** A section merged from several manufacturers' sections, editable like any other. */
export function MergedWizard({ sources }: { sources: readonly MergeSource[] }) {
  const name = useMemo(() => mergeSections(sources)?.section.filename ?? '', [sources]);
  const answers = useAnswers(name);
  const merged = useMemo(() => mergeSections(sources, answers), [sources, answers]);
  useEffect(() => {
    if (merged === null) return;
    // Adds a merged section that was opened by its address to the list of them.
    writeMerge(merged.section.filename, mergeSummary(merged, readAnswers(merged.section.filename)));
  }, [merged]);
  if (merged === null) return null;
  return (
    <SpecWizard
      section={merged.section}
      place={draftPlace.file(merged.section.filename)}
      canonical={null}
      merged={merged}
      notice={
        <>
          <MergedNotice merged={merged} />
          <AccountTextNotice />
        </>
      }
      tools={
        <>
          <ExportMerged />
          <SaveToProject />
        </>
      }
    />
  );
}

/** Exports answers, choices, and text, for another computer or for later. */
function ExportMerged() {
  const { work } = useWizard();
  return (
    <Button
      onClick={() => {
        const { section, history } = work.getState();
        exportProject({
          name: plainText(section.title),
          header: null,
          sections: [sectionInFile(section.filename, history.present)],
        });
      }}
    >
      Export
    </Button>
  );
}
