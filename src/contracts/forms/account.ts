import * as v from 'valibot';
import {
  emailField,
  newPassword,
  personFields,
  typedText,
  website,
  checkWrittenText,
} from '#src/contracts/forms/fields.ts';
import { version } from '#src/contracts/shapes.ts';
import { isZip } from '#src/lib/checks/zip.ts';
import { isProvince, stateOf } from '#src/lib/states.ts';

const fields = {
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: emailField('Enter the email address you sign in with.'),
  /** Where they work. This and all fields below can be empty. */
  firm: typedText(120, checkWrittenText),
  title: typedText(120, checkWrittenText),
  phone: personFields.phone,
  website,
  address: typedText(120, checkWrittenText),
  city: typedText(120, checkWrittenText),
  /** From the list of states and provinces: `RI`, `AB, CAN`. */
  state: typedText(40, (text) => (stateOf(text) ? null : 'Choose one from the list.')),
  zip: typedText(10, () => null),
};

const canadianCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

const isPostalCode = ({ state, zip }: { state: string; zip: string }): boolean =>
  zip === '' || isZip(zip) || (isProvince(state) && canadianCode.test(zip));

const postalCodeForm = ({ input: { state } }: { input: { state: string } }): string =>
  isProvince(state)
    ? 'Enter a postal code like T2P 1J9, or a ZIP code.'
    : 'Enter a ZIP code like 06484 or 06484-1234.';

export const profileFields = v.pipe(
  v.object(fields),
  v.forward(v.partialCheck([['state'], ['zip']], isPostalCode, postalCodeForm), ['zip']),
);
export type ProfileFields = v.InferInput<typeof profileFields>;

/** The body of a profile save, including the version that the person saw. */
export const profileUpdate = v.pipe(
  v.object({ ...fields, updated_at: version }),
  v.forward(v.partialCheck([['state'], ['zip']], isPostalCode, postalCodeForm), ['zip']),
);

/** A profile with a password. */
export const newAccount = v.pipe(
  v.object({ ...fields, password: newPassword }),
  v.forward(v.partialCheck([['state'], ['zip']], isPostalCode, postalCodeForm), ['zip']),
);

export const passwordChange = v.object({
  oldPassword: v.pipe(v.string(), v.nonEmpty('Enter your current password.')),
  newPassword,
});
export const passwordChangeForm = v.pipe(
  passwordChange,
  v.forward(
    v.partialCheck(
      [['oldPassword'], ['newPassword']],
      (typed) => typed.newPassword !== typed.oldPassword,
      'Choose a password that is different from your current one.',
    ),
    ['newPassword'],
  ),
);
