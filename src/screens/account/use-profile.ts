import { useMemo, useState } from 'react';

import { track } from '#src/browser/analytics.ts';
import { updateProfile } from '#src/api/circulation.ts';
import { notify } from '#src/browser/toasts.ts';
import { savingFailure } from '#src/components/forms/saving-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import type { SendingState } from '#src/components/forms/use-sending.ts';
import type { SendingFailure } from '#src/components/forms/sending-words.ts';
import type { Profile } from '#src/contracts/circulation.ts';
import { profileFields } from '#src/contracts/forms/account.ts';
import type { ProfileFields } from '#src/contracts/forms/account.ts';
import type { CallError } from '#src/contracts/result.ts';
import { fieldsOfProfile, profileLabels } from '#src/domain/account/profile.ts';
import { renameUser } from '#src/stores/rename-user.ts';

type ProfileState = SendingState<ProfileFields, Profile> & {
  /** Whether something is typed that is not saved. */
  isChanged: boolean;
};

/** One's own profile; the name in the header follows as soon as it is saved. */
export function useProfile(loaded: Profile): ProfileState {
  const [saved, setSaved] = useState(loaded);
  const blank = useMemo(() => fieldsOfProfile(saved), [saved]);
  const state = useSending({
    key: 'profile',
    blank,
    id: 'profile',
    labels: profileLabels,
    schema: profileFields,
    send: (body) => updateProfile(saved.seq, body),
    what: 'profile',
    explain: explained,
    onSent: (profile) => {
      track('account', 'profile');
      setSaved(profile);
      renameUser(profile);
      void notify.success('Saved profile');
    },
  });
  const before: Readonly<Record<string, string>> = blank;
  const isChanged = Object.entries(state.draft).some(([field, typed]) => typed.trim() !== before[field]);
  return { ...state, isChanged };
}

function explained(error: CallError): SendingFailure | null {
  if (error.status === 409) {
    return {
      title: 'Another account has this e-mail address.',
      text: 'Enter another address; the rest of what you changed is kept here and not saved yet.',
      problems: { email: 'Another account has this address.' },
    };
  }
  return savingFailure(error, {
    not: 'Your profile was not saved.',
    maybe: 'Your profile may have been saved.',
    onward: 'Saving it once more does no harm.',
  });
}
