import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { Page } from '#src/components/page/page.tsx';
import { leaveForHome } from '#src/components/account/sign-out-link.tsx';

/** Signs out and goes home (spec §2). Not in the loader: that also runs when somebody merely points at a link. */
export function Screen() {
  const navigate = useNavigate();
  useEffect(() => void leaveForHome(navigate), [navigate]);
  return (
    <Page title="Signing out" description="Ends your session and goes to the home page." canonical={null}>
      <p className="wrap" role="status">
        Signing out…
      </p>
    </Page>
  );
}
