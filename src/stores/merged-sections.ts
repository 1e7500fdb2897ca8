import * as v from 'valibot';
import { useStore } from 'zustand';

import { now } from '#src/browser/clock.ts';
import type { MergeSummary } from '#src/domain/merged-section/merge-summary.ts';
import type { Answers } from '#src/domain/merged-section/merge-types.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import type { SectionInFile } from '#src/domain/specification/project-file.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { Choices, Merged } from '#src/domain/conflict.ts';
import { mergeParts } from '#src/domain/saved-work/merge-parts.ts';
import { isSameData, type ThreeStates } from '#src/lib/merge-fields.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { mayEditSpecwizard } from '#src/domain/design-projects/project-right.ts';
import { createAccountRecords } from '#src/stores/account-records.ts';
import { usePersonalRecord } from '#src/stores/personal-records.ts';
import { savedTextRecords } from '#src/stores/saved-texts.ts';
import {
  draftPlace,
  readSectionDraft,
  removeSectionDraft,
  writeSectionDraft,
} from '#src/stores/section-drafts.ts';
import { closeSection } from '#src/stores/section-work.ts';
import { useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';
import { useWorkOwner } from '#src/stores/work-owner.ts';

/** A stored merged section: how its conflicts were resolved, and what lists show. Its text is merged again from the sources. */
const storedMerge = v.object({
  answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(40))),
  /** Six or eight digits, and the title. */
  number: v.pipe(v.string(), v.maxLength(12)),
  title: v.pipe(v.string(), v.maxLength(300)),
  makers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(3)),
  /** Number of unresolved conflicts. */
  open: v.number(),
  at: v.number(),
});
export type StoredMerge = v.InferOutput<typeof storedMerge>;

/** By name, which is derived from the names of the sources. */
type Merges = Readonly<Record<string, StoredMerge>>;

const { records: mergeRecords, account: accountMerges } = createAccountRecords<Merges>({
  kind: 'merges',
  schema: v.pipe(
    v.record(v.string(), storedMerge),
    v.transform((merges) =>
      Object.fromEntries(Object.entries(merges).filter(([name]) => sourcesOfName(name) !== null)),
    ),
  ),
  adopt: (own, visitors) => combined(own ?? {}, visitors),
  blank: {},
  merge: () => mergeMerges,
});
export { accountMerges };

const none: Merges = {};
/**
 * A person's own sections. A SpecWizard project that belongs to a design project has a separate record, which the project's
 * people share.
 */
const ownRecord = '';
const projectRecord = (seq: number): string => `project-${seq}`;
const readMerges = (record = ownRecord): Merges => mergeRecords.read(record) ?? none;
const writeMerges = (merges: Merges, record = ownRecord): boolean => mergeRecords.write(record, merges);

/** The current person's merged sections in this browser. */
export const useMergedSections = (): Merges => usePersonalRecord(mergeRecords, '') ?? none;

/** False after the browser refused to store them. */
export const useAreMergesStored = (): boolean => useStore(mergeRecords.store, ({ isStored }) => isStored);

/** The latest resolutions of a section, by this person or in a project that has it. */
function latestMerge(name: string): StoredMerge | undefined {
  const found = mergeRecords.names().flatMap((record) => readMerges(record)[name] ?? []);
  return found.toSorted((one, other) => other.at - one.at)[0];
}

const noAnswers: Answers = {};
export const readAnswers = (name: string): Answers => latestMerge(name)?.answers ?? noAnswers;

export const useAnswers = (name: string): Answers => {
  useWorkOwner();
  return useStore(mergeRecords.store, () => readAnswers(name));
};

/** A section as stored in an exported file; a merged section includes its resolutions. */
export const sectionInFile = (filename: string, state: SectionState): SectionInFile => ({
  filename,
  state,
  ...(sourcesOfName(filename) !== null && { merge: readAnswers(filename) }),
});

/** Stores the resolutions of a section, also in the projects that have it. */
export function writeMerge(name: string, merge: MergeSummary): void {
  const at = now();
  for (const record of [ownRecord, ...projectRecordsOf(name)]) {
    const merges = readMerges(record);
    const before = merges[name];
    // Writing an equal value would notify another tab showing the same section, which would write again, and so on.
    if (before && isSameData(before, { ...merge, at: before.at })) continue;
    writeMerges({ ...merges, [name]: { ...merge, at } }, record);
  }
}

/** Copies a section's resolutions to the projects that have it, after it was added to one. */
export function shareMerge(name: string): void {
  const merge = latestMerge(name);
  if (merge) writeMerge(name, merge);
}

/** Names of the records of shared projects that have the section and that this person may change. */
const projectRecordsOf = (name: string): string[] =>
  useSpecwizardProjects
    .getState()
    .known.filter((one) => one.project !== null && one.filename.includes(name) && mayEditSpecwizard(one))
    .map(({ seq }) => projectRecord(seq));

/** Removes a merged section and the work on it in SpecWizard. Returns a function that restores both. */
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

/** Three-way merge by section. The resolutions of a section are one value, because they depend on each other. */
function mergeMerges({ base, mine, theirs }: ThreeStates<Merges>, choices: Choices): Merged<Merges> {
  const partsOf = (merges: Merges) => new Map(Object.entries(merges));
  const states = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) };
  const titleOf = (name: string): string => (mine[name] ?? theirs[name])?.title ?? name;
  const { merged, conflicts } = mergeParts(
    states,
    choices,
    (name) => `How ${titleOf(name)} was merged`,
    (merge) =>
      merge === undefined
        ? 'Removed'
        : `${pluralize(Object.keys(merge.answers).length, 'value')} chosen, ${merge.open} open`,
  );
  return { merged: Object.fromEntries(merged), conflicts };
}

/** Combines two collections; if both have a section, its resolutions are combined, and the latest ones win. */
function combined(earlier: Merges, latest: Merges): Merges {
  const both = Object.entries(latest).map(([name, merge]) => {
    const before = earlier[name];
    const answers = { ...before?.answers, ...merge.answers };
    return [name, { ...merge, answers, open: Math.min(merge.open, before?.open ?? merge.open) }] as const;
  });
  return { ...earlier, ...Object.fromEntries(both) };
}
