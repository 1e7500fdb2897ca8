import { call } from '#src/api/call.ts';
import { withLock } from '#src/browser/locks.ts';
import { onOnline } from '#src/browser/online.ts';
import { onPageHidden } from '#src/browser/page-lifecycle.ts';
import { onVisible } from '#src/browser/visible.ts';
import type { CallError } from '#src/contracts/result.ts';
import { savedWorkCreate, savedWorkDelete, savedWorkUpdate } from '#src/contracts/saved-work.ts';
import type { SavedWork, SavedWorkFields } from '#src/contracts/saved-work.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import { once } from '#src/lib/once.ts';
import { accountKinds, readByIds, readSavedWork } from '#src/services/saved-work-calls.ts';
import { markUnsaved, receive, unsaved } from '#src/services/saved-work-here.ts';
import {
  askAboutSavedWork,
  sharedProjectOfSavedWork,
  savedWorkTitle,
} from '#src/services/saved-work-conflicts.ts';
import { isOutdated, isUnreachable } from '#src/services/save-merged.ts';
import { createSyncedRecords } from '#src/services/synced-records.ts';
import type { AccountKind } from '#src/stores/account-records.ts';
import { writeOpenSections } from '#src/stores/section-work.ts';
import { onUserChange, sameUserCheck, useSession } from '#src/stores/session.ts';
import type { SyncedList } from '#src/stores/synced-list.ts';
import { useSavedWork } from '#src/stores/saved-work.ts';

/** Delay after the last change before it is sent, in ms, so that typing causes few saves. */
const sendDelayMs = 2000;
/** Delay before a failed save is tried again, in ms. */
const retryMs = 30_000;
/** A page that was hidden for longer reads the records again, in ms. */
const staleMs = 60_000;

const keyOf = ({ kind, name }: Pick<SavedWork, 'kind' | 'name'>): string => `${kind}/${name}`;

/**
 * A person's own text at the API. The browser's copy (`createAccountRecords`) is what screens read and write; its marks say what is
 * unsaved, also after a reload, so no edits are queued.
 */
const records = createSyncedRecords<SavedWork, SavedWorkFields>({
  kind: 'saved-work',
  what: 'text',
  read: ({ signal }) => readSavedWork(signal),
  create: (body) => call(savedWorkCreate, { body }),
  update: ({ seq, value, updated_at }) =>
    call(savedWorkUpdate, { params: { id: seq }, body: { value, updated_at } }),
  remove: ({ seq }) => call(savedWorkDelete, { params: { id: seq } }),
  keyOf,
  nameOf: savedWorkTitle,
  sharedIn: sharedProjectOfSavedWork,
  draftOf: ({ kind, name, value }) => ({ kind, name, value }),
  merge: ({ base, mine, theirs }, choices) => {
    const states = { base: base.value, mine: mine.value, theirs: theirs.value };
    const { merged, conflicts } = accountKinds[theirs.kind].merge(theirs.name, states, choices);
    return { merged: { ...theirs, value: merged }, conflicts };
  },
  inOrder: (list) => list.toSorted((one, other) => one.seq - other.seq),
  show: receiveAll,
});

let known: readonly SavedWork[] = [];
/** Records with a postponed conflict; the person is asked again after the next change. */
const postponed = new Set<string>();
let timer: ReturnType<typeof setTimeout> | null = null;
let loadedAt = 0;

/** Shows what was saved elsewhere, except where this browser has unsaved changes: these are merged when they are sent. */
function receiveAll({ status, list }: SyncedList<SavedWork>): void {
  known = list;
  if (status !== 'ready' || useSession.getState().user === null) return;
  writeOpenSections();
  for (const record of list) receive(record);
  const there = new Set(list.map(keyOf));
  for (const kind of Object.values(accountKinds))
    for (const name of kind.names())
      if (kind.mark(name) === null && !there.has(`${kind.kind}/${name}`)) markUnsaved(kind, name);
}

/**
 * Reads the person's own text, so that screens and documents are the same in every browser. Does nothing for visitors, or if
 * the API has no such call. Errors are in `useSavedWork`.
 */
export async function loadSavedWork(signal?: AbortSignal): Promise<void> {
  follow();
  const { status } = useSavedWork.getState();
  if (useSession.getState().user === null || status === 'missing') return;
  const isSame = sameUserCheck();
  if (status === 'none') useSavedWork.setState({ status: 'loading' });
  const { error } = await records.load(signal, true);
  if (!isSame() || signal?.aborted) return;
  if (error) {
    const isMissing = error.status === 404 || error.status === 405;
    useSavedWork.setState(isMissing ? { status: 'missing', error: null } : { status: 'failed', error });
    if (!isMissing && unsaved().length > 0) schedule(retryMs);
    return;
  }
  loadedAt = performance.now();
  useSavedWork.setState({ status: 'ready', error: null });
  await removeDeleted();
  if (unsaved().length > 0) await sendAll();
}

