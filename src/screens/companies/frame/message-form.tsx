import type { ReactNode } from 'react';

import style from '#src/components/forms/form.module.css';
import { PersonFields, type PersonField } from '#src/components/forms/person-fields.tsx';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import type { SubmitFormState, TextProps } from '#src/components/forms/use-submit-form.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';

interface Props {
  state: Omit<SubmitFormState<object, { reference: string | null }>, 'draft' | 'change' | 'text'> & {
    draft: { email: string };
    text: (name: PersonField | 'message') => TextProps;
  };
  /** What is sent, for example `request`. */
  what: string;
  /** The form's accessible name. */
  name: string;
  reader: string;
  above?: ReactNode;
  /** A full-width field after the person's fields. */
  wide: ReactNode;
  below?: ReactNode;
  /** The confirmation. */
  sent: ReactNode;
  /** Label of the button that starts another message. */
  another: string;
}

/** A form for a message to or about a manufacturer; replaced by a confirmation once sent. */
export function MessageForm({ state, what, name, reader, above, wide, below, sent, another }: Props) {
  const { text } = state;
  if (state.sent)
    return (
      <SentNotice title={`Your ${what} was sent`} level={3}>
        {state.sent.reference !== null && (
          <p>
            Reference <span className="mono lead ink">{state.sent.reference}</span>
          </p>
        )}
        {sent}
        <Button onClick={state.startOver}>{another}</Button>
      </SentNotice>
    );
  return (
    <SubmitForm
      state={state}
      name={name}
      words={{ send: `Send ${what}`, sending: 'Sending…', again: 'Send again' }}
      beside={
        <p className={`small muted ${style.privacy}`}>
          Sent only to {reader}. Your draft stays in this tab until you send it.
        </p>
      }
    >
      {above}
      <PersonFields text={text}>
        <div className={style.wide}>{wide}</div>
      </PersonFields>
      {below}
      <TextArea {...text('message')} required />
      <RobotTrap />
    </SubmitForm>
  );
}
