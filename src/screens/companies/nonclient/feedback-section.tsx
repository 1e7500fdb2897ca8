import { call } from '#src/api/call.ts';
import { feedbackNonClient } from '#src/contracts/feedback.ts';
import { sendFeedbackTo } from '#src/api/feedback.ts';
import { brand } from '#src/brand.ts';
import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import form from '#src/components/forms/form.module.css';
import { blankPerson, personLabels, pickPerson } from '#src/components/forms/person-fields.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import type { Company } from '#src/contracts/companies.ts';
import { nonClientFeedback, type NonClientFeedback } from '#src/contracts/forms/feedback.ts';
import { MessageForm } from '#src/screens/companies/frame/message-form.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import type { Receiver } from '#src/screens/companies/nonclient/loaders.ts';
import style from '#src/screens/companies/nonclient/nonclient.module.css';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';

const labels = {
  about: 'What is this about?',
  ...personLabels,
  website: 'Better source',
  message: 'Message',
};

/** In form order. */
const abouts: readonly (readonly [about: NonClientFeedback['about'], label: string])[] = [
  ['wanted', 'I would specify its products if they were in the library'],
  ['wrong', 'Something in this listing is wrong'],
  ['own', 'I work for this manufacturer'],
  ['other', 'Something else'],
];

/** The recipient's name; visitors must see it before they type. */
const readerOf = (receiver: Receiver): string =>
  receiver.kind === 'caller' ? new URL(receiver.address).host : brand.name;

/** Feedback about one manufacturer, sent to us or to an allowed address from the link. */
export function FeedbackSection({ company, receiver }: { company: Company; receiver: Receiver }) {
  const { coid, companyNoHtml: name } = company;
  const state = useSubmitForm({
    key: `feedback-${coid}`,
    id: 'feedback',
    labels,
    schema: nonClientFeedback,
    blank: { ...blankPerson, coid, about: 'wanted', website: '', message: '' },
    send: (typed) => {
      const body = { ...typed, coid };
      return receiver.kind === 'caller'
        ? sendFeedbackTo(receiver.address, body)
        : call(feedbackNonClient, { body });
    },
    what: 'feedback',
    onSent: () => {
      track('request', 'sent', 'feedback');
      void notify.success(`Your feedback about ${name} was sent.`);
    },
    keep: pickPerson,
    ofPerson: true,
  });
  const reader = readerOf(receiver);
  const { draft, change, text } = state;
  return (
    <Part id="feedback" title={`Feedback about ${name}`}>
      {receiver.kind === 'refused' && (
        <Notice title={`The address in this link can’t receive messages from this form.`}>
          <p>Your feedback goes to {brand.name} instead.</p>
        </Notice>
      )}
      <MessageForm
        state={state}
        what="feedback"
        name={`Feedback about ${name}`}
        reader={reader}
        above={
          <fieldset className={form.choices}>
            <legend className="note plain bold">{labels.about}</legend>
            <div className="stack at-left gap-2px">
              {abouts.map(([about, label]) => (
                <label key={about} className={`flex baseline high-28 gap-2 ${style.about}`}>
                  <input
                    type="radio"
                    name="about"
                    value={about}
                    checked={draft.about === about}
                    onChange={() => change({ about })}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        }
        wide={
          <TextField
            {...text('website')}
            hint="The address of a web page that shows it, such as the manufacturer’s own site."
            inputMode="url"
            autoComplete="off"
          />
        }
        sent={
          <p>
            Sent to {reader}. Any reply will go to {draft.email.trim()}.
          </p>
        }
        another="Send more feedback"
      />
    </Part>
  );
}
