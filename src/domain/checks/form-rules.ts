import { hasLetterOrDigit } from '#src/domain/checks/characters.ts';
import { isEmail } from '#src/domain/checks/email.ts';
import { isPhone } from '#src/domain/checks/phone.ts';
import { textMarker } from '#src/domain/checks/text.ts';
import { isZip } from '#src/domain/checks/zip.ts';

/** What one line of a form must be. */
export interface TextRule {
  /** Said when nothing was typed; null where that is allowed. */
  missing: string | null;
  /** In characters. */
  longest: number;
  /** What is wrong with what was typed, in plain words; null when nothing is. */
  check: (text: string) => string | null;
}

/** Any text that a person writes. (spec §5) */
export const written = (text: string): string | null => {
  if (!hasLetterOrDigit(text)) return 'Write this with letters or digits.';
  return textMarker(text) === null ? null : 'Please reword this: a part of it reads like a computer command.';
};

/** Who writes. (spec §5) */
export const personRules = {
  firstName: { missing: 'Enter your first name.', longest: 80, check: written },
  lastName: { missing: 'Enter your last name.', longest: 80, check: written },
  email: {
    missing: 'Enter the e-mail address that the answer should go to.',
    longest: 320,
    check: (text: string) => (isEmail(text) ? null : 'Enter an e-mail address like name@firm.com.'),
  },
  phone: {
    missing: null,
    longest: 40,
    check: (text: string) =>
      isPhone(text) ? null : 'Enter a ten-digit phone number like (203) 929-9444; it cannot start with 555.',
  },
  firm: { missing: 'Enter the name of your firm.', longest: 120, check: written },
  zip: {
    missing: null,
    longest: 10,
    check: (text: string) => (isZip(text) ? null : 'Enter a ZIP code like 06484 or 06484-1234.'),
  },
} as const satisfies Record<string, TextRule>;

/** What is wrong with a line of a form, without the blanks around it; null when nothing is. */
export function textProblem({ missing, longest, check }: TextRule, text: string): string | null {
  if (text === '') return missing;
  const length = [...text].length;
  return length > longest ? `Shorten this to ${longest} characters; it has ${length}.` : check(text);
}
