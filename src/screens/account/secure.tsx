import { AccountPage } from '#src/components/account/account-page.tsx';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import style from '#src/screens/account/account.module.css';
import { useSession } from '#src/stores/session.ts';

const links = [
  ['Search the library', to.searchEmpty(), 'Products, drawings, specifications, and declarations'],
  ['Your favorites', to.favorites(), 'Items you saved, and what has changed since'],
  ['Your saved searches', to.savedSearches(), 'New results since you last looked'],
  ['Your projects', to.designProjects(), 'Binders, schedules, scorecards, and submittals'],
  ['Content requests', to.contentRequests(), 'Content you asked us to add'],
  ['Your account', to.account(), 'Everything at a glance'],
] as const;

/**
 * A starting page for signed-in people. Nothing on the site links here, because signing in without a target leads home.
 */
export function Screen() {
  const user = useSession((session) => session.user);
  return (
    <AccountPage
      title={`Welcome, ${user?.firstName ?? ''}`}
      description="You’re signed in. Here’s what you saved."
    >
      <p className="quiet anywhere">
        Signed in as <bdi>{user?.email}</bdi>.
      </p>
      <ul className={`line-top tall-links lined-items ${style.links}`} aria-label="Next">
        {links.map(([label, href, what]) => (
          <li className="baseline gap-0-4" key={href}>
            <Link className="link" to={href}>
              {label}
            </Link>
            <span className="note muted">{what}</span>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
