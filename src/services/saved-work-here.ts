import type { SavedWork } from '#src/contracts/saved-work.ts';
import { mayEdit, mayEditSpecwizard } from '#src/domain/design-projects/project-right.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import { accountKinds } from '#src/services/saved-work-calls.ts';
import type { AccountKind, AccountMark } from '#src/stores/account-records.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { writeCommonLines } from '#src/stores/project-sections.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { specwizardProjectOf, useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';

/** The records with changes that the account does not have yet. */
export const unsaved = (): { kind: AccountKind; name: string }[] =>
  Object.values(accountKinds).flatMap((kind) =>
    kind
      .names()
      .filter((name) => kind.mark(name)?.base !== undefined && !isViewOfReader({ kind: kind.kind, name }))
      .map((name) => ({ kind, name })),
  );

/** Whether a record holds a reader's view settings of a project (detail, page header), which are not sent. */
function isViewOfReader({ kind, name }: Pick<SavedWork, 'kind' | 'name'>): boolean {
  const seq = Number(name);
  if (kind === 'outline-specs') {
    const project = useDesignProjects.getState().projects?.find((one) => one.seq === seq);
    return project !== undefined && !mayEdit(project);
  }
  const project = specwizardProjectOf(seq)(useSpecwizardProjects.getState());
  return kind === 'project-header' && project !== undefined && !mayEditSpecwizard(project);
}

/** Shows a record as it was saved elsewhere, unless it was changed here, too. */
export function receive({ kind: of, name, seq, value, updated_at, right }: SavedWork): void {
  const kind = accountKinds[of];
  const mark = isViewOfReader({ kind: of, name }) ? readersMark(kind.mark(name)) : kind.mark(name);
  const version = updated_at ?? null;
  if (mark?.base !== undefined || (mark !== null && mark.version === version)) return;
  const here = kind.read(name);
  // Text from before it was saved to the account counts as a change.
  if (mark === null && here !== null && !isSameData(here, value)) return markUnsaved(kind, name);
  if (!isSameData(here, value)) {
    kind.receive(name, value);
    if (here === null && of === 'section') agreeOnLines(name);
  }
  kind.setMark(name, { seq, version, ...(right && { right }) });
}

/** A reader's view ends with the next version. */
const readersMark = (mark: AccountMark | null): AccountMark => ({
  seq: mark?.seq ?? null,
  version: mark?.version ?? null,
});

export const markUnsaved = (kind: AccountKind, name: string): void =>
  kind.setMark(name, { seq: null, version: null, base: null });

/** In a browser that has not opened a project's section before, the project's lines override those of the text. */
function agreeOnLines(name: string): void {
  const [, seq, filename] = /^project-(\d+)\/(.*)$/.exec(name) ?? [];
  if (seq === undefined || filename === undefined) return;
  const draft = readSectionDraft(draftPlace.project(Number(seq), filename));
  if (draft) writeCommonLines(Number(seq), filename, draft.state.lines);
}
