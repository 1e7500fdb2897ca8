import { isUrl } from '#src/domain/checks/url.ts';
import { isZip } from '#src/domain/checks/zip.ts';
import { personRules, textProblem, written, type TextRule } from '#src/domain/checks/form-rules.ts';
import type { ProfileFields } from '#src/contracts/circulation.ts';
import { refuse } from '#src/reference-api/refusal.ts';

const line = { missing: null, longest: 120, check: written } satisfies TextRule;
const canadianCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

const rules: Readonly<Record<keyof ProfileFields, TextRule>> = {
  firstName: personRules.firstName,
  lastName: personRules.lastName,
  email: { ...personRules.email, missing: 'Enter your e-mail address.' },
  firm: line,
  title: line,
  phone: personRules.phone,
  address: line,
  city: line,
  state: {
    missing: null,
    longest: 7,
    check: (text) => (/^[A-Z]{2}(?:, CAN)?$/.test(text) ? null : 'Choose a state or province.'),
  },
  zip: personRules.zip,
  website: {
    missing: null,
    longest: 2048,
    check: (text) => (isUrl(text) ? null : 'Enter a web address like www.firm.com.'),
  },
};

/** The fields without blanks around them; 422 names the first that is refused. */
export function goodProfile(fields: ProfileFields): ProfileFields {
  const tidy: ProfileFields = { ...fields };
  for (const name of fieldNames) {
    tidy[name] = fields[name].trim();
    const isCanadian = name === 'zip' && fields.state.trim().endsWith(', CAN');
    if (isCanadian && canadianCode.test(tidy.zip) && !isZip(tidy.zip)) continue;
    const problem = textProblem(rules[name], tidy[name]);
    if (problem !== null) refuse(422, `${name}: ${problem}`);
  }
  return tidy;
}

const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'firm',
  'title',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'website',
] as const satisfies readonly (keyof ProfileFields)[];
