import { requestInformation } from '#src/api/companies.ts';
import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import type { Company } from '#src/contracts/companies.ts';
import {
  blankRequest,
  informationRequest,
  requestDraftFrom,
  requestFields,
  requestProblems,
} from '#src/domain/information-request.ts';
import type { RequestDraft } from '#src/domain/information-request.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import type { SendingState } from '#src/components/forms/use-sending.ts';

export type RequestState = Omit<SendingState<RequestDraft, unknown>, 'sent'> & {
  /** What the manufacturer knows the request by, once it is sent. */
  reference: string | null;
};

/** One request to one manufacturer. */
export function useRequest({ coid, companyNoHtml }: Company): RequestState {
  const { sent, ...state } = useSending({
    key: `information-request-${coid}`,
    ofPerson: true,
    blank: blankRequest,
    read: requestDraftFrom,
    fields: requestFields,
    problemsOf: (draft) => ({ ...requestProblems(draft) }),
    send: (draft) => requestInformation(informationRequest(coid, draft)),
    what: 'request',
    onSent: () => {
      track('request', 'sent', 'information');
      void notify.success(`Your request to ${companyNoHtml} was sent.`);
    },
    keep: ({ firstName, lastName, email, phone, firm, zip }) => ({
      firstName,
      lastName,
      email,
      phone,
      firm,
      zip,
    }),
  });
  return { ...state, reference: sent?.reference ?? null };
}
