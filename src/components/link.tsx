import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

import { prefetch } from '#src/components/intent.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of this site, from `to`. */
  to: string;
  /** Stays where the page is scrolled to: filters and pages of one list. */
  keepScroll?: boolean;
  replace?: boolean;
};

/**
 * Every link within the site. Its code and data are fetched as soon as somebody points at it. Our own anchor on the
 * router's click handler: the router's `Link` brings 6 kB for server rendering that this site has no use for.
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
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    replace,
    preventScrollReset: keepScroll,
    ...(rest.target === undefined ? {} : { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
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
