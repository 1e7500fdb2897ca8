import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { brand } from '#src/brand.ts';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { safeReturnTo } from '#src/lib/safe-return-to.ts';
import { to } from '#src/paths.ts';
import { CreateForm } from '#src/screens/sign-in/create-form.tsx';
import { useNewAccount } from '#src/screens/sign-in/use-new-account.ts';
import { useSession } from '#src/stores/session.ts';

const facts = [
  ['Saved to your account', 'Favorites, saved searches, design projects, and requests.'],
  ['Visible only to you', 'Manufacturers see only what you send them.'],
  ['Not needed to look', 'You don’t need an account to search, read, or download.'],
] as const;

/** Continues to the return address once signed in; at once for someone who already is. Sends nothing on its own. */
export function Screen() {
  const query = new URLSearchParams(useLocation().search);
  const returnTo = safeReturnTo(query.get('returnTo'));
  const isSignedIn = useSession(({ user }) => user !== null);
  const navigate = useNavigate();
  const state = useNewAccount(returnTo);
  useEffect(() => {
    if (isSignedIn) void navigate(returnTo === '/' ? to.account() : returnTo, { replace: true });
  }, [isSignedIn, navigate, returnTo]);
  const signInHref = to.signIn(returnTo);
  return (
    <Page
      title="Create an account"
      description={`A free ${brand.name} account for favorites, saved searches, and design projects.`}
      canonical={null}
    >
      <div className="wrap stack at-start gap-5 page-high compact-title">
        <h1>Create an account</h1>
        <WithPanel
          panel={
            <>
              <PanelPart title="Already have an account?">
                <p>
                  <Link className="link" to={signInHref}>
                    Sign in
                  </Link>
                </p>
              </PanelPart>
              <PanelPart title="What you get" facts={facts} />
            </>
          }
        >
          {state.sent?.error ? (
            <SentNotice title="Your account was created" level={2}>
              <p>
                But signing in failed: {state.sent.error.message}
                {state.sent.error.status !== 429 && ' Try again.'}
              </p>
              <p>
                <Link className="link" to={signInHref}>
                  Sign in
                </Link>
              </p>
            </SentNotice>
          ) : (
            <CreateForm state={{ ...state, isSending: state.isSending || isSignedIn }} />
          )}
        </WithPanel>
      </div>
    </Page>
  );
}
