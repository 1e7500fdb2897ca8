import * as v from 'valibot';
import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

import { onStoredElsewhere, readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { documentHeader } from '#src/contracts/forms/document-header.ts';
import { noEdits } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineEdits } from '#src/domain/project-manual/outline-edits.ts';
import { onUserChange } from '#src/stores/session.ts';
import { draftPerson } from '#src/stores/section-drafts.ts';

const numbers = v.array(v.string());

/** A person’s work on the outline of a project, as a browser keeps it. Storage is untrusted. */
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
  /** Of the project manual: the fields that someone typed into. */
  header: v.nullable(v.record(v.keyof(documentHeader), documentHeader.entries.date)),
});
interface OutlineWork extends Omit<v.InferOutput<typeof outlineWork>, 'edits'> {
  edits: OutlineEdits;
}

interface OpenOutline extends OutlineWork {
  /** False once the browser refused to keep it: then it lasts as long as the page. */
  isStored: boolean;
}
export type OutlineStore = StoreApi<OpenOutline>;

const usual: OutlineWork = {
  edits: noEdits,
  detail: 'outline',
  header: null,
};

const readWork = (key: string): OutlineWork => readStored<OutlineWork>('local', key, outlineWork, usual);

/** The outlines of this page's life. Each takes over what another tab changes, also while it is not shown. */
const open = new Map<string, { store: OutlineStore; end: () => void }>();

onUserChange(() => {
  for (const { end } of open.values()) end();
  open.clear();
});

const keyOf = (seq: number): string => `outline-specs/${draftPerson() ?? ''}/${seq}`;

/** The person’s work on the outline of a design project, from where it was left. */
export function outlineOfProject(seq: number): OutlineStore {
  const key = keyOf(seq);
  const before = open.get(key);
  if (before) return before.store;
  const store = createStore<OpenOutline>()(() => ({ ...readWork(key), isStored: true }));
  open.set(key, { store, end: onStoredElsewhere(key, () => store.setState(readWork(key))) });
  return store;
}

/** Changes the work and keeps it at once. */
export function changeOutline(seq: number, change: (work: OutlineWork) => Partial<OutlineWork>): void {
  const store = outlineOfProject(seq);
  const { isStored: _, ...before } = store.getState();
  const next = { ...before, ...change(before) };
  store.setState({ ...next, isStored: writeStored('local', keyOf(seq), next) });
}

/** Takes the work out of the browser and answers with it. */
export function takeOutline(seq: number): OutlineWork {
  const { isStored: _, ...work } = outlineOfProject(seq).getState();
  const key = keyOf(seq);
  open.get(key)?.end();
  open.delete(key);
  removeStored('local', key);
  return work;
}
