import { Link } from '#src/components/page/link.tsx';

export type NextLink = readonly [label: string, href: string];

interface Props {
  className?: string | undefined;
  /** `false` entries are skipped. */
  ways: readonly (NextLink | false)[];
}

const isOffered = (way: NextLink | false): way is NextLink => way !== false;

/** Suggests next steps, mostly where there is nothing to show. */
export const NextLinks = ({ className, ways }: Props) => (
  <ul className={className}>
    {ways.filter(isOffered).map(([label, href]) => (
      <li key={`${href} ${label}`}>
        <Link className="link" to={href}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
