import * as v from 'valibot';

import type { StorageArea } from '#src/browser/storage.ts';
import { mergeSectionState } from '#src/domain/saved-work/merge-section-state.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { createAccountRecords } from '#src/stores/account-records.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';
import { savedTextRecords } from '#src/stores/saved-texts.ts';

/** Where a section's draft is stored: for all tabs, or for this tab only. */
export interface DraftPlace {
  area: StorageArea;
  name: string;
}

/** The places of a visitor's work on a library file, on a file in a SpecWizard project, and on a template begun in this tab. */
export const draftPlace = {
  file: (filename: string): DraftPlace => ({ area: 'local', name: filename }),
  project: (seq: number, filename: string): DraftPlace => ({
    area: 'local',
    name: `project-${seq}/${filename}`,
  }),
  template: (id: number): DraftPlace => ({ area: 'session', name: `template-${id}` }),
};

export interface SectionDraft {
  /** Number of decisions made, of `all`. */
  made: number;
  all: number;
  /** When it was written, in ms since 1970. */
  at: number;
  state: SectionState;
  /** Another state of the section that must not be lost; undo brings it back. */
  before: SectionState | null;
}

const stored = v.pipe(
  v.object({
    made: v.number(),
    all: v.number(),
    at: v.number(),
    state: v.unknown(),
    before: v.optional(v.unknown()),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): SectionDraft => {
    const state = stateFromJson(value.state);
    if (state !== null) return { ...value, state, before: stateFromJson(value.before) };
    addIssue();
    return NEVER;
  }),
);

const toJson = ({ state, before, ...draft }: SectionDraft) => ({
  ...draft,
  state: stateToJson(state),
  ...(before && { before: stateToJson(before) }),
});

const optionsOf = (area: StorageArea) => ({
  kind: 'section' as const,
  area,
  schema: stored,
  toJson,
  // Undo brings back the person's own earlier work.
  adopt: (own: SectionDraft | null, visitors: SectionDraft): SectionDraft => ({
    ...visitors,
    before: own?.state ?? visitors.before,
  }),
  warning:
    'This browser isn’t saving your work: its storage is full or turned off. Download the section before you close the page.',
});

/** Whether a draft belongs to a project's section, whose chosen lines are in the project. */
const isInProject = (name: string): boolean => name.startsWith('project-');

const local = createAccountRecords<SectionDraft>({
  ...optionsOf('local'),
  blank: { made: 0, all: 0, at: 0, state: emptyState, before: null },
  toAccount: (draft) => toJson({ ...draft, before: null }),
  received: (name, draft, here) => {
    if (here === null) return draft;
    const lines = isInProject(name) ? here.state.lines : draft.state.lines;
    return { ...draft, state: { ...draft.state, lines }, before: here.before };
  },
  merge: (name) => (states, choices) => {
    const { base, mine, theirs } = states;
    const { merged, conflicts } = mergeSectionState(isInProject(name))(
      { base: base.state, mine: mine.state, theirs: theirs.state },
      choices,
    );
    return { merged: { ...mine, at: Math.max(mine.at, theirs.at), state: merged }, conflicts };
  },
});

/** For the service that saves drafts to the account. */
export const accountSections = local.account;

const drafts = {
  local: local.records,
  session: createPersonalRecords<SectionDraft>(optionsOf('session')),
};

export const readSectionDraft = ({ area, name }: DraftPlace): SectionDraft | null => drafts[area].read(name);

/** Returns whether the browser stored it. */
export const writeSectionDraft = ({ area, name }: DraftPlace, draft: SectionDraft): boolean =>
  drafts[area].write(name, draft);

export function removeSectionDraft({ area, name }: DraftPlace): void {
  drafts[area].remove(name);
  savedTextRecords.remove(name);
}

/** Drafts of sections that were begun, by the names of their places; not those of a single tab. */
export const listSectionDrafts = (): ReadonlyMap<string, SectionDraft> =>
  new Map(
    drafts.local.names().flatMap((name) => {
      const draft = drafts.local.read(name);
      return draft ? [[name, draft]] : [];
    }),
  );

/** Calls back when another tab writes this draft. Returns a function that stops it. */
export const onDraftChangedElsewhere = ({ area, name }: DraftPlace, callback: () => void): (() => void) =>
  drafts[area].onChangedElsewhere(name, callback);
