import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';

import type { CallError, Result } from '#src/contracts/result.ts';
import { isLikelyRobot } from '#src/components/forms/robot-trap.tsx';
import { submitFailure, type SubmitFailure } from '#src/components/forms/submit-errors.ts';
import { problemsIn, type FormSchema } from '#src/lib/form-schema.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

type Problems = Readonly<Record<string, string>>;

export interface FormOptions<Draft extends object, Body, Sent> {
  /** Key of the stored draft. */
  key: string;
  /** Prefix of the fields' ids. */
  id: string;
  /** By field, in form order. */
  labels: Readonly<Record<string, string>>;
  /** Validates what is typed and turns it into the request body. */
  schema: FormSchema<Draft, Body>;
  blank: NoInfer<Draft>;
  /** Problems by field that the schema cannot express; null for none. */
  judge?: (draft: NoInfer<Draft>) => Readonly<Record<string, string | null>>;
  /** `base` is what the form held before anything was typed. */
  send: (body: Body, base: Draft) => Promise<Result<Sent>>;
  /** Used in sentences: `request`. */
  what: string;
  /** The form stays in its sending state until this has ended. */
  onSent?: (sent: Sent) => void | Promise<void>;
  /** What the form shows once it is sent, if that differs from what was typed. */
  saved?: (sent: Sent) => Draft;
  /** Fields to keep for the next form. */
  keep?: (draft: Draft) => Partial<Draft>;
  /** Prefills name and email of the signed-in user. */
  ofPerson?: boolean;
  /** Fields that are never stored while they are typed, such as passwords. */
  secret?: readonly (keyof Draft & string)[];
  /** Messages for errors that the general ones do not cover. */
  explain?: (error: CallError) => SubmitFailure | null;
}

/** Names of the fields whose type is plain `string`. */
type TextOf<Draft> = { [Name in keyof Draft]: string extends Draft[Name] ? Name : never }[keyof Draft] &
  string;

export interface SubmitFormState<Draft extends object, Sent> {
  id: string;
  labels: Readonly<Record<string, string>>;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Props for a text field. */
  text: (name: TextOf<Draft>) => TextProps;
  /** By field; empty until the first attempt to send. */
  problems: Problems;
  failure: SubmitFailure | null;
  isSending: boolean;
  sent: Sent | null;
  form: RefObject<HTMLFormElement | null>;
  submit: () => void;
  /** Clears the form for the next message. */
  startOver: () => void;
}

export interface TextProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

const pleaseSendAgain: SubmitFailure = {
  title: 'Please send it again.',
  text: 'The form was filled out unusually fast, so nothing was sent. What you typed is still here.',
  problems: {},
};

/** Stores a draft while the user types, submits once, and clears the draft afterwards. */
export function useSubmitForm<Draft extends object, Body, Sent>(
  sending: FormOptions<Draft, Body, Sent>,
): SubmitFormState<Draft, Sent> {
  const { id, labels, schema, blank, what } = sending;
  const { draft, base, change: type, forget } = useDraft(sending);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const problemsNow = (): Problems => {
    const judged = Object.entries(sending.judge?.(draft) ?? {});
    const found = judged.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem] as const]));
    return { ...Object.fromEntries(found), ...problemsIn(schema, draft) };
  };
  const problems = isChecked ? { ...refused, ...problemsNow() } : {};

  function change(part: Parameters<typeof type>[0]): void {
    type(part);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }

  /** Focuses the first invalid field. Returns whether there is one. */
  function showProblems(found: Problems): boolean {
    const controls = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    [...controls].find((control) => (control.getAttribute('name') ?? '') in found)?.focus();
    return Object.keys(found).length > 0;
  }

  const { submit: send, isSubmitting } = useSubmitOnce(async (body: Body) => {
    const { data, error } = await sending.send(body, base);
    if (error) {
      const failed = sending.explain?.(error) ?? submitFailure(error, { what, fields: Object.keys(labels) });
      flushSync(() => {
        setFailure(failed);
        setRefused(failed.problems);
      });
      showProblems(failed.problems);
      return;
    }
    forget(sending.saved?.(data));
    setChecked(false);
    setSent(data);
    await sending.onSent?.(data);
  });

  function submit(): void {
    if (isSubmitting) return;
    // The messages must be in the document before the focus moves to the field that they describe.
    flushSync(() => {
      setChecked(true);
      setRefused({});
      setFailure(null);
    });
    const checked = v.safeParse(schema, draft);
    if (showProblems(problemsNow()) || !checked.success) return;
    if (isLikelyRobot(form.current)) setFailure(pleaseSendAgain);
    else send(checked.output);
  }

  return {
    id,
    labels,
    draft,
    change,
    text: (name) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name] ?? '',
      value: String(draft[name]),
      error: problems[name],
      onChange: ({ target }) => change({ [name]: target.value }),
    }),
    problems,
    failure,
    isSending: isSubmitting,
    sent,
    form,
    submit,
    startOver: () => {
      flushSync(() => {
        forget({ ...blank, ...sending.keep?.(draft) });
        setChecked(false);
        setRefused({});
        setFailure(null);
        setSent(null);
      });
      // The button that had the focus disappeared with the sent notice.
      if (sent !== null) form.current?.querySelector<HTMLElement>('[name]')?.focus();
    },
  };
}
