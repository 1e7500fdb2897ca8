import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Product } from '#src/contracts/content.ts';
import { withoutId } from '#src/domain/compare/choice.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/compare/product-head.module.css';
import type { Comparison } from '#src/screens/compare/loaders.ts';
import { ReplaceProduct } from '#src/screens/compare/replace-product.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

/** Has buttons to replace or remove the product. */
export function ProductHead({ loaded, product }: { loaded: Comparison; product: Product }) {
  const { ids, onlyDifferences } = loaded.choice;
  return (
    <div className="stack at-start gap-6px">
      <div className="stack at-start at-left gap-2px">
        <Link className={`touch-high ink bold ${style.title}`} to={to.product(product.id)}>
          <bdi>{unbroken(product.title)}</bdi>
        </Link>
        <Link
          className={`touch-high small quiet pad-block-2px ${style.manufacturer}`}
          to={to.company(product)}
        >
          <bdi>{product.company}</bdi>
        </Link>
      </div>
      <div className="row gap-2 screen-only">
        <FavoriteButton item={savedItem(product)} className={style.star} />
        <ReplaceProduct loaded={loaded} replaced={product} />
        <Link
          className={`centered quiet push-right ${style.act}`}
          keepScroll
          to={to.compare(withoutId(ids, product.id), onlyDifferences)}
          aria-label={`Remove ${product.title}`}
          title="Remove"
        >
          <Icon name="close" size={14} />
        </Link>
      </div>
    </div>
  );
}
