import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { brand } from '#src/brand.ts';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { safeReturnTo } from '#src/lib/safe-return-to.ts';
import { to } from '#src/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { SignInForm } from '#src/screens/sign-in/sign-in-form.tsx';
import style from '#src/screens/sign-in/sign-in.module.css';
import { useSession } from '#src/stores/session.ts';

const ForgotForm = lazyPart(
  async () => (await import('#src/screens/sign-in/forgot-form.tsx')).ForgotForm,
  'the form',
);

const benefits = [
  ['Favorites', 'With notes, and alerts when an item changes.'],
  ['Saved searches', 'They count new results.'],
  ['Design projects', 'Binder, product schedule, LEED scorecard, submittal in one PDF.'],
] as const;

/** Continues to the return address; at once for someone who is already signed in. */
export function Screen() {
  const query = new URLSearchParams(useLocation().search);
  const returnTo = safeReturnTo(query.get('returnTo'));
  const isSignedIn = useSession(({ user }) => user !== null);
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(returnTo, { replace: true });
  }, [isSignedIn, navigate, returnTo]);
  return (
    <Page
      title="Sign in"
      description={`Sign in to ${brand.name} to save favorites, saved searches, and design projects.`}
      canonical={null}
    >
      <div className="wrap stack at-start gap-5 page-high compact-title">
        <h1>Sign in</h1>
        <WithPanel
          isShort
          panel={
            <PanelPart title="With an account" facts={benefits}>
              <p>
                <Link className={buttonClass()} to={to.createAccount(returnTo)}>
                  Create an account
                </Link>
              </p>
              <p className="small muted">
                You don’t need an account to search, read, or download, and never will.
              </p>
            </PanelPart>
          }
        >
          {returnTo !== '/' && <p className="small muted">You’ll continue to the page you wanted.</p>}
          <SignInForm isSignedIn={isSignedIn} />
          <Forgot />
        </WithPanel>
      </div>
    </Page>
  );
}

/** Link for people who forgot their password. */
function Forgot() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`stack at-left gap-3 ${style.forgot}`}>
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        aria-controls="forgot"
        onClick={() => setOpen(!isOpen)}
      >
        Forgot your password?
      </button>
      <div className="full-width" id="forgot">
        {isOpen && (
          <Suspense>
            <ForgotForm />
          </Suspense>
        )}
      </div>
    </div>
  );
}
