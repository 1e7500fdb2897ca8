import { useNavigate, type NavigateFunction } from 'react-router';

import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { signOut } from '#src/services/sign-out.ts';

/** Signs out, goes to the home page, and reports whether the server confirmed it. */
export async function signOutAndGoHome(navigate: NavigateFunction): Promise<void> {
  const serverKnows = await signOut();
  void navigate(to.home(), { replace: true });
  void (serverKnows
    ? notify.success('You’re signed out.')
    : notify.warning(
        'You’re signed out here. We couldn’t reach the server; it will be notified on your next visit.',
      ));
}

/** Signs out in place, because the sign-out screen's code could not load offline. */
export function SignOutLink() {
  const navigate = useNavigate();
  return (
    <Link
      to={to.signOut()}
      onClick={(event) => {
        event.preventDefault();
        void signOutAndGoHome(navigate);
      }}
    >
      Sign out
    </Link>
  );
}
