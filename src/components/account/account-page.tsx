import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { brand } from '#src/brand.ts';
import style from '#src/components/account/account-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { SignOutLink } from '#src/components/account/sign-out-link.tsx';
import { UnsentChanges } from '#src/components/account/unsent-changes.tsx';
import { WhileSignedIn } from '#src/components/account/while-signed-in.tsx';
import { to } from '#src/paths.ts';

interface Props {
  title: string;
  /** One sentence. */
  description: string;
  /** Shown beside the title: actions on everything on the page. */
  tools?: ReactNode;
  children: ReactNode;
}

type Place = readonly [label: string, href: string];

/** In menu order. */
const places: readonly (readonly Place[])[] = [
  [
    ['Overview', to.account()],
    ['Favorites', to.favorites()],
    ['Saved searches', to.savedSearches()],
    ['Projects', to.designProjects()],
    [`${brand.specWizard}s`, to.specwizardProjects()],
    ['Content requests', to.contentRequests()],
  ],
  [
    ['Profile', to.profile()],
    ['Office', to.office()],
    ['Password', to.changePassword()],
  ],
];

/**
 * The frame of every account screen: menu, title, and content. Renders nothing once the user is signed out,
 * in this tab or another.
 */
export function AccountPage({ title, description, tools, children }: Props) {
  const { pathname, hash } = useLocation();
  return (
    <WhileSignedIn>
      <Page title={title} description={description} canonical={null}>
        <div className={`wrap grid at-start page-high one-column-899 print-block ${style.page}`}>
          <Menu pathname={pathname} hash={hash} />
          <div className="stack at-start shrinks gap-4">
            <div className="cluster between gap-2-4 compact-title">
              <h1>{title}</h1>
              {tools && <div className="flow gap-2 rows-599 screen-only">{tools}</div>}
            </div>
            <UnsentChanges />
            {children}
          </div>
        </div>
      </Page>
    </WhileSignedIn>
  );
}

/** In a narrow window, the menu is one line; the current link is then in its middle. */
function bringIntoView(link: HTMLLIElement | null): void {
  const menu = link?.closest('nav');
  if (link && menu) menu.scrollLeft = link.offsetLeft - (menu.clientWidth - link.offsetWidth) / 2;
}

function Menu({ pathname, hash }: { pathname: string; hash: string }) {
  const here = placeOf(pathname, hash);
  return (
    <nav
      className={`stack self-start relative at-start gap-4 note nowrap screen-only fading-ends ${style.menu}`}
      aria-label="Account"
    >
      {places.map((group, index) => (
        <ul key={index}>
          {group.map(([label, href]) => (
            <li key={href} ref={href === here && href !== to.account() ? bringIntoView : null}>
              <Link to={href} aria-current={href === here ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
          {index === places.length - 1 && (
            <li>
              <SignOutLink />
            </li>
          )}
        </ul>
      ))}
    </nav>
  );
}

/**
 * The menu link to mark as current: the exact address with its hash, else the screen, else its closest
 * ancestor.
 */
function placeOf(pathname: string, hash: string): string | null {
  if (pathname.startsWith(to.specwizardProject(0).slice(0, -1))) return to.specwizardProjects();
  const hrefs = places.flat().map(([, href]) => href);
  return (
    hrefs.find((href) => href === pathname + hash) ??
    hrefs.find((href) => href === pathname) ??
    hrefs.find((href) => href !== to.account() && pathname.startsWith(`${href}/`)) ??
    null
  );
}
