import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { rememberPendingAction, type PendingActions } from '#src/services/pending-actions.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  /** One sentence: what happens after signing in. */
  what: string;
  /** Stored only when the visitor follows a sign-in link, and carried out after signing in. */
  pending: Partial<PendingActions>;
  /** Where to return after signing in; the current address by default. */
  returnTo?: string;
  onClose: () => void;
  /** Alternatives that need no account. */
  children?: ReactNode;
}

/** Explains that saving needs an account, and links to sign in and back. */
export function SignInOffer({ what, pending, returnTo, onClose, children }: Props) {
  const { pathname, search, hash } = useLocation();
  const here = returnTo ?? pathname + search + hash;
  const remember = (): void => rememberPendingAction(pending);
  return (
    <Dialog title="Sign in to save" onClose={onClose}>
      <p className="quiet anywhere">{what}</p>
      <div className="flow gap-2">
        <Link className={buttonClass('primary')} to={to.signIn(here)} onClick={remember}>
          Sign in
        </Link>
        <Link className={buttonClass()} to={to.createAccount(here)} onClick={remember}>
          Create an account
        </Link>
      </div>
      {children}
    </Dialog>
  );
}
