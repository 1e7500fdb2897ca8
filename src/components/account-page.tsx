import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import style from '#src/components/account-page.module.css';
import { Link } from '#src/components/link.tsx';
import { Page } from '#src/components/page.tsx';
import { WhileSignedIn } from '#src/components/while-signed-in.tsx';
import { to } from '#src/paths.ts';
import { toFurther } from '#src/paths/further.ts';

interface Props {
  title: string;
  /** What this screen is for, in one sentence. */
  description: string;
  /** Beside the title: what can be done with all of it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The account's screens, in the order of its menu. */
const places = [
  ['Overview', to.account()],
  ['Favorites', toFurther.favorites()],
  ['Saved searches', toFurther.savedSearches()],
  ['Projects', toFurther.designProjects()],
  ['Content requests', toFurther.contentRequests()],
  ['Profile', toFurther.profile()],
  ['Password', toFurther.changePassword()],
  ['Sign out', toFurther.signOut()],
] as const;

/**
 * What every screen of the account stands in: its menu, its title, and nothing once the person has gone, whether they
 * signed out in another tab or their session ended.
 */
export function AccountPage({ title, description, tools, children }: Props) {
  const { pathname } = useLocation();
  return (
    <WhileSignedIn>
      <Page title={title} description={description} canonical={null}>
        <div className={`wrap ${style.page}`}>
          <nav className={style.menu} aria-label="Account">
            {places.map(([label, href]) => (
              <Link key={href} to={href} aria-current={isUnder(href, pathname) ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <div className={style.main}>
            <div className={style.head}>
              <h1>{title}</h1>
              {tools && <div className={style.tools}>{tools}</div>}
            </div>
            {children}
          </div>
        </div>
      </Page>
    </WhileSignedIn>
  );
}

function isUnder(href: string, pathname: string): boolean {
  return pathname === href || (href !== to.account() && pathname.startsWith(`${href}/`));
}
