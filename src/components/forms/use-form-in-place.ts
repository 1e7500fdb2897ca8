import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

import { useDraft } from '#src/components/forms/use-draft.ts';
import type { CallError } from '#src/contracts/result.ts';
import type { FormSchema } from '#src/lib/form-schema.ts';
import { readDraft } from '#src/services/drafts.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

/** Whether a form that opens in its row is open; its opener has the focus again afterwards. */
export function useFormInPlace(key: string, schema: FormSchema) {
  // What was typed before a session ended, or before a reload, is still on its way.
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
  /** As it is so far. */
  before: NoInfer<Draft>;
  /** `base` is what stood there before anything was typed. */
  send: (draft: Draft, base: Draft) => Promise<{ error?: CallError }>;
  /** In sentences: `note`. */
  what: string;
  /** Has the focus again after a failure. */
  focus: () => void;
  onDone: () => void;
}

/** The draft of such a form, kept until it is sent or given up. */
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
  /** Counts what is typed: what comes while an earlier text is being saved is not saved with it. */
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
