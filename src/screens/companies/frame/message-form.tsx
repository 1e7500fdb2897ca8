import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import style from '#src/components/forms/form.module.css';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import type { SubmitFormState, TextProps } from '#src/components/forms/use-submit-form.ts';
import own from '#src/screens/companies/frame/message-form.module.css';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';

type PersonField = 'firstName' | 'lastName' | 'email' | 'phone' | 'firm' | 'zip';

/** In the order of the form. */
export const personLabels: Readonly<Record<PersonField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  firm: 'Firm',
  zip: 'ZIP code',
};

export const blankPerson: Readonly<Record<PersonField, string>> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  firm: '',
  zip: '',
};

/** The fields that the next message starts with. */
export function samePerson({ firstName, lastName, email, phone, firm, zip }: Record<PersonField, string>) {
  return { firstName, lastName, email, phone, firm, zip };
}

interface Props {
  state: Omit<SubmitFormState<object, { reference: string | null }>, 'draft' | 'change' | 'text'> & {
    draft: { email: string };
    text: (name: PersonField | 'message') => TextProps;
  };
  /** `request`, for instance. */
  what: string;
  /** The form's accessible name. */
  name: string;
  reader: string;
  above?: ReactNode;
  /** A field of the whole width, after those of the person. */
  wide: ReactNode;
  below?: ReactNode;
  /** The confirmation. */
  sent: ReactNode;
  /** The way to another one. */
  another: string;
}

/** A message to or about a manufacturer, and in its place the reference once it has arrived. */
export function MessageForm({ state, what, name, reader, above, wide, below, sent, another }: Props) {
  const { text } = state;
  if (state.sent)
    return (
      <Sent what={what} reference={state.sent.reference}>
        {sent}
        <Button onClick={state.startOver}>{another}</Button>
      </Sent>
    );
  return (
    <SubmitForm
      state={state}
      name={name}
      words={{ send: `Send ${what}`, sending: 'Sending…', again: 'Send again' }}
      beside={
        <p className={style.privacy}>
          Goes to {reader} and to nobody else. What you type stays in this tab until it is sent.
        </p>
      }
    >
      {above}
      <div className={style.fields}>
        <TextField {...text('firstName')} required autoComplete="given-name" />
        <TextField {...text('lastName')} required autoComplete="family-name" />
        <TextField {...text('email')} required type="email" inputMode="email" autoComplete="email" />
        <TextField {...text('phone')} type="tel" autoComplete="tel-national" />
        <TextField {...text('firm')} required autoComplete="organization" />
        <TextField {...text('zip')} autoComplete="postal-code" />
        <div className={style.wide}>{wide}</div>
      </div>
      {below}
      <TextArea {...text('message')} required />
      <RobotTrap />
    </SubmitForm>
  );
}

function Sent({
  what,
  reference,
  children,
}: {
  what: string;
  reference: string | null;
  children: ReactNode;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={own.sent}>
      <h3 ref={title} tabIndex={-1}>
        Your {what} was sent
      </h3>
      {reference !== null && (
        <p>
          Reference <span className={`mono ${own.reference}`}>{reference}</span>
        </p>
      )}
      {children}
    </div>
  );
}
