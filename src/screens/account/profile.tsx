import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { OfficeFields, NameFields } from '#src/components/account/profile-fields.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/forms/form.module.css';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import type { Profile } from '#src/contracts/circulation.ts';
import { to } from '#src/paths.ts';
import type { profile } from '#src/screens/account/loaders.ts';
import { useProfile } from '#src/screens/account/use-profile.ts';
import { Button } from '#src/ui/button.tsx';

const uses = [
  ['Requests', 'Forms begin with your name and email address. They go only to whom you send them.'],
  ['Signing in', 'The email address is the one you sign in with.'],
  [
    'Documents',
    <>
      What your sections and submittals print is the{' '}
      <Link key="office" className="link" to={to.office()}>
        office’s template
      </Link>
      .
    </>,
  ],
] as const;

export function Screen() {
  const loaded = useScreenData<typeof profile>();
  return (
    <AccountPage title="Profile" description="Your name, email address, and office.">
      <WithPanel panel={<PanelPart title="Where it is used" facts={uses} />}>
        <ProfileForm loaded={loaded} />
      </WithPanel>
    </AccountPage>
  );
}

function ProfileForm({ loaded }: { loaded: Profile }) {
  const state = useProfile(loaded);
  const { text, form, isSending, isChanged, startOver } = state;
  function undo(): void {
    startOver();
    // Moves focus, because the button that was pressed disappears.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
  return (
    <SubmitForm
      state={state}
      name="Profile"
      words={{ send: 'Save profile', sending: 'Saving…' }}
      // Prevents a second quick click from saving again.
      canSend={isChanged}
      beside={
        <>
          {isChanged && !isSending && <Button onClick={undo}>Undo changes</Button>}
          <p className={`small muted ${style.privacy}`} role="status">
            {isChanged ? 'Unsaved changes.' : 'All changes saved.'}
          </p>
        </>
      }
    >
      <NameFields text={text} />
      <fieldset className={`line-top ${style.group}`}>
        <legend className="full-width ink bold">Your office</legend>
        <OfficeFields text={text} />
      </fieldset>
    </SubmitForm>
  );
}
