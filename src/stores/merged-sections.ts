import * as v from 'valibot';
import { create } from 'zustand';

import { now } from '#src/browser/clock.ts';
import { onStoredElsewhere, readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { MergeFacts } from '#src/domain/merged-section/merge-facts.ts';
import type { Answers } from '#src/domain/merged-section/merge-types.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { readSavedTexts, writeSavedTexts } from '#src/stores/saved-texts.ts';
import {
  draftPerson,
  draftPlace,
  readSectionDraft,
  removeSectionDraft,
  writeSectionDraft,
} from '#src/stores/section-drafts.ts';
import { closeSection } from '#src/stores/section-work.ts';
import { useSession } from '#src/stores/session.ts';

/** A merged section as it is stored: how it was settled, and what the list of them shows. The text is made from the masters. */
const storedMerge = v.object({
  answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(40))),
  /** Six or eight digits, and the title. */
  number: v.pipe(v.string(), v.maxLength(12)),
  title: v.pipe(v.string(), v.maxLength(300)),
  makers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(3)),
  /** How many conflicts were still open. */
  open: v.number(),
  at: v.number(),
});
export type StoredMerge = v.InferOutput<typeof storedMerge>;

/** By name; the names follow from the sources. */
type Merges = Readonly<Record<string, StoredMerge>>;

const keyOf = (person: number | null): string => `merges/${person ?? ''}`;

function readMerges(person: number | null): Merges {
  const merges = readStored('local', keyOf(person), v.record(v.string(), storedMerge), {});
  return Object.fromEntries(Object.entries(merges).filter(([name]) => sourcesOfName(name) !== null));
}

interface MergedSections {
  person: number | null;
  merges: Merges;
  /** False once the browser refused to store it. */
  isStored: boolean;
}

/** The merged sections of whoever is there, in this browser. */
export const useMergedSections = create<MergedSections>()(() => {
  const person = draftPerson();
  return { person, merges: readMerges(person), isStored: true };
});

function write(merges: Merges): void {
  const { person } = useMergedSections.getState();
  useMergedSections.setState({ merges, isStored: writeStored('local', keyOf(person), merges) });
}

export const answersOf = (name: string): Answers => useMergedSections.getState().merges[name]?.answers ?? {};

export function writeMerge(name: string, merge: MergeFacts): void {
  write({ ...useMergedSections.getState().merges, [name]: { ...merge, at: now() } });
}

/** With the work on it in SpecWizard. Answers how to take that back. */
export function removeMerge(name: string): () => void {
  const { person, merges } = useMergedSections.getState();
  const { [name]: gone, ...others } = merges;
  const place = draftPlace.file(name);
  closeSection(place);
  const draft = readSectionDraft(person, place);
  const texts = readSavedTexts(person, name);
  write(others);
  removeSectionDraft(person, place);
  return () => {
    if (draft) writeSectionDraft(person, place, draft);
    if (texts) writeSavedTexts(person, name, texts);
    if (gone) write({ ...useMergedSections.getState().merges, [name]: gone });
  };
}

/** All that is resolved in either; the latest goes first. */
function joined(earlier: Merges, latest: Merges): Merges {
  const both = Object.entries(latest).map(([name, merge]) => {
    const before = earlier[name];
    const answers = { ...before?.answers, ...merge.answers };
    return [name, { ...merge, answers, open: Math.min(merge.open, before?.open ?? merge.open) }] as const;
  });
  return { ...earlier, ...Object.fromEntries(both) };
}

let endNews = watchStorage();

/** Another tab has settled something. */
function watchStorage(): () => void {
  const { person } = useMergedSections.getState();
  return onStoredElsewhere(keyOf(person), () => useMergedSections.setState({ merges: readMerges(person) }));
}

useSession.subscribe(() => {
  const person = draftPerson();
  const before = useMergedSections.getState().person;
  if (person === before) return;
  endNews();
  const own = readMerges(person);
  // Whoever merged something and then signed in is the same.
  const isTaken = before === null && person !== null;
  const merges = isTaken ? joined(own, readMerges(null)) : own;
  useMergedSections.setState({ person, merges });
  if (isTaken) {
    writeStored('local', keyOf(person), merges);
    removeStored('local', keyOf(null));
  }
  endNews = watchStorage();
});

/**
 * As a page that has just begun.
 * @internal
 */
export function forgetMerges(): void {
  const person = draftPerson();
  useMergedSections.setState({ person, merges: readMerges(person), isStored: true });
}