/** Removes records that were deleted elsewhere; asks the API first, because a list may be older than a record. */
async function removeDeleted(): Promise<void> {
  const there = new Set(known.map(keyOf));
  const gone = Object.values(accountKinds).flatMap((kind) =>
    kind.names().flatMap((name) => {
      const mark = kind.mark(name);
      const isGone = mark?.base === undefined && !there.has(`${kind.kind}/${name}`);
      return isGone && mark?.seq ? [{ kind, name, seq: mark.seq }] : [];
    }),
  );
  if (gone.length === 0) return;
  const isSame = sameUserCheck();
  const { data } = await readByIds(gone.map(({ seq }) => seq));
  if (!data || !isSame()) return;
  const found = new Set(data.map(({ seq }) => seq));
  for (const { kind, name, seq } of gone)
    if (!found.has(seq) && kind.mark(name)?.base === undefined) {
      kind.receive(name, null);
      kind.setMark(name, null);
    }
}

/** Sends all unsaved text now. */
async function sendAll(): Promise<void> {
  const { status } = useSavedWork.getState();
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (useSession.getState().user === null || status === 'missing') return;
  if (status !== 'ready') return loadSavedWork();
  const isSame = sameUserCheck();
  const isWanted = ({ kind, name }: { kind: AccountKind; name: string }): boolean =>
    !postponed.has(`${kind.kind}/${name}`);
  const errors = await Promise.all(
    unsaved()
      .filter(isWanted)
      .map(({ kind, name }) =>
        // A question about one record doesn't hold up the others.
        withLock(`saved-work/${kind.kind}/${name}`, async () => (isSame() ? send(kind, name) : null)),
      ),
  );
  if (!isSame()) return;
  const refusal = errors.find((error) => error !== null) ?? null;
  useSavedWork.setState({ unsaved: unsaved().length, refusal });
  if (refusal !== null && isUnreachable(refusal)) schedule(retryMs);
  else if (refusal === null && unsaved().some(isWanted)) schedule(sendDelayMs);
}

async function send(kind: AccountKind, name: string): Promise<CallError | null> {
  const isSame = sameUserCheck();
  const key = `${kind.kind}/${name}`;
  const before = kind.mark(name);
  // Another tab may have sent it.
  if (before?.base === undefined) return null;
  const { base } = before;
  const mine = kind.read(name);
  const present = known.find((one) => keyOf(one) === key);
  if (mine === null) {
    const { error } = present ? await records.remove(present) : { error: undefined };
    if (!error && isSame() && kind.read(name) === null) kind.setMark(name, null);
    return error ?? null;
  }
  const result = present
    ? await records.change(key, (one) => ({ ...one, value: mine }), {
        seen: (one) => ({ ...one, value: base ?? {} }),
        ask: (question) => askAboutSavedWork(present, question),
      })
    : await records.create({ kind: kind.kind, name, value: mine });
  if (!isSame()) return null;
  if (result.error) return refused(kind, name, result.error, present !== undefined);
  const { seq, value, updated_at } = result.data;
  const saved = { seq, version: updated_at ?? null };
  writeOpenSections();
  if (isSameData(kind.read(name), mine)) {
    if (!isSameData(value, mine)) kind.receive(name, value);
    kind.setMark(name, saved);
    // Text typed in the meantime is the next change, based on the version that was sent.
  } else kind.setMark(name, { ...saved, base: mine });
  return null;
}

async function refused(
  kind: AccountKind,
  name: string,
  error: CallError,
  isChange: boolean,
): Promise<CallError | null> {
  if (isOutdated(error) && isChange) postponed.add(`${kind.kind}/${name}`);
  // Another browser made the record first: its text is read, and both are merged with the next attempt.
  if (isOutdated(error) && !isChange) return (await records.load(undefined, true)).error ?? null;
  if (error.status === 404 && isChange) {
    // Deleted elsewhere, and the person leaves it deleted.
    kind.receive(name, null);
    kind.setMark(name, null);
    return null;
  }
  return error;
}

function schedule(ms: number): void {
  if (timer !== null) clearTimeout(timer);
  timer = setTimeout(() => void sendAll(), ms);
}

/** Watches for changes, once someone is signed in. */
const follow = once(() => {
  for (const kind of Object.values(accountKinds))
    kind.onChanged((name) => {
      postponed.delete(`${kind.kind}/${name}`);
      useSavedWork.setState({ unsaved: unsaved().length, refusal: null });
      schedule(sendDelayMs);
    });
  onUserChange(() => {
    postponed.clear();
    if (timer !== null) clearTimeout(timer);
    timer = null;
  });
  onOnline(() => void sendAll());
  onPageHidden(
    () => {
      if (timer !== null) void sendAll();
    },
    () => undefined,
  );
  onVisible(() => {
    const { status } = useSavedWork.getState();
    if (status === 'ready' && performance.now() - loadedAt > staleMs) void loadSavedWork();
  });
  return true;
});
