import * as v from 'valibot';
import { line, lines } from '#src/contracts/forms/typed.ts';
import { isEmail } from '#src/lib/checks/email.ts';
import { newPasswordProblem } from '#src/lib/checks/password.ts';
import { isPhone } from '#src/lib/checks/phone.ts';
import { hasLetterOrDigit, decodedAttackPatternIn } from '#src/lib/checks/text.ts';
import { isUrl } from '#src/lib/checks/url.ts';
import { isZip } from '#src/lib/checks/zip.ts';

/** Returns what is wrong with a text in plain words, or null. */
type Check = (text: string) => string | null;

/** Validates with `check` and uses its message. */
/* @__NO_SIDE_EFFECTS__ */
export const validatedBy = (check: Check) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? check(dataset.value) : null;
    if (message !== null) addIssue({ message });
  });

/**
 * A trimmed single-line text field of at most `max` characters. It may be empty unless `missing`, the error message for
 * that, is given. (requirements: text)
 */
/* @__NO_SIDE_EFFECTS__ */
export const typedText = (max: number, check: Check, missing: string | null = null) =>
  v.pipe(line, v.trim(), fieldCheck(max, check, missing));

/** The same for a multiline field. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLines = (max: number, check: Check, missing: string | null = null) =>
  v.pipe(lines, v.trim(), fieldCheck(max, check, missing));

/* @__NO_SIDE_EFFECTS__ */
function fieldCheck(max: number, check: Check, missing: string | null) {
  return validatedBy((text) => {
    if (text === '') return missing;
    const length = [...text].length;
    return length > max ? `Shorten this to ${max} characters; this has ${length}.` : check(text);
  });
}

/** Rules for any text that a person writes. (requirements: text) */
export const checkWrittenText: Check = (text) => {
  if (!hasLetterOrDigit(text)) return 'Use letters or numbers.';
  return decodedAttackPatternIn(text) === null ? null : 'Remove the code-like text.';
};

const emailForm = 'Enter an email address like name@firm.com.';

/* @__NO_SIDE_EFFECTS__ */
export const emailField = (missing = emailForm) =>
  typedText(320, (text) => (isEmail(text) ? null : emailForm), missing);

/** Someone who writes to the library or to a manufacturer. */
export const personFields = {
  firstName: typedText(80, checkWrittenText, 'Enter your first name.'),
  lastName: typedText(80, checkWrittenText, 'Enter your last name.'),
  email: emailField('Enter the email address for the reply.'),
  phone: typedText(40, (text) =>
    isPhone(text) ? null : 'Enter a 10-digit phone number like (203) 929-9444; it can’t start with 555.',
  ),
  firm: typedText(120, checkWrittenText),
  zip: typedText(10, (text) => (isZip(text) ? null : 'Enter a ZIP code like 06484 or 06484-1234.')),
};

export const website = typedText(300, (text) =>
  isUrl(text) ? null : 'Enter an address like www.example.com.',
);

/** Not trimmed: spaces count. */
export const newPassword = v.pipe(v.string(), validatedBy(newPasswordProblem));
