import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

import { useDraft } from '#src/components/forms/use-draft.ts';
import type { CallError } from '#src/contracts/result.ts';
import type { FormSchema } from '#src/lib/form-schema.ts';
import { readDraft } from '#src/services/drafts.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

/**
 * Whether an inline form in a row is open. When it closes, the focus returns to the button that opened it.
 */
export function useFormInPlace(key: string, schema: FormSchema) {
  // Starts open if there is a draft from before a reload or an expired session.
  const [isOpen, setOpen] = useState(
    () => readDraft(key, (stored) => (v.is(schema, stored) ? stored : null)) !== null,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setOpen, opener };
}

interface InPlace<Draft extends object> {
  key: string;
  schema: FormSchema<Draft>;
  /** The saved values. */
  before: NoInfer<Draft>;
  /** `base` is what was saved when typing began. */
  send: (draft: Draft, base: Draft) => Promise<{ error?: CallError }>;
  /** Used in sentences: `note`. */
  what: string;
  /** Returns the focus to the form after a failure. */
  focus: () => void;
  onDone: () => void;
}

/** The draft of an inline form, kept until it is sent or discarded. */
export function useDraftInPlace<Draft extends object>({
  key,
  schema,
  before,
  send,
  what,
  focus,
  onDone,
}: InPlace<Draft>) {
  const [blank] = useState(before);
  const { draft, base, change, forget } = useDraft({ key, blank, schema });
  const [problem, setProblem] = useState<string | null>(null);
  function leave(): void {
    forget();
    onDone();
  }
  /** Counts edits, so that what is typed while a save is under way is not treated as saved. */
  const changes = useRef(0);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setProblem(null);
    const sent = changes.current;
    const { error } = await send(draft, base);
    if (error) {
      setProblem(`The ${what} was not saved. ${error.message}`);
      focus();
    } else if (changes.current === sent) leave();
  });
  const type: typeof change = (part) => {
    changes.current += 1;
    change(part);
  };
  return { draft, change: type, problem, submit, isSubmitting, leave };
}
