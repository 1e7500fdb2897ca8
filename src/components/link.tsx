import { Link as RouterLink } from 'react-router';
import type { LinkProps } from 'react-router';

import { prefetch } from '#src/components/intent.ts';

type Props = Omit<LinkProps, 'to'> & {
  to: string;
  /** False where reading ahead would cost more than it gives. */
  readAhead?: boolean;
};

/** Every link within the site. Its code and data are fetched as soon as somebody points at it. */
export function Link({ to, readAhead = true, onPointerEnter, onFocus, ...rest }: Props) {
  return (
    <RouterLink
      to={to}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (readAhead) prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (readAhead) prefetch(to);
      }}
      {...rest}
    />
  );
}
