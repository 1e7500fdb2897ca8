import * as v from 'valibot';

import { identityCookies, readCookie } from '#src/browser/cookies.ts';
import { onPageHidden } from '#src/browser/page-lifecycle.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

const key = 'drafts';

/** `person` is null while no one is signed in. Storage is untrusted; the form validates `value`. */
const draft = v.object({
  person: v.nullable(v.pipe(v.number(), v.integer())),
  form: v.string(),
  value: v.unknown(),
  /** What stood there before anything was typed. */
  base: v.optional(v.unknown()),
});
type Draft = v.InferOutput<typeof draft>;

/**
 * What is typed lives in memory, for as long as the page does. Only when the page may end is it written to the tab's
 * storage, and the next page takes it out again.
 */
let drafts: readonly Draft[] = restoredDrafts();

const present = (): number | null => userIdOf(useSession.getState());
const isOf =
  (person: number | null, form: string) =>
  (draft: Draft): boolean =>
    draft.person === person && draft.form === form;

/** The current user's draft, and what it was typed over; null for none. */
export function readDraft<Value>(
  form: string,
  read: (stored: unknown, base: unknown) => Value | null,
): Value | null {
  const found = drafts.find(isOf(present(), form));
  return found === undefined ? null : read(found.value, found.base);
}

/** `base` for what is saved elsewhere too: it tells later who changed what. Never pass passwords. */
export function saveDraft(form: string, value: unknown, base?: unknown): void {
  const person = present();
  drafts = [...drafts.filter((draft) => !isOf(person, form)(draft)), { person, form, value, base }];
}

/** The form was sent, or given up. */
export function clearDraft(form: string): void {
  const person = present();
  drafts = drafts.filter((draft) => !isOf(person, form)(draft));
}

/** On sign-out: clears memory and tab storage. */
export function clearDrafts(): void {
  drafts = [];
  removeStored('session', key);
}

useSession.subscribe((now, before) => {
  const person = userIdOf(now);
  if (person === null || person === userIdOf(before)) return;
  // What was typed signed out belongs to the person who signs in; what another person left behind does not.
  const forms = new Set(drafts.filter((draft) => draft.person === null).map(({ form }) => form));
  drafts = drafts
    .filter((draft) => draft.person === null || (draft.person === person && !forms.has(draft.form)))
    .map((draft) => ({ ...draft, person }));
});

onPageHidden(
  () => {
    if (drafts.length > 0) writeStored('session', key, drafts);
  },
  () => removeStored('session', key),
);

/**
 * The drafts that the page before this one left. A person who signed out elsewhere meanwhile has no cookies any more,
 * and their drafts are dropped; one whose session merely ended still has them.
 */
function restoredDrafts(): readonly Draft[] {
  const left = readStored('session', key, v.array(draft), []);
  removeStored('session', key);
  const wasSignedOut = readCookie(identityCookies.email) === null;
  return wasSignedOut ? left.filter(({ person }) => person === null) : left;
}
