import type { Profile, ProfileFields } from '#src/contracts/circulation.ts';
import { personRules, textProblem, written } from '#src/domain/checks/form-rules.ts';
import type { TextRule } from '#src/domain/checks/form-rules.ts';
import { isUrl } from '#src/domain/checks/url.ts';
import { isProvince, stateOf } from '#src/domain/states.ts';

export type ProfileField = keyof ProfileFields;
export type ProfileProblems = Partial<Record<ProfileField, string>>;

/** In the order of the form. */
export const profileFieldNames: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'email',
  'firm',
  'title',
  'phone',
  'website',
  'address',
  'city',
  'state',
  'zip',
];

export const profileLabels: Readonly<Record<ProfileField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  firm: 'Firm',
  title: 'Job title',
  phone: 'Phone',
  website: 'Website',
  address: 'Street address',
  city: 'City',
  state: 'State or province',
  zip: 'ZIP or postal code',
};

const optional = (longest: number, check: TextRule['check']): TextRule => ({ missing: null, longest, check });

const rules: Readonly<Record<ProfileField, TextRule>> = {
  ...personRules,
  email: { ...personRules.email, missing: 'Enter the e-mail address that you sign in with.' },
  firm: { ...personRules.firm, missing: null },
  title: optional(120, written),
  website: optional(300, (text) =>
    isUrl(text) ? null : 'Enter an address like www.example.com; endings of two to six letters are known.',
  ),
  address: optional(120, written),
  city: optional(120, written),
  state: optional(40, (text) => (stateOf(text) ? null : 'Choose one of the list.')),
};

export const blankProfile: ProfileFields = {
  firstName: '',
  lastName: '',
  email: '',
  firm: '',
  title: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  website: '',
};

/** What is wrong with a profile, by field, in plain words; empty when it can be sent. (spec §5) */
export function profileProblems(draft: ProfileFields): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const field of profileFieldNames) {
    const problem = textProblem(rules[field], draft[field].trim());
    if (problem !== null) problems[field] = problem;
  }
  if (problems.zip !== undefined && isProvince(draft.state)) {
    if (canadianCode.test(draft.zip.trim())) delete problems.zip;
    else problems.zip = 'Enter a postal code like T2P 1J9, or a ZIP code.';
  }
  return problems;
}

const canadianCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** The profile as it is sent, without the blanks around what was typed. */
export function profileToSend(draft: ProfileFields): ProfileFields {
  return profileFrom((field) => draft[field].trim());
}

/** What a person can change of their profile. */
export function fieldsOfProfile(profile: Profile): ProfileFields {
  return profileFrom((field) => profile[field]);
}

/** A draft as the tab kept it; anybody may have edited that, so whatever does not fit is left out. */
export function profileDraftFrom(stored: unknown): ProfileFields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  return profileFrom((field) => {
    const value = values.get(field);
    return typeof value === 'string' ? value.slice(0, 2 * rules[field].longest) : '';
  });
}

function profileFrom(valueOf: (field: ProfileField) => string): ProfileFields {
  return {
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    email: valueOf('email'),
    firm: valueOf('firm'),
    title: valueOf('title'),
    phone: valueOf('phone'),
    address: valueOf('address'),
    city: valueOf('city'),
    state: valueOf('state'),
    zip: valueOf('zip'),
    website: valueOf('website'),
  };
}
