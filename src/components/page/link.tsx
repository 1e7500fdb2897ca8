import { Link as RouterLink } from 'react-router';
import type { LinkProps } from 'react-router';

import { prefetch } from '#src/components/page/prefetch.ts';

type Props = Omit<LinkProps, 'to' | 'preventScrollReset'> & {
  /** A path of this site, from `to`. */
  to: string;
  /** Stays where the page is scrolled to: filters and pages of one list. */
  keepScroll?: boolean;
};

/** Every link within the site. Its code and data are fetched when a visitor points at it or focuses it. */
export function Link({ keepScroll = false, onPointerEnter, onFocus, ...rest }: Props) {
  return (
    <RouterLink
      {...rest}
      preventScrollReset={keepScroll}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(rest.to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(rest.to);
      }}
    />
  );
}
