import { memo, Suspense, useState } from 'react';

import { brand } from '#src/brand.ts';
import { ForWidth } from '#src/components/page/for-width.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import style from '#src/layouts/header.module.css';
import { UserLink } from '#src/layouts/user-link.tsx';
import { to } from '#src/paths.ts';
import { Icon } from '#src/ui/icon.tsx';

const links = [
  ['Products', to.contentType('product')],
  ['CAD', to.contentType('cad')],
  ['BIM', to.contentType('bim')],
  ['Specs', to.contentType('spec')],
  [brand.specWizard, to.specwizards()],
  ['EPDs', to.contentType('epd')],
] as const;

/** Links that a wide window has in its footer and on its pages; loaded when the menu first opens. */
const MoreLinks = lazyPart(async () => (await import('#src/layouts/more-links.tsx')).MoreLinks, null);

/** The header of every screen: brand, navigation, and search. */
export const Header = memo(function Header() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={`relative line-bottom paper ${style.bar}`}>
      <div className={`wrap row gap-5 ${style.line}`}>
        <Link className={`inline-row touch-high gap-2 lead ink bold ${style.brand}`} to={to.home()}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M1 5h18v4H1zM3 9v10M17 9v10" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          {brand.name}
        </Link>
        <ForWidth width="narrow">
          <UserLink />
          <button
            type="button"
            className={`at-middle high-34 gap-2 note framed rounded ${style.toggle}`}
            aria-expanded={isOpen}
            aria-controls="site-links"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} /> <span>Menu</span>
          </button>
        </ForWidth>
        <nav
          id="site-links"
          className={isOpen ? `flex note ${style.links} ${style.open}` : `flex note ${style.links}`}
          aria-label="Library"
        >
          {links.map(([label, href]) => (
            <Link
              key={href}
              to={href}
              onClick={() => setOpen(false)}
              onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
            >
              {label}
            </Link>
          ))}
          {isOpen && (
            <Suspense>
              <MoreLinks onFollow={() => setOpen(false)} />
            </Suspense>
          )}
        </nav>
        <SearchBox place="header" />
        <ForWidth width="wider">
          <UserLink />
        </ForWidth>
      </div>
    </header>
  );
});
