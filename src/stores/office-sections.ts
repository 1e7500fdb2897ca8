import * as v from 'valibot';
import { useStore } from 'zustand';

import { now } from '#src/browser/clock.ts';
import { officeText, type OfficeText } from '#src/contracts/office-sections.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { officeFilename, officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { officeSection } from '#src/domain/office-sections/office-section.ts';
import { mergeOffice } from '#src/domain/office-sections/merge-office.ts';
import { createAccountRecords } from '#src/stores/account-records.ts';
import { draftPlace, removeSectionDraft } from '#src/stores/section-drafts.ts';
import { closeSection } from '#src/stores/section-work.ts';

/** A version of an office's section in this browser. */
const stored = v.object({
  ...officeText.entries,
  /** Name of the file it was read from; empty for a version written here. */
  file: v.pipe(v.string(), v.maxLength(300)),
  isMaster: v.boolean(),
  /** When the version was made, in ms since 1970. */
  at: v.number(),
});
export type StoredOffice = v.InferOutput<typeof stored>;

/** By file name, `office-k3f9x2-v2`. */
const { records, account: accountOffice } = createAccountRecords<StoredOffice>({
  kind: 'office-sections',
  schema: stored,
  blank: { number: '000000', title: '', lines: [], file: '', isMaster: false, at: 0 },
  merge: () => mergeOffice,
  adopt: (own, visitors) => own ?? visitors,
  warning:
    'This browser isn’t keeping the section: its storage is full or turned off. Download the section before you close the page.',
});

/** For the service that saves them to the account. */
export { accountOffice };

/** A version as it is stored; null if this browser doesn't have it. */
export const storedOffice = (filename: string): StoredOffice | null => records.read(filename);

/** The newest version of an office's section. */
export interface OfficeEntry {
  filename: string;
  id: string;
  version: number;
  stored: StoredOffice;
}

/** The newest version of each section in this browser, the latest change first. */
export function listOfficeSections(): OfficeEntry[] {
  const newest = new Map<string, OfficeEntry>();
  for (const filename of records.names()) {
    const name = officeNameOf(filename);
    const stored = name === null ? null : records.read(filename);
    // Shared projects include sections of other offices, which aren't the person's.
    if (name === null || stored === null || accountOffice.mark(filename)?.right === 'read') continue;
    if ((newest.get(name.id)?.version ?? 0) < name.version)
      newest.set(name.id, { filename, ...name, stored });
  }
  return [...newest.values()].toSorted((one, other) => other.stored.at - one.stored.at);
}

/** Renders again whenever a section is added, changed, or removed, here or in another tab. */
export const useOfficeSections = (): OfficeEntry[] => {
  useStore(records.store);
  return listOfficeSections();
};

/** The newest version of a section; undefined if it isn't in this browser. */
export const newestOffice = (id: string): OfficeEntry | undefined =>
  listOfficeSections().find((one) => one.id === id);

const kept = new Map<StoredOffice, SpecSection>();

/** The section with this file name, in the shape of a manufacturer's section; null if this browser doesn't have it. */
export function readOfficeSection(filename: string): SpecSection | null {
  const stored = records.read(filename);
  if (stored === null) return null;
  const before = kept.get(stored);
  if (before) return before;
  const section = officeSection(stored, {
    filename,
    revised: new Date(stored.at).toISOString().slice(0, 10),
  });
  kept.set(stored, section);
  return section;
}

/** Stores a section that was read from a file; returns its file name. */
export function addOfficeSection(text: OfficeText, file: string): string {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const filename = officeFilename({ id, version: 1 });
  records.write(filename, { ...text, file: file.slice(0, 300), isMaster: false, at: now() });
  return filename;
}

/** Makes a new version of a section, whose older ones stay for the projects that use them; returns its file name. */
export function reviseOfficeSection(entry: OfficeEntry, text: OfficeText): string {
  const filename = officeFilename({ id: entry.id, version: entry.version + 1 });
  records.write(filename, { ...entry.stored, ...text, file: '', at: now() });
  return filename;
}

/** Marks a section as the office's master for its number, or removes the mark. */
export function setMaster({ filename, stored }: OfficeEntry, isMaster: boolean): void {
  if (isMaster)
    for (const other of listOfficeSections())
      if (other.stored.isMaster && other.stored.number === stored.number)
        records.write(other.filename, { ...other.stored, isMaster: false });
  records.write(filename, { ...stored, isMaster });
}

/** Removes a section with all of its versions and the work on them. Returns a function that restores the versions. */
export function removeOfficeSection(id: string): () => void {
  const versions = records.names().filter((filename) => officeNameOf(filename)?.id === id);
  const gone = versions.flatMap((filename) => {
    closeSection(draftPlace.file(filename));
    const stored = records.remove(filename);
    return stored === null ? [] : [{ filename, stored }];
  });
  return () => {
    for (const { filename, stored } of gone) records.write(filename, stored);
  };
}

/** Deletes the work on a version that is now part of a newer version. */
export function forgetOfficeWork(filename: string): void {
  closeSection(draftPlace.file(filename));
  removeSectionDraft(draftPlace.file(filename));
}
