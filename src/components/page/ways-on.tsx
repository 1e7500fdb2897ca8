import { Link } from '#src/components/page/link.tsx';

export type Way = readonly [label: string, href: string];

interface Props {
  className?: string | undefined;
  /** `false` for one that is not offered. */
  ways: readonly (Way | false)[];
}

const isOffered = (way: Way | false): way is Way => way !== false;

/** Where to go on from, above all where there is nothing to see. */
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
