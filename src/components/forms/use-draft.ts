import { useCallback, useEffect, useState } from 'react';

import { draftFrom, changedFields, type FormSchema } from '#src/lib/form-schema.ts';
import { clearDraft, saveDraft, readDraft } from '#src/services/drafts.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

interface DraftOf<Draft extends object> {
  /** Identifies the form: `information-request-31250`. */
  key: string;
  /** Validates a stored draft. */
  schema: FormSchema<Draft>;
  blank: NoInfer<Draft>;
  /** Prefills name and email of the signed-in user, in the fields of those names. */
  ofPerson?: boolean;
  /** Fields that are never stored, such as passwords. */
  secret?: readonly (keyof Draft & string)[];
}

/**
 * The draft of a form. The same user finds it again after leaving the form, reloading, or signing in again.
 * Update it with `change`, and `forget` it once it is sent.
 */
export function useDraft<Draft extends object>({
  key,
  blank,
  schema,
  ofPerson = false,
  secret = [],
}: DraftOf<Draft>): {
  draft: Draft;
  /** The values before anything was typed; the stored record may have changed since. */
  base: Draft;
  change: (part: Partial<Draft> | Readonly<Record<string, string>>) => void;
  /** Clears the stored draft and leaves `left` (or the blank values) in the form. */
  forget: (left?: Draft) => void;
} {
  const begin = useCallback(
    (): { draft: Draft; base: Draft } =>
      readDraft(key, (stored, before) => {
        const left = draftFrom(schema, blank, changedFields(stored, before));
        return left && { draft: left, base: draftFrom(schema, blank, before) ?? blank };
      }) ?? { draft: { ...blank, ...(ofPerson && personFields()) }, base: blank },
    [key, schema, blank, ofPerson],
  );
  const [{ draft, base }, setForm] = useState(begin);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        // The draft store subscribed earlier, so it has already switched to the new user.
        if (userIdOf(now) !== userIdOf(before)) setForm(begin());
      }),
    [begin],
  );
  return {
    draft,
    base,
    change: (part) => {
      const next = { ...draft, ...part };
      setForm({ draft: next, base });
      const isOpen = ([name]: [string, unknown]): boolean => !secret.some((field) => field === name);
      saveDraft(key, { ...blank, ...Object.fromEntries(Object.entries(next).filter(isOpen)) }, base);
    },
    forget: (left) => {
      clearDraft(key);
      setForm((form) => ({ draft: left ?? form.draft, base: left ?? form.draft }));
    },
  };
}

/** People shouldn't have to retype what they have already entered (WCAG 3.3.7). */
function personFields(): { firstName: string; lastName: string; email: string } | null {
  const { user } = useSession.getState();
  return user && { firstName: user.firstName, lastName: user.lastName, email: user.email };
}
