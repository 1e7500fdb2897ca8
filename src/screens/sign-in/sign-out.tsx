import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { notify } from '#src/browser/toasts.ts';
import { Page } from '#src/components/page.tsx';
import { to } from '#src/paths.ts';
import { signOut } from '#src/stores/sign-out.ts';

/** Signs out and goes home (spec §2). Not in the loader: that also runs when somebody merely points at a link. */
export function Screen() {
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    void signOut().then((told) => {
      if (isLeft) return;
      void navigate(to.home(), { replace: true });
      void (told
        ? notify.success('You are signed out.')
        : notify.warning(
            'You are signed out here. The server could not be told yet: it will be at the next visit.',
          ));
    });
    return () => {
      isLeft = true;
    };
  }, [navigate]);
  return (
    <Page title="Signing out" description="Ends your session and goes to the home page." canonical={null}>
      <p className="wrap" role="status">
        Signing out…
      </p>
    </Page>
  );
}
