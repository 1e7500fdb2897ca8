import type { ReactNode } from 'react';

import { attributeText } from '#src/domain/attribute-amount.ts';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { ListedProduct, Product } from '#src/contracts/content.ts';
import { maxCompared } from '#src/domain/compare/choice.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import { useUnits } from '#src/stores/units.ts';
import style from '#src/screens/products/other-products.module.css';
import { Dotted } from '#src/ui/dotted.tsx';

/** One row on a desktop; the section's and the manufacturer's lists have all. */
const shown = 4;

/** Other products with the two properties that differ. Renders nothing if there are none. */
export function OtherProducts(props: {
  title: string;
  /** The current product. */
  of: Product;
  products: readonly ListedProduct[];
  showCompany: boolean;
  /** Shown beside the title. */
  aside?: ReactNode;
}) {
  const { title, of, products, showCompany, aside } = props;
  const system = useUnits((units) => units.system);
  if (products.length === 0) return null;
  const beside = products.slice(0, maxCompared - 1).map(({ id }) => id);
  return (
    <section className="screen-only">
      <div className="flow baseline gap-1-4">
        <h2>{title}</h2>
        <Link className="note accent pad-block-3px" to={to.compare([of.id, ...beside])}>
          Compare with {beside.length < products.length ? `the first ${beside.length}` : 'these'}
          <span className="unseen"> of {title}</span>
        </Link>
        {aside}
      </div>
      <ul className={`grid space-top-3 ${style.list}`}>
        {products.slice(0, shown).map((product) => (
          <li className="at-top gap-3" key={product.id}>
            <Picture src={product.picture} alt="" width={104} height={78} />
            <div className="stack at-left small muted">
              <h3 className="note ink">
                <Link className="block touch-high pad-block-2px" to={to.product(product.id)}>
                  {product.title}
                </Link>
              </h3>
              {showCompany && (
                <Link className="block touch-high pad-block-2px" to={to.company(product)}>
                  {product.company}
                </Link>
              )}
              <Dotted
                of={product.attributes
                  .slice(0, 2)
                  .map((attribute) => `${attribute.label} ${attributeText(attribute, system)}`)}
              />
            </div>
            <FavoriteButton item={savedItem(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
