import { create } from 'zustand';

import { onOnline } from '#src/browser/online.ts';
import type { SavedKind } from '#src/browser/saved-broadcast.ts';
import { readStoredText } from '#src/browser/storage.ts';
import { onVisible } from '#src/browser/visible.ts';
import { workOwner } from '#src/stores/work-owner.ts';

/** While the page is open, what was not sent is tried again this often, in ms. */
const retryMs = 30_000;

/** How many changes of each kind of record the API could not be reached for. */
export const useUnsent = create<{ counts: ReadonlyMap<SavedKind, number> }>()(() => ({ counts: new Map() }));

/** The first part of the key that they are stored under. */
export const unsentKey = (kind: SavedKind): string => `unsent-${kind}`;

/** Whether the present person's earlier visit left unsent changes in this browser. */
export const hasStoredUnsent = (kind: SavedKind): boolean =>
  readStoredText('local', `${unsentKey(kind)}/${workOwner() ?? ''}`) !== null;

const senders = new Map<SavedKind, () => Promise<void>>();

export function setSender(kind: SavedKind, send: () => Promise<void>): void {
  senders.set(kind, send);
}

export function setUnsentCount(kind: SavedKind, count: number): void {
  const { counts } = useUnsent.getState();
  if ((counts.get(kind) ?? 0) === count) return;
  useUnsent.setState({ counts: new Map([...counts, [kind, count]]) });
  schedule();
}

const isAnyUnsent = (): boolean => [...useUnsent.getState().counts.values()].some((count) => count > 0);

/** Sends what was kept, kind by kind. Does nothing where there is nothing. */
export async function sendUnsent(): Promise<void> {
  if (!isAnyUnsent()) return;
  for (const send of senders.values()) await send();
}

let timer: ReturnType<typeof setTimeout> | null = null;

function schedule(): void {
  if (timer !== null) clearTimeout(timer);
  timer = isAnyUnsent() ? setTimeout(() => void sendUnsent().finally(schedule), retryMs) : null;
}

onOnline(() => void sendUnsent());
onVisible(() => void sendUnsent());
