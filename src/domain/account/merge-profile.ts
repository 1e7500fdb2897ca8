import type { Profile } from '#src/contracts/circulation.ts';
import { profileLabels, type ProfileField } from '#src/domain/account/profile.ts';
import { mergeLabeledFields, type Choices, type Merged } from '#src/domain/conflict.ts';
import type { ThreeStates } from '#src/lib/merge-fields.ts';

const fields: readonly ProfileField[] = [
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

export function mergeProfile(states: ThreeStates<Profile>, choices: Choices): Merged<Profile> {
  const words = fields.map((name) => ({
    name,
    label: profileLabels[name],
    text: (profile: Profile) => profile[name] || 'Empty',
  }));
  return mergeLabeledFields(states, choices, words);
}
