import type { Profile } from '#src/contracts/circulation.ts';
import type { ProfileFields } from '#src/contracts/forms/account.ts';

export type ProfileField = keyof ProfileFields;

/** In form order. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  firm: 'Firm',
  title: 'Job title',
  phone: 'Phone',
  website: 'Website',
  address: 'Street address',
  city: 'City',
  state: 'State or province',
  zip: 'ZIP or postal code',
};

export const blankProfile: ProfileFields = {
  firstName: '',
  lastName: '',
  email: '',
  firm: '',
  title: '',
  phone: '',
  website: '',
  address: '',
  city: '',
  state: '',
  zip: '',
};

export function fieldsOfProfile(profile: Profile): ProfileFields {
  const { seq: _, updated_at: _version, ...fields } = profile;
  return fields;
}
