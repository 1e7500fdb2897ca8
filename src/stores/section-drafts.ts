import * as v from 'valibot';

import type { StorageArea } from '#src/browser/storage.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';
import { savedTextRecords } from '#src/stores/saved-texts.ts';

/** Where the work on a section is kept: for all tabs, or in this one alone. */
export interface DraftPlace {
  area: StorageArea;
  name: string;
}

/** A visitor's own work on a file; on a file in a SpecWizard project; a template begun in this tab. */
export const draftPlace = {
  file: (filename: string): DraftPlace => ({ area: 'local', name: filename }),
  project: (seq: number, filename: string): DraftPlace => ({
    area: 'local',
    name: `project-${seq}/${filename}`,
  }),
  template: (id: number): DraftPlace => ({ area: 'session', name: `template-${id}` }),
};

export interface SectionDraft {
  /** How many of all decisions are made. */
  made: number;
  all: number;
  /** When it was written, in ms. */
  at: number;
  state: SectionState;
  /** Another state of the same section that must not be lost: one step back. */
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

const createDrafts = (area: StorageArea) =>
  createPersonalRecords<SectionDraft>({
    kind: 'section',
    area,
    schema: stored,
    toJson: ({ state, before, ...draft }) => ({
      ...draft,
      state: stateToJson(state),
      ...(before && { before: stateToJson(before) }),
    }),
    // Their own earlier work stays one step back.
    adopt: (own, visitors) => ({ ...visitors, before: own?.state ?? visitors.before }),
    warning:
      'This browser isn’t saving your work: its storage is full or turned off. Download the section before you close the page.',
  });

const drafts = { local: createDrafts('local'), session: createDrafts('session') };

export const readSectionDraft = ({ area, name }: DraftPlace): SectionDraft | null => drafts[area].read(name);

/** Returns false when the browser does not keep it. */
export const writeSectionDraft = ({ area, name }: DraftPlace, draft: SectionDraft): boolean =>
  drafts[area].write(name, draft);

export function removeSectionDraft({ area, name }: DraftPlace): void {
  drafts[area].remove(name);
  savedTextRecords.remove(name);
}

/** The sections that were begun, by the names of places, for all tabs. */
export const listSectionDrafts = (): ReadonlyMap<string, SectionDraft> =>
  new Map(
    drafts.local.names().flatMap((name) => {
      const draft = drafts.local.read(name);
      return draft ? [[name, draft]] : [];
    }),
  );

/** Calls back when another tab has kept something here. Returns a function that stops it. */
export const onDraftElsewhere = ({ area, name }: DraftPlace, callback: () => void): (() => void) =>
  drafts[area].onElsewhere(name, callback);
