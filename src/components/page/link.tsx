import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router';

import { prefetch } from '#src/components/page/prefetch.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of this site, from `to`. */
  to: string;
  /** Keeps the scroll position, for filters and pages of one list. */
  keepScroll?: boolean;
  replace?: boolean;
};

/** The router's `navigate`, provided by the root layout; without it, links navigate like plain anchors. */
export const Navigate = createContext<NavigateFunction | null>(null);

/**
 * For every link within the site. Prefetches code and data on hover or focus. Not the router's own `Link`,
 * whose hooks re-render all of a list's hundreds of links on every navigation.
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

/** Other clicks, such as those that open a new tab, are left to the browser. */
function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !isModified && (target === undefined || target === '_self');
}
