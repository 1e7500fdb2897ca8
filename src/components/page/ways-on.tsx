import { Link } from '#src/components/page/link.tsx';

export type Way = readonly [label: string, href: string];

interface Props {
  className?: string | undefined;
  /** `false` for one that is not offered. */
  ways: readonly (Way | false)[];
}

const isOffered = (way: Way | false): way is Way => way !== false;

/** Links to what a visitor may do next, above all where there is nothing to show. */
export function WaysOn({ className, ways }: Props) {
  return (
    <ul className={className}>
      {ways.filter(isOffered).map(([label, href]) => (
        <li key={label}>
          <Link className="link" to={href}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
