import { useLocation } from 'react-router';

import { useEdition } from '#src/components/library/edition.ts';
import style from '#src/components/library/edition-switch.module.css';
import { Link } from '#src/components/page/link.tsx';

const editions = [
  { edition: '04', words: 'MasterFormat 2004 and later' },
  { edition: '95', words: 'MasterFormat 1995' },
] as const;

/** Switches the edition of section numbers for this page and from then on; the URL says it too. */
export function EditionSwitch() {
  const own = useEdition();
  const { pathname, search } = useLocation();
  const hrefOf = (edition: string): string => {
    const query = new URLSearchParams(search);
    query.set('mf', edition);
    return `${pathname}?${query}`;
  };
  return (
    <div
      className={`inline-row rigid gap-1 small muted screen-only forced-fill ${style.switch}`}
      role="group"
      aria-label="Section numbers"
    >
      <span aria-hidden="true">MasterFormat</span>
      {editions.map(({ edition, words }) => (
        <Link
          className="quiet framed rounded"
          key={edition}
          to={hrefOf(edition)}
          replace
          keepScroll
          rel="nofollow"
          aria-label={`${edition}, ${words}`}
          aria-current={edition === own ? 'true' : undefined}
        >
          {edition}
        </Link>
      ))}
    </div>
  );
}
