import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { brand } from '#src/brand.ts';
import { signOutAndGoHome } from '#src/components/account/sign-out-link.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * Signs out and goes home (requirements: sign-in). Not in the loader, because prefetching runs it. A visit that starts
 * here may come from a link on another site, so it asks first.
 */
export function Screen() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirst) void signOutAndGoHome(navigate);
  }, [isFirst, navigate]);
  return (
    <Page title="Sign out" description="Ends your session and returns you to the home page." canonical={null}>
      <div className="wrap stack at-start gap-3 page-high">
        {isFirst ? (
          <section className="stack at-start gap-3 compact-title">
            <h1>Sign out of {brand.name}?</h1>
            <p>
              <Button kind="primary" onClick={() => void signOutAndGoHome(navigate)}>
                Sign out
              </Button>
            </p>
            <p>
              <Link className="link" to={to.home()}>
                Stay signed in
              </Link>
            </p>
          </section>
        ) : (
          <p role="status">Signing out…</p>
        )}
      </div>
    </Page>
  );
}
