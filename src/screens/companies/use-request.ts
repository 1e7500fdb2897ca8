import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import { requestInformation } from '#src/api/companies.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { notify } from '#src/browser/toasts.ts';
import type { Company } from '#src/contracts/companies.ts';
import {
  blankRequest,
  informationRequest,
  requestDraftFrom,
  requestFields,
  requestProblems,
} from '#src/domain/information-request.ts';
import type { RequestDraft, RequestProblems } from '#src/domain/information-request.ts';
import { sendingFailure } from '#src/screens/companies/sending-words.ts';
import type { SendingFailure } from '#src/screens/companies/sending-words.ts';

export interface RequestState {
  draft: RequestDraft;
  change: (part: Partial<RequestDraft>) => void;
  /** By field; nothing before the first try to send. */
  problems: RequestProblems;
  failure: SendingFailure | null;
  isSending: boolean;
  /** What the manufacturer knows the request by, once it is sent. */
  reference: string | null;
  form: RefObject<HTMLFormElement | null>;
  submit: () => void;
  /** Another request. */
  startAnew: () => void;
}

/** One request to one manufacturer: kept in the tab while it is typed, sent once, forgotten when it has arrived. */
export function useRequest({ coid, companyNoHtml }: Company): RequestState {
  const key = `information-request-${coid}`;
  const [draft, setDraft] = useState(() => readStored('session', key, requestDraftFrom, blankRequest));
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<RequestProblems>({});
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const [isSending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // A state would be read too late by the second of two quick clicks.
  const isUnderWay = useRef(false);
  const problems = isChecked ? { ...refused, ...requestProblems(draft) } : {};

  function change(part: Partial<RequestDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    setRefused((before) => without(before, part));
    writeStored('session', key, next);
  }

  function showProblems(found: RequestProblems): boolean {
    const first = requestFields.find((field) => found[field] !== undefined);
    if (first === undefined) return false;
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return true;
  }

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    // The messages must stand before the focus goes to the field that they describe.
    flushSync(() => {
      setChecked(true);
      setRefused({});
      setFailure(null);
    });
    if (showProblems(requestProblems(draft))) return;
    isUnderWay.current = true;
    setSending(true);
    const { data, error } = await requestInformation(informationRequest(coid, draft));
    isUnderWay.current = false;
    setSending(false);
    if (error) {
      const failed = sendingFailure(error);
      flushSync(() => {
        setFailure(failed);
        setRefused(failed.problems);
      });
      showProblems(failed.problems);
      return;
    }
    removeStored('session', key);
    setReference(data.reference);
    void notify.success(`Your request to ${companyNoHtml} was sent.`);
  }

  return {
    draft,
    change,
    problems,
    failure,
    isSending,
    reference,
    form,
    submit: () => void send(),
    startAnew: () => {
      setDraft({ ...blankRequest, ...sender(draft) });
      setChecked(false);
      setReference(null);
    },
  };
}

/** Who asks; kept for a second request, so that nobody types it twice. */
function sender({ firstName, lastName, email, phone, firm, zip }: RequestDraft): Partial<RequestDraft> {
  return { firstName, lastName, email, phone, firm, zip };
}

function without(problems: RequestProblems, part: Partial<RequestDraft>): RequestProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part)));
}
