import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { to } from '#src/paths.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

/**
 * Renders its children for signed-in users only. When the user signs out in any tab, it goes to sign in; when
 * another user signs in, it renders nothing until that user's data has loaded.
 */
export function WhileSignedIn({ children }: { children: ReactNode }) {
  const person = useSession(userIdOf);
  const [shown, setShown] = useState(person);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const returnTo = pathname + search + hash;
  useEffect(() => {
    if (person === null) void navigate(to.signIn(returnTo), { replace: true });
    else if (person !== shown) void revalidate().then(() => setShown(person));
  }, [person, shown, navigate, revalidate, returnTo]);
  return person !== null && person === shown ? children : null;
}
