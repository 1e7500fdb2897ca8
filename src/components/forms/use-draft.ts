import { useCallback, useEffect, useState } from 'react';

import { draftFrom, typedOver } from '#src/lib/form-schema.ts';
import type { FormSchema } from '#src/lib/form-schema.ts';
import { clearDraft, saveDraft, readDraft } from '#src/services/drafts.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

interface DraftOf<Draft extends object> {
  /** Of which form: `information-request-31250`. */
  key: string;
  /** Validates a stored draft. */
  schema: FormSchema<Draft>;
  blank: NoInfer<Draft>;
  /** Begins with the name and the address of whoever is signed in, in the fields of those names. */
  ofPerson?: boolean;
  /** Fields that are kept nowhere beyond the form: passwords. */
  secret?: readonly (keyof Draft & string)[];
}

/**
 * The draft of a form, found again by the same person after leaving the form, after a reload, and after
 * signing in again: `change` it, and `forget` it once it is sent.
 */
export function useDraft<Draft extends object>({
  key,
  blank,
  schema,
  ofPerson = false,
  secret = [],
}: DraftOf<Draft>): {
  draft: Draft;
  /** What stood in the form before anything was typed: what is saved elsewhere may say something else by now. */
  base: Draft;
  change: (part: Partial<Draft> | Readonly<Record<string, string>>) => void;
  /** Leaves in the form what it is given, and keeps nothing of it. */
  forget: (left?: Draft) => void;
} {
  const begin = useCallback(
    (): { draft: Draft; base: Draft } =>
      readDraft(key, (stored, before) => {
        const left = draftFrom(schema, blank, typedOver(stored, before));
        return left && { draft: left, base: draftFrom(schema, blank, before) ?? blank };
      }) ?? { draft: { ...blank, ...(ofPerson && personFields()) }, base: blank },
    [key, schema, blank, ofPerson],
  );
  const [{ draft, base }, setForm] = useState(begin);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        // The store of drafts has heard of it first: it is older than this form.
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

/** People shouldn't have to retype what they already entered (WCAG 3.3.7). */
function personFields(): { firstName: string; lastName: string; email: string } | null {
  const { user } = useSession.getState();
  return user && { firstName: user.firstName, lastName: user.lastName, email: user.email };
}
