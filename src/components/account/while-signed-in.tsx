import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { to } from '#src/paths.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

/**
 * Shows what only the person who is signed in may see. When they have gone, in whichever tab, it leads to sign in; when
 * somebody else came, it shows nothing until that person's own data is there.
 */
export function WhileSignedIn({ children }: { children: ReactNode }) {
  const person = useSession(userIdOf);
  const [shown, setShown] = useState(person);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const wanted = pathname + search + hash;
  useEffect(() => {
    if (person === null) void navigate(to.signIn(wanted), { replace: true });
    else if (person !== shown) void revalidate().then(() => setShown(person));
  }, [person, shown, navigate, revalidate, wanted]);
  return person !== null && person === shown ? children : null;
}
