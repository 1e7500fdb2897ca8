import { useState } from 'react';

import { brand } from '#src/brand.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { ownVersion } from '#src/domain/redline/own-version.ts';
import { resultLines } from '#src/domain/redline/result.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';
import type { OutcomeProps } from '#src/screens/redline/compared-props.ts';
import { openCountsAs, ownSideOf } from '#src/screens/redline/own-side.ts';
import { placeOf } from '#src/screens/redline/side-text.ts';
import { writeCommonLines, sectionInProject } from '#src/stores/project-sections.ts';
import { replaceSection } from '#src/stores/section-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says what will be saved and what can't be, then saves it as the person's work, in one step that can be undone. */
export function SaveOwn({
  redline,
  deciding,
  old,
  now,
  loaded,
  options,
  onSaved,
  onClose,
}: OutcomeProps & { onClose: () => void }) {
  const side = ownSideOf(old, now, true) ?? 'old';
  const [own, other] = side === 'old' ? [old, now] : [now, old];
  const { filename } = own.side;
  // Computed once, so that the dialog's content doesn't change while it is open.
  const [made] = useState(() => {
    const result = resultLines(redline, deciding.decisions, openCountsAs(side), options.numbering);
    const isOneMaster = old.section.filename === now.section.filename;
    const { tree, state } = own;
    if (state === null) return null;
    const work = { side, tree, state, isOneMaster, other: isOneMaster ? other.state : null };
    return ownVersion(result, redline.rows, work, options);
  });
  if (made === null) return null;
  const { project } = loaded;
  const openChanges = redline.changes.filter(({ id }) => !deciding.decisions.has(id)).length;
  const save = (): void => {
    const start = project?.filename.includes(filename)
      ? workBeforeSaving(project, filename, own.tree)
      : undefined;
    replaceSection(own.section, placeOf(filename, project), made.state, start);
    onClose();
    onSaved();
  };
  return (
    <Dialog title={`Save as my ${brand.specWizard} work`} onClose={onClose}>
      <p>
        This becomes your work on the section by {plainText(own.section.company)}. Your earlier work stays one
        step back: Undo in {brand.specWizard} brings it back.
      </p>
      {openChanges > 0 && (
        <p>
          {pluralize(openChanges, 'open change stays', 'open changes stay')} as in the{' '}
          {side === 'old' ? 'old' : 'new'} text.
        </p>
      )}
      <Left
        title={`${pluralize(made.missing.length, 'line')} can’t be saved here but will be included in downloads.`}
        lines={made.missing}
      />
      <Left title={`${pluralize(made.extra.length, 'line')} will stay in your version.`} lines={made.extra} />
      <div className="flow gap-2">
        <Button kind="primary" onClick={save}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

/**
 * The work in a project before it is replaced. If it matches the project, records that, so that only the new lines
 * count as changes made here.
 */
function workBeforeSaving(project: SpecwizardProject, filename: string, tree: SectionTree): SectionState {
  const { state, newer } = sectionInProject(project, filename, tree);
  if (newer === 'same') writeCommonLines(project.seq, filename, state.lines);
  return state;
}

const mostListed = 6;

function Left({ title, lines }: { title: string; lines: readonly PrintedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Notice title={title}>
      <ul className="stack gap-2px small">
        {lines.slice(0, mostListed).map(({ label, text }, at) => (
          <li key={at}>
            {label} {text.length > 120 ? `${text.slice(0, 118).trimEnd()}…` : text}
          </li>
        ))}
        {lines.length > mostListed && <li>and {lines.length - mostListed} more</li>}
      </ul>
    </Notice>
  );
}
