import * as v from 'valibot';
import { useStore } from 'zustand';

import { now } from '#src/browser/clock.ts';
import type { MergeFacts } from '#src/domain/merged-section/merge-facts.ts';
import type { Answers } from '#src/domain/merged-section/merge-types.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import type { SectionInFile } from '#src/domain/specification/project-file.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import { createPersonalRecords, usePersonalRecord } from '#src/stores/personal-records.ts';
import { savedTextRecords } from '#src/stores/saved-texts.ts';
import {
  draftPlace,
  readSectionDraft,
  removeSectionDraft,
  writeSectionDraft,
} from '#src/stores/section-drafts.ts';
import { closeSection } from '#src/stores/section-work.ts';

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

const mergeRecords = createPersonalRecords<Merges>({
  kind: 'merges',
  schema: v.pipe(
    v.record(v.string(), storedMerge),
    v.transform((merges) =>
      Object.fromEntries(Object.entries(merges).filter(([name]) => sourcesOfName(name) !== null)),
    ),
  ),
  adopt: (own, visitors) => joined(own ?? {}, visitors),
});

const none: Merges = {};
const readMerges = (): Merges => mergeRecords.read('') ?? none;
const writeMerges = (merges: Merges): boolean => mergeRecords.write('', merges);

/** The merged sections of the present person, in this browser. */
export const useMergedSections = (): Merges => usePersonalRecord(mergeRecords, '') ?? none;

/** False once the browser refused to store them. */
export const useAreMergesStored = (): boolean => useStore(mergeRecords.store, ({ isStored }) => isStored);

export const answersOf = (name: string): Answers => readMerges()[name]?.answers ?? {};

/** A section as an exported file has it: a merged one with its answers. */
export const sectionInFile = (filename: string, state: SectionState): SectionInFile => ({
  filename,
  state,
  ...(sourcesOfName(filename) !== null && { merge: answersOf(filename) }),
});

export function writeMerge(name: string, merge: MergeFacts): void {
  const merges = readMerges();
  const before = merges[name];
  // Two tabs that show the same section would otherwise overwrite each other forever.
  if (before && isSameData(before, { ...merge, at: before.at })) return;
  writeMerges({ ...merges, [name]: { ...merge, at: now() } });
}

/** With the work on it in SpecWizard. Returns a function that takes that back. */
export function removeMerge(name: string): () => void {
  const { [name]: gone, ...others } = readMerges();
  const place = draftPlace.file(name);
  closeSection(place);
  const draft = readSectionDraft(place);
  const texts = savedTextRecords.read(name);
  writeMerges(others);
  removeSectionDraft(place);
  return () => {
    if (draft) writeSectionDraft(place, draft);
    if (texts) savedTextRecords.write(name, texts);
    if (gone) writeMerges({ ...readMerges(), [name]: gone });
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
