import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { CallError, Result } from '#src/contracts/result.ts';
import { sendingFailure } from '#src/components/forms/sending-words.ts';
import type { SendingFailure } from '#src/components/forms/sending-words.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useSubmitOnce } from '#src/components/forms/use-submit-once.ts';

type Problems = Readonly<Record<string, string>>;

/** A form that is sent once. */
export interface Sending<Draft extends object, Sent> {
  /** Under which what is typed is kept. */
  key: string;
  blank: Draft;
  /** A draft as it was left; null where that is none. */
  read: (stored: unknown) => Draft | null;
  /** In the order of the form. */
  fields: readonly (keyof Draft & string)[];
  problemsOf: (draft: Draft) => Problems;
  send: (draft: Draft) => Promise<Result<Sent>>;
  /** What is sent, as sentences call it: `request`. */
  what: string;
  onSent: (sent: Sent) => void;
  /** What stays for the next one, so that nobody types it twice. */
  keep: (draft: Draft) => Partial<Draft>;
  /** Begins with the name and the address of whoever is signed in. */
  ofPerson?: boolean;
  /** Fields that are kept nowhere while they are typed: passwords. */
  secret?: readonly (keyof Draft & string)[];
  /** What a refusal means here, where the general words do not say it. */
  explain?: (error: CallError) => SendingFailure | null;
}

export interface SendingState<Draft extends object, Sent> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** By field; nothing before the first try to send. */
  problems: Problems;
  failure: SendingFailure | null;
  isSending: boolean;
  /** What the receiver answered, once it is sent. */
  sent: Sent | null;
  form: RefObject<HTMLFormElement | null>;
  submit: () => void;
  /** Another one. */
  startAnew: () => void;
}

/** What is typed is kept, sent once, and forgotten when it has arrived. */
export function useSending<Draft extends object, Sent>(
  sending: Sending<Draft, Sent>,
): SendingState<Draft, Sent> {
  const { blank, fields, what } = sending;
  const { draft, change: type, forget } = useDraft(sending);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const problems = isChecked ? { ...refused, ...sending.problemsOf(draft) } : {};

  function change(part: Partial<Draft>): void {
    type(part);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }

  function showProblems(found: Problems): boolean {
    const first = fields.find((field) => found[field] !== undefined);
    if (first === undefined) return false;
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return true;
  }

  const { submit: send, isSubmitting } = useSubmitOnce(async () => {
    const { data, error } = await sending.send(draft);
    if (error) {
      const failed = sending.explain?.(error) ?? sendingFailure(error, { what, fields });
      flushSync(() => {
        setFailure(failed);
        setRefused(failed.problems);
      });
      showProblems(failed.problems);
      return;
    }
    forget();
    setSent(data);
    sending.onSent(data);
  });

  function submit(): void {
    if (isSubmitting) return;
    // The messages must stand before the focus goes to the field that they describe.
    flushSync(() => {
      setChecked(true);
      setRefused({});
      setFailure(null);
    });
    if (!showProblems(sending.problemsOf(draft))) send();
  }

  return {
    draft,
    change,
    problems,
    failure,
    isSending: isSubmitting,
    sent,
    form,
    submit,
    startAnew: () => {
      forget({ ...blank, ...sending.keep(draft) });
      setChecked(false);
      setSent(null);
    },
  };
}
