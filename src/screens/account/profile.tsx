import { useLoaderData } from 'react-router';

import { AccountPage } from '#src/components/account-page.tsx';
import { OfficeFields, PersonFields } from '#src/components/profile/profile-fields.tsx';
import { FormProblems } from '#src/components/sending/form-problems.tsx';
import style from '#src/components/sending/form.module.css';
import { SendingFailed } from '#src/components/sending/sending-failed.tsx';
import type { Profile } from '#src/contracts/circulation.ts';
import { profileFieldNames, profileLabels } from '#src/domain/account/profile.ts';
import type { ProfileField } from '#src/domain/account/profile.ts';
import type { profile } from '#src/screens/account/loaders.ts';
import { useProfile } from '#src/screens/account/use-profile.ts';
import { Button } from '#src/ui/button.tsx';

/** Who one is, and where one works. */
export function Screen() {
  const loaded = useLoaderData<typeof profile>();
  return (
    <AccountPage title="Profile" description="Your name, e-mail address and office.">
      <ProfileForm loaded={loaded} />
    </AccountPage>
  );
}

function ProfileForm({ loaded }: { loaded: Profile }) {
  const { draft, change, problems, failure, isSending, isChanged, form, submit, startAnew } =
    useProfile(loaded);
  const fields = { draft, change, problems, idOf };
  return (
    <form
      ref={form}
      className={style.form}
      noValidate
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        // What is saved already is not saved once more, as by the second of two quick clicks.
        if (isChanged) submit();
      }}
    >
      <FormProblems
        problems={problems}
        fields={profileFieldNames}
        labels={profileLabels}
        idOf={idOf}
        form={form}
      />
      <PersonFields {...fields} />
      <fieldset className={style.group}>
        <legend>Your office</legend>
        <OfficeFields {...fields} />
      </fieldset>
      <SendingFailed failure={failure} />
      <div className={style.send}>
        <Button kind="primary" type="submit" aria-disabled={isSending || !isChanged}>
          {isSending ? 'Saving…' : 'Save profile'}
        </Button>
        {isChanged && !isSending && <Button onClick={startAnew}>Undo changes</Button>}
        <p className={style.privacy} role="status">
          {isChanged ? 'Not saved yet.' : 'All of it is saved.'}
        </p>
      </div>
    </form>
  );
}

function idOf(field: ProfileField): string {
  return `profile-${field}`;
}
