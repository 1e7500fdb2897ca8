import { useLocation } from 'react-router';

import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/account/sign-in-offer.module.css';
import { to } from '#src/paths.ts';
import { rememberPendingAction } from '#src/stores/pending-actions.ts';
import type { PendingActions } from '#src/stores/pending-actions.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  /** What happens once somebody has signed in, in one sentence. */
  what: string;
  /** What is remembered on the way to sign in, and only then. */
  wish: Partial<PendingActions>;
  onClose: () => void;
}

/** Says that keeping needs an account, and leads there and back to where one stood. */
export function SignInOffer({ what, wish, onClose }: Props) {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const remember = (): void => rememberPendingAction(wish);
  return (
    <Dialog title="Sign in to keep it" onClose={onClose}>
      <p className={style.what}>{what}</p>
      <div className={style.links}>
        <Link className={buttonClass('primary')} to={to.signIn(here)} onClick={remember}>
          Sign in
        </Link>
        <Link className={buttonClass()} to={to.createAccount(here)} onClick={remember}>
          Create an account
        </Link>
      </div>
    </Dialog>
  );
}
