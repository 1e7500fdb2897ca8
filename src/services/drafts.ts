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
  /** The saved value when typing began. */
  base: v.optional(v.unknown()),
});
type Draft = v.InferOutput<typeof draft>;

/**
 * Drafts live in memory. They are written to the tab's storage only when the page may be about to end, and the next page in this
 * tab takes them out again, so storage holds nothing that was typed while a page is open.
 */
let drafts: readonly Draft[] = restoredDrafts();

const currentPerson = (): number | null => userIdOf(useSession.getState());
const isOf =
  (person: number | null, form: string) =>
  (draft: Draft): boolean =>
    draft.person === person && draft.form === form;

/** The current user's draft of a form, parsed by `read`; null if there is none. */
export function readDraft<Value>(
  form: string,
  read: (stored: unknown, base: unknown) => Value | null,
): Value | null {
  const found = drafts.find(isOf(currentPerson(), form));
  return found === undefined ? null : read(found.value, found.base);
}

/** `base` is the saved value when typing began, for records that others may change meanwhile. Never pass passwords. */
export function saveDraft(form: string, value: unknown, base?: unknown): void {
  const person = currentPerson();
  drafts = [...drafts.filter((draft) => !isOf(person, form)(draft)), { person, form, value, base }];
}

/** Call it when the form was sent or discarded. */
export function clearDraft(form: string): void {
  const person = currentPerson();
  drafts = drafts.filter((draft) => !isOf(person, form)(draft));
}

/** Clears memory and tab storage on sign-out. */
export function clearDrafts(): void {
  drafts = [];
  removeStored('session', key);
}

useSession.subscribe((now, before) => {
  const person = userIdOf(now);
  if (person === null || person === userIdOf(before)) return;
  // What a visitor typed before signing in becomes theirs. Another person's drafts do not.
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
 * The drafts that the previous page in this tab left. Signing out in another tab removes the identity cookies: then the person's
 * drafts are dropped. An expired session leaves the cookies, and the drafts stay.
 */
function restoredDrafts(): readonly Draft[] {
  const left = readStored('session', key, v.array(draft), []);
  removeStored('session', key);
  const wasSignedOut = readCookie(identityCookies.email) === null;
  return wasSignedOut ? left.filter(({ person }) => person === null) : left;
}
