import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router';

import { prefetch } from '#src/components/page/intent.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of this site, from `to`. */
  to: string;
  /** Stays where the page is scrolled to: filters and pages of one list. */
  keepScroll?: boolean;
  replace?: boolean;
};

/** The router's `navigate`, given once by the root layout; without it a link is the browser's own. */
export const Follow = createContext<NavigateFunction | null>(null);

/**
 * Every link within the site. Its code and data are fetched as soon as somebody points at it. Our own anchor: the router's
 * `Link` brings 6 kB for server rendering, and its hooks render every link of a page anew with each step of a navigation.
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
  const follow = use(Follow);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (follow === null || event.defaultPrevented || !isPlainClick(event, rest.target)) return;
        event.preventDefault();
        void follow(to, { replace, preventScrollReset: keepScroll });
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

/** What the router follows; everything else, as a new tab, is left to the browser. */
function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !isModified && (target === undefined || target === '_self');
}
