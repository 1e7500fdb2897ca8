import type { ReactNode } from 'react';

interface Props {
  /** A path of the site, from `to`. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the site that always opens a new tab, because all other pages refuse to be framed. */
export const OutLink = ({ to, className, children }: Props) => (
  <a className={className} href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
