import { useMemo, useState } from 'react';

import { call } from '#src/api/call.ts';
import { circulationUpdate, type Profile } from '#src/contracts/circulation.ts';
import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import { saveErrorText, saveFailure } from '#src/components/forms/save-errors.ts';
import { useSubmitForm, type SubmitFormState } from '#src/components/forms/use-submit-form.ts';
import type { SubmitFailure } from '#src/components/forms/submit-errors.ts';
import { profileFields, type ProfileFields } from '#src/contracts/forms/account.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { mergeProfile } from '#src/domain/account/merge-profile.ts';
import { fieldsOfProfile, profileLabels } from '#src/domain/account/profile.ts';
import { renameUser } from '#src/services/rename-user.ts';
import { saveMerged } from '#src/services/save-merged.ts';

type ProfileState = SubmitFormState<ProfileFields, Profile> & {
  /** Whether there are unsaved changes. */
  isChanged: boolean;
};

/** Saving also updates the name in the header. */
export function useProfile(loaded: Profile): ProfileState {
  const [saved, setSaved] = useState(loaded);
  const blank = useMemo(() => fieldsOfProfile(saved), [saved]);
  const state = useSubmitForm({
    key: 'profile',
    blank,
    id: 'profile',
    labels: profileLabels,
    schema: profileFields,
    send: (body, base) => saveProfile(saved, body, base),
    saved: fieldsOfProfile,
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

/** `base` has the form's values before any changes. */
const saveProfile = (saved: Profile, body: ProfileFields, base: ProfileFields): Promise<Result<Profile>> =>
  saveMerged({
    base: { ...saved, ...base },
    mine: { ...saved, ...body },
    known: saved,
    merge: mergeProfile,
    write: ({ seq, ...fields }) => call(circulationUpdate, { params: { userSeq: seq }, body: fields }),
    name: 'Your profile',
  });

function explained(error: CallError): SubmitFailure | null {
  const title = 'Your profile was not saved.';
  if (error.status === 409 && error.field === 'updated_at')
    return { title, text: `${saveErrorText(error)} What you typed is still here.`, problems: {} };
  if (error.status === 409) {
    return {
      title: 'Another account uses this email address.',
      text: 'Enter a different address. Your other changes are still here but not saved yet.',
      problems: { email: 'Another account uses this address.' },
    };
  }
  return saveFailure(error, {
    not: title,
    maybe: 'Your profile may have been saved.',
    advice: 'It’s safe to save again.',
  });
}
