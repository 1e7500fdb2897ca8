import { useState } from 'react';

import { AccountPage } from '#src/components/account/account-page.tsx';
import { ChangePasswordForm } from '#src/screens/account/change-password-form.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

export function Screen() {
  const [isChanged, setChanged] = useState(false);
  return (
    <AccountPage title="Password" description="Change the password you sign in with.">
      {isChanged ? (
        <Changed startOver={() => setChanged(false)} />
      ) : (
        <ChangePasswordForm onChanged={() => setChanged(true)} />
      )}
    </AccountPage>
  );
}

function Changed({ startOver }: { startOver: () => void }) {
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Notice tone="good">
      <h2 ref={title} tabIndex={-1}>
        Your password was changed
      </h2>
      <p>You’re still signed in here. Use the new password from now on.</p>
      <Button onClick={startOver}>Change it again</Button>
    </Notice>
  );
}
