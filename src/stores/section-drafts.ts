import * as v from 'valibot';

import { onStoredElsewhere, readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { StorageArea } from '#src/browser/storage.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { moveSavedText, removeSavedText } from '#src/stores/saved-texts.ts';
import { useSession, userIdOf } from '#src/stores/session.ts';

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

/** How far a section is decided, without its state. */
const progress = v.object({ made: v.number(), all: v.number(), at: v.number() });
export type DraftProgress = v.InferOutput<typeof progress>;

/** Storage is untrusted: `stateFromJson` looks at the states. */
const stored = v.object({ ...progress.entries, state: v.unknown(), before: v.optional(v.unknown()) });

export interface SectionDraft extends DraftProgress {
  state: SectionState;
  /** Another state of the same section that must not be lost: one step back. */
  before: SectionState | null;
}

const draftKey = (person: number | null, name: string): string => `section/${person ?? ''}/${name}`;
const listKey = (person: number | null): string => `sections/${person ?? ''}`;
const lastPersonKey = 'sections-of';

/**
 * Whose work is shown. Until the server has said who is signed in, that of the last one who was, unless they signed out:
 * the page must not begin empty and fill a moment later.
 */
export function draftPerson(): number | null {
  const session = useSession.getState();
  if (session.status !== 'unknown') return userIdOf(session);
  return readStored('local', lastPersonKey, v.nullable(v.number()), null);
}

export function readSectionDraft(person: number | null, { area, name }: DraftPlace): SectionDraft | null {
  const found = readStored(area, draftKey(person, name), v.nullable(stored), null);
  const state = found === null ? null : stateFromJson(found.state);
  if (found === null || state === null) return null;
  return { ...found, state, before: stateFromJson(found.before) };
}

/** Answers false when the browser does not keep it. */
export function writeSectionDraft(
  person: number | null,
  { area, name }: DraftPlace,
  { state, before, ...draft }: SectionDraft,
): boolean {
  writeStored(area, listKey(person), { ...draftList(person, area), [name]: draft });
  return writeStored(area, draftKey(person, name), {
    ...draft,
    state: stateToJson(state),
    ...(before && { before: stateToJson(before) }),
  });
}

export function removeSectionDraft(person: number | null, { area, name }: DraftPlace): void {
  removeStored(area, draftKey(person, name));
  removeSavedText(person, name);
  const { [name]: _gone, ...others } = draftList(person, area);
  writeStored(area, listKey(person), others);
}

/** The sections that were begun, by the names of places. */
export function draftList(person: number | null, area: StorageArea = 'local'): Record<string, DraftProgress> {
  return readStored(area, listKey(person), v.record(v.string(), progress), {});
}

/** Calls back when another tab has kept something here. Returns a function that stops it. */
export function onDraftElsewhere(
  person: number | null,
  { area, name }: DraftPlace,
  act: () => void,
): () => void {
  return area === 'local' ? onStoredElsewhere(draftKey(person, name), act) : () => undefined;
}

/** Whoever decided something and then signed in is the same. Their own earlier work stays one step back. */
export function moveDraftsTo(person: number): void {
  for (const area of ['local', 'session'] as const)
    for (const name of Object.keys(draftList(null, area))) {
      const place: DraftPlace = { area, name };
      const draft = readSectionDraft(null, place);
      const earlier = draft && readSectionDraft(person, place);
      if (draft) writeSectionDraft(person, place, { ...draft, before: earlier?.state ?? draft.before });
      moveSavedText(name, person);
      removeSectionDraft(null, place);
    }
}

/** For the next page, which begins before the server says who is there. */
export function rememberPerson(person: number | null): void {
  if (person === null) removeStored('local', lastPersonKey);
  else writeStored('local', lastPersonKey, person);
}
