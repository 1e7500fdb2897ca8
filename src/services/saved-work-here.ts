import type { SavedWork } from '#src/contracts/saved-work.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import { accountKinds } from '#src/services/saved-work-calls.ts';
import type { AccountKind } from '#src/stores/account-records.ts';
import { writeCommonLines } from '#src/stores/project-sections.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';

/** The records with changes that the account does not have yet. */
export const unsaved = (): { kind: AccountKind; name: string }[] =>
  Object.values(accountKinds).flatMap((kind) =>
    kind
      .names()
      .filter((name) => kind.mark(name)?.base !== undefined)
      .map((name) => ({ kind, name })),
  );

/** Shows a record as it was saved elsewhere, unless it was changed here, too. */
export function receive({ kind: of, name, seq, value, updated_at }: SavedWork): void {
  const kind = accountKinds[of];
  const mark = kind.mark(name);
  const version = updated_at ?? null;
  if (mark?.base !== undefined || (mark !== null && mark.version === version)) return;
  const here = kind.read(name);
  // Text from before the account kept it is a change of its own.
  if (mark === null && here !== null && !isSameData(here, value)) return markUnsaved(kind, name);
  if (!isSameData(here, value)) {
    kind.receive(name, value);
    if (here === null && of === 'section') agreeOnLines(name);
  }
  kind.setMark(name, { seq, version });
}

export const markUnsaved = (kind: AccountKind, name: string): void =>
  kind.setMark(name, { seq: null, version: null, base: null });

/** In a browser that is new to a project's section, the project's lines apply where they differ from the text's. */
function agreeOnLines(name: string): void {
  const [, seq, filename] = /^project-(\d+)\/(.*)$/.exec(name) ?? [];
  if (seq === undefined || filename === undefined) return;
  const draft = readSectionDraft(draftPlace.project(Number(seq), filename));
  if (draft) writeCommonLines(Number(seq), filename, draft.state.lines);
}
