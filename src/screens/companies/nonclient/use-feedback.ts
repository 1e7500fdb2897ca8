import { sendFeedbackTo, sendNonClientFeedback } from '#src/api/feedback.ts';
import type { Sent } from '#src/api/feedback.ts';
import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import type { Company } from '#src/contracts/companies.ts';
import {
  blankFeedback,
  feedbackDraftFrom,
  feedbackFields,
  feedbackProblems,
  nonClientFeedback,
} from '#src/domain/non-client-feedback.ts';
import type { FeedbackDraft } from '#src/domain/non-client-feedback.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import type { SendingState } from '#src/components/forms/use-sending.ts';
import type { Receiver } from '#src/screens/companies/nonclient/loaders.ts';

export type FeedbackState = SendingState<FeedbackDraft, Sent>;

/** Feedback about one manufacturer, to us or to the allowed address that the link names. */
export function useFeedback({ coid, companyNoHtml }: Company, receiver: Receiver): FeedbackState {
  return useSending({
    key: `feedback-${coid}`,
    ofPerson: true,
    blank: blankFeedback,
    read: feedbackDraftFrom,
    fields: feedbackFields,
    problemsOf: (draft) => ({ ...feedbackProblems(draft) }),
    send: (draft) => {
      const feedback = nonClientFeedback(coid, draft);
      return receiver.kind === 'caller'
        ? sendFeedbackTo(receiver.address, feedback)
        : sendNonClientFeedback(feedback);
    },
    what: 'feedback',
    onSent: () => {
      track('request', 'sent', 'feedback');
      void notify.success(`Your feedback about ${companyNoHtml} was sent.`);
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
}
