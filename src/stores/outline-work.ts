import * as v from 'valibot';
import { useStore } from 'zustand';

import { documentHeader } from '#src/contracts/forms/document-header.ts';
import { noEdits } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineEdits } from '#src/domain/project-manual/outline-edits.ts';
import { createPersonalRecords, usePersonalRecord } from '#src/stores/personal-records.ts';

const numbers = v.array(v.string());

const outlineWork = v.object({
  edits: v.object({
    texts: v.record(
      v.string(),
      v.object({ title: v.nullable(v.string()), products: v.nullable(v.string()), remarks: v.string() }),
    ),
    added: numbers,
    removed: numbers,
    order: numbers,
  }),
  detail: v.picklist(['outline', 'short', 'full']),
  /** The project manual's header fields that were edited; null if none were. */
  header: v.nullable(v.record(v.keyof(documentHeader), documentHeader.entries.date)),
});
/** A person’s work on the outline of a design project. */
export interface OutlineWork extends Omit<v.InferOutput<typeof outlineWork>, 'edits'> {
  edits: OutlineEdits;
}

const outlines = createPersonalRecords<OutlineWork>({ kind: 'outline-specs', schema: outlineWork });

const defaults: OutlineWork = { edits: noEdits, detail: 'outline', header: null };

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
export const takeOutline = (seq: number): OutlineWork => outlines.take(String(seq)) ?? defaults;
