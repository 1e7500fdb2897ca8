import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { brand } from '#src/brand.ts';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { safeReturnTo } from '#src/lib/safe-return-to.ts';
import { to } from '#src/paths.ts';
import { CreateForm } from '#src/screens/sign-in/create-form.tsx';
import style from '#src/screens/sign-in/sign-in.module.css';
import { useNewAccount } from '#src/screens/sign-in/use-new-account.ts';
import { useSession } from '#src/stores/session.ts';

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
      <div className={`wrap at-start ${style.page}`}>
        <section className="stack at-start gap-3 compact-title">
          <h1>Create an account</h1>
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
        </section>
        <section
          className={`stack at-start gap-3 note tall-links minor-heads ${style.aside}`}
          aria-labelledby="have"
        >
          <h2 id="have">Already have an account?</h2>
          <p>
            <Link className="link" to={signInHref}>
              Sign in
            </Link>
          </p>
          <h2>What you get</h2>
          <p>
            Favorites, saved searches, design projects, and requests are saved to your account and visible
            only to you. Manufacturers see only what you send them.
          </p>
          <p className="small muted">You don’t need an account to search, read, or download.</p>
        </section>
      </div>
    </Page>
  );
}
