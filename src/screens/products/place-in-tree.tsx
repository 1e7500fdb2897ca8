import { Link } from '#src/components/page/link.tsx';
import type { ProductTreeNode } from '#src/contracts/companies.ts';
import type { Product } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/place-in-tree.module.css';
import { treePlaceOf } from '#src/screens/products/tree-place.ts';

/** The product among its neighbors in the manufacturer's range. */
export function PlaceInTree({ tree, product }: { tree: readonly ProductTreeNode[]; product: Product }) {
  const place = treePlaceOf(tree, product.id);
  if (!place) return null;
  return (
    <section className="screen-only" aria-labelledby="range">
      <h2 id="range">Product line of {product.company}</h2>
      <p className="note muted space-top-1">{place.headings.join(' › ')}</p>
      <ul className={`gap-0-6 note space-top-2 ${style.siblings}`}>
        {place.siblings.map(({ seq, name, tradename }) => (
          <li key={seq}>
            {seq === product.id ? (
              <strong aria-current="page">{tradename ?? name}</strong>
            ) : (
              <Link to={to.product(seq)}>{tradename ?? name}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
