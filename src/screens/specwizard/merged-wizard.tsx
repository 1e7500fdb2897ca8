import { useEffect, useMemo } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { exportProject } from '#src/components/specification/export-project.ts';
import { mergeSections } from '#src/domain/merged-section/merge.ts';
import { mergeFacts } from '#src/domain/merged-section/merge-facts.ts';
import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import { unresolvedConflicts } from '#src/domain/merged-section/unresolved-conflicts.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { readAnswers, writeMerge, useMergedSections } from '#src/stores/merged-sections.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { Button } from '#src/ui/button.tsx';

const none: Answers = {};

/**
 * A section merged from several manufacturers' sections, editable like any other. Stored in this browser, because the
 * API only knows manufacturers' files.
 */
export function MergedWizard({ sources }: { sources: readonly MergeSource[] }) {
  const name = useMemo(() => mergeSections(sources)?.section.filename ?? '', [sources]);
  const answers = useMergedSections()[name]?.answers ?? none;
  const merged = useMemo(() => mergeSections(sources, answers), [sources, answers]);
  useEffect(() => {
    if (merged === null) return;
    // Adds a merged section that was opened by its address to the list of them.
    writeMerge(merged.section.filename, mergeFacts(merged, readAnswers(merged.section.filename)));
  }, [merged]);
  if (merged === null) return null;
  return (
    <SpecWizard
      section={merged.section}
      place={draftPlace.file(merged.section.filename)}
      canonical={null}
      merged={merged}
      notice={<MergedNotice merged={merged} />}
      tools={<ExportMerged />}
    />
  );
}

/** Whose sections it is made from, and how many conflicts are open. */
function MergedNotice({ merged }: { merged: Merged }) {
  const { tree, state } = useSection();
  const { manufacturers, items } = merged;
  const open = unresolvedConflicts(items, tree, state).length;
  return (
    <p>
      Merged with{' '}
      {manufacturers.slice(1).map(({ manufacturer, coid, companySlug, filename }, index) => (
        <span key={filename}>
          {index > 0 && ' and '}
          <Link to={to.company({ coid, companySlug })}>
            <bdi>{manufacturer}</bdi>
          </Link>
        </span>
      ))}
      {' · '}
      {open === 0 ? 'everything resolved' : `${open} of ${items.length} conflicts and clauses open`}
      {' · '}
      <Link to={to.mergeSpecifications(manufacturers.map(({ filename }) => filename))}>
        {open === 0 ? 'Back to merging' : 'Resolve them'}
      </Link>
    </p>
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
          sections: [
            { filename: section.filename, state: history.present, merge: readAnswers(section.filename) },
          ],
        });
      }}
    >
      Export
    </Button>
  );
}
