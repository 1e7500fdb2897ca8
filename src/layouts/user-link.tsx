import { useLocation } from 'react-router';

import { Link } from '#src/components/page/link.tsx';
import style from '#src/layouts/header.module.css';
import { isSecretPath } from '#src/lib/secret-paths.ts';
import { to } from '#src/paths.ts';
import { useSession } from '#src/stores/session.ts';

export function UserLink() {
  const user = useSession((session) => session.user);
  const { pathname, search, hash } = useLocation();
  // Between the sign-in screens, the original page stays the target.
  const returnTo = /^\/signin(?:\/|$)/.test(pathname)
    ? (new URLSearchParams(search).get('returnTo') ?? '/')
    : isSecretPath(pathname)
      ? '/'
      : pathname + search + hash;
  return user ? (
    <Link
      className={`note ellipsis text-right pad-block-6px ${style.person}`}
      to={to.account()}
      title="Your account"
    >
      {user.firstName}
    </Link>
  ) : (
    <Link className={`note ellipsis text-right pad-block-6px ${style.person}`} to={to.signIn(returnTo)}>
      Sign in
    </Link>
  );
}
