import type { Company } from '#src/contracts/companies.ts';
import { feedbackAbouts, feedbackFields } from '#src/domain/non-client-feedback.ts';
import type { FeedbackField } from '#src/domain/non-client-feedback.ts';
import style from '#src/screens/companies/nonclient/nonclient.module.css';
import type { FeedbackState } from '#src/screens/companies/nonclient/use-feedback.ts';
import request from '#src/components/forms/form.module.css';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';

const labels: Readonly<Record<FeedbackField, string>> = {
  about: 'What is it about?',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  firm: 'Firm',
  zip: 'ZIP code',
  website: 'Where it is better said',
  message: 'Message',
};

interface Props {
  state: FeedbackState;
  company: Company;
  /** Who reads it. */
  reader: string;
}

/** Checked when it is sent, and from then on while it is mended. */
export function FeedbackForm({ state, company, reader }: Props) {
  const { draft, change, problems } = state;
  const text = (name: Exclude<FeedbackField, 'about'>) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <SendingForm
      state={state}
      name={`Feedback about ${company.companyNoHtml}`}
      fields={feedbackFields}
      labels={labels}
      idOf={idOf}
      words={{ send: 'Send feedback', sending: 'Sending…', again: 'Send again' }}
      beside={
        <p className={request.privacy}>
          Goes to {reader} and to nobody else. What you type stays in this tab until it is sent.
        </p>
      }
    >
      <fieldset className={request.choices}>
        <legend>{labels.about}</legend>
        <div className={style.abouts}>
          {feedbackAbouts.map(([about, label]) => (
            <label key={about} className={style.about}>
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
      <div className={request.fields}>
        <TextField {...text('firstName')} required autoComplete="given-name" />
        <TextField {...text('lastName')} required autoComplete="family-name" />
        <TextField {...text('email')} required type="email" inputMode="email" autoComplete="email" />
        <TextField {...text('phone')} type="tel" autoComplete="tel-national" />
        <TextField {...text('firm')} required autoComplete="organization" />
        <TextField {...text('zip')} autoComplete="postal-code" />
        <div className={request.wide}>
          <TextField
            {...text('website')}
            hint="The address of a page that shows it, such as the manufacturer’s own."
            inputMode="url"
            autoComplete="off"
          />
        </div>
      </div>
      <TextArea {...text('message')} required />
    </SendingForm>
  );
}

function idOf(field: FeedbackField): string {
  return `feedback-${field}`;
}
