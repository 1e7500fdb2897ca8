import { Link } from '#src/components/page/link.tsx';
import type { ListedProduct } from '#src/contracts/content.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';

/** That a listed product is no longer made, and which one replaces it. */
export const Discontinued = ({ since, replacedBy }: NonNullable<ListedProduct['discontinued']>) => (
  <>
    Discontinued in <span className="nowrap">{monthAndYear(since)}</span>.
    <Successor of={replacedBy} />
  </>
);

/** The product that replaces another; nothing if none does. */
export const Successor = ({ of }: { of: { id: number; title: string } | null | undefined }) =>
  of && (
    <>
      {' '}
      Replaced by{' '}
      <Link className="link" to={to.product(of.id)}>
        <bdi>{of.title}</bdi>
      </Link>
      .
    </>
  );
