import { create } from 'zustand';

import { onOnline } from '#src/browser/online.ts';
import type { SavedKind } from '#src/browser/saved-broadcast.ts';
import { readStoredText } from '#src/browser/storage.ts';
import { onVisible } from '#src/browser/visible.ts';
import { workOwner } from '#src/stores/work-owner.ts';

/** How often unsent changes are tried again while the page is open, in ms. */
const retryMs = 30_000;

/** Number of unsent changes, by kind of record. */
export const useUnsent = create<{ counts: ReadonlyMap<SavedKind, number> }>()(() => ({ counts: new Map() }));

/** The first part of the storage key for unsent changes. */
export const unsentKey = (kind: SavedKind): string => `unsent-${kind}`;

/** Whether an earlier visit of the current person left unsent changes in this browser. */
export const hasStoredUnsent = (kind: SavedKind): boolean =>
  readStoredText('local', `${unsentKey(kind)}/${workOwner() ?? ''}`) !== null;

const senders = new Map<SavedKind, () => Promise<void>>();

export function registerSender(kind: SavedKind, send: () => Promise<void>): void {
  senders.set(kind, send);
}

export function setUnsentCount(kind: SavedKind, count: number): void {
  const { counts } = useUnsent.getState();
  if ((counts.get(kind) ?? 0) === count) return;
  useUnsent.setState({ counts: new Map([...counts, [kind, count]]) });
  schedule();
}

const isAnyUnsent = (): boolean => [...useUnsent.getState().counts.values()].some((count) => count > 0);

/** Sends unsent changes, one kind of record after another. */
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
