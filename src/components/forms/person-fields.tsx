import type { ReactNode } from 'react';

import type { TextProps } from '#src/components/forms/use-submit-form.ts';
import { TextField } from '#src/ui/field.tsx';

export type PersonField = 'firstName' | 'lastName' | 'email' | 'phone' | 'firm' | 'zip';

/** In form order. */
export const personLabels: Readonly<Record<PersonField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
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

/** The fields to keep for the next message. */
export function pickPerson({ firstName, lastName, email, phone, firm, zip }: Record<PersonField, string>) {
  return { firstName, lastName, email, phone, firm, zip };
}

interface Props {
  text: (name: PersonField) => TextProps;
  /** For forms that are only for companies. */
  needsFirm?: boolean;
  children?: ReactNode;
}

/** Contact fields in two columns; `children` are additional fields. */
export function PersonFields({ text, needsFirm = false, children }: Props) {
  return (
    <div className="halves gap-3-4 one-column-599">
      <TextField {...text('firstName')} required autoComplete="given-name" />
      <TextField {...text('lastName')} required autoComplete="family-name" />
      <TextField {...text('email')} required type="email" inputMode="email" autoComplete="email" />
      <TextField {...text('phone')} type="tel" autoComplete="tel-national" />
      <TextField {...text('firm')} required={needsFirm} autoComplete="organization" />
      <TextField {...text('zip')} autoComplete="postal-code" />
      {children}
    </div>
  );
}
