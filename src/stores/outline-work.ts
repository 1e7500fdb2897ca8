import { useStore } from 'zustand';

import { outlineWork } from '#src/domain/project-manual/outline-file.ts';
import { noEdits } from '#src/domain/project-manual/outline-edits.ts';
import { mergeOutlines, type OutlineParts } from '#src/domain/saved-work/merge-outlines.ts';
import { createAccountRecords } from '#src/stores/account-records.ts';
import { usePersonalRecord } from '#src/stores/personal-records.ts';

export type OutlineWork = OutlineParts;

const defaults: OutlineWork = { edits: noEdits, detail: 'outline', header: null };

const { records: outlines, account: accountOutlines } = createAccountRecords<OutlineWork>({
  kind: 'outline-specs',
  schema: outlineWork,
  blank: defaults,
  merge: () => mergeOutlines,
});
export { accountOutlines };

/** The work as it was left; the defaults if there is none. */
export const readOutline = (seq: number): OutlineWork => outlines.read(String(seq)) ?? defaults;

export const useOutline = (seq: number): OutlineWork => usePersonalRecord(outlines, String(seq)) ?? defaults;

/** False after the browser refused to store it: then it lasts only as long as the page. */
export const useIsOutlineStored = (): boolean => useStore(outlines.store, ({ isStored }) => isStored);

export function changeOutline(seq: number, change: (work: OutlineWork) => Partial<OutlineWork>): void {
  const before = readOutline(seq);
  outlines.write(String(seq), { ...before, ...change(before) });
}

/** Removes the work and returns it. */
export const removeOutline = (seq: number): OutlineWork => outlines.remove(String(seq)) ?? defaults;
