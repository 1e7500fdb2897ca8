import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router';

import { prefetch } from '#src/components/page/prefetch.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of this site, from `to`. */
  to: string;
  /** Keeps the scroll position: filters and pages of one list. */
  keepScroll?: boolean;
  replace?: boolean;
};

/** The router's `navigate`, given once by the root layout; without it a link is the browser's own. */
export const Navigate = createContext<NavigateFunction | null>(null);

/**
 * Every link within the site. Its code and data are fetched when a visitor points at it or focuses it. Not the router's
 * own `Link`: a list has hundreds of links, and its hooks render each of them again with every navigation.
 */
export function Link({
  to,
  keepScroll = false,
  replace = false,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: Props) {
  const navigate = use(Navigate);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (navigate === null || event.defaultPrevented || !isPlainClick(event, rest.target)) return;
        event.preventDefault();
        void navigate(to, { replace, preventScrollReset: keepScroll });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
    >
      {children}
    </a>
  );
}

/** Everything else, as a new tab, is left to the browser. */
function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !isModified && (target === undefined || target === '_self');
}
