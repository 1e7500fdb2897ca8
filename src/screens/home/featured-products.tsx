import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ListedProduct } from '#src/contracts/content.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/home/featured-products.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Four products in random order, each with its drawing and a short description. */
export const FeaturedProducts = ({ products }: { products: readonly ListedProduct[] }) => (
  <ul className={`grid gap-4 fading-ends ${style.list}`}>
    {products.map((product) => (
      <li key={product.id} className={`grid at-start gap-2 body-subheads ${style.card}`}>
        <Picture src={product.picture} alt="" width={320} height={240} />
        <FavoriteButton item={savedItem(product)} className={style.star} />
        <h3>
          <Link to={to.product(product.id)}>{product.title}</Link>
        </h3>
        <p className="stack at-left gap-2px small muted high-links">
          <Link to={to.company(product)}>{product.company}</Link>
          {product.csi[0] && <SectionNumber section={product.csi[0]} />}
        </p>
      </li>
    ))}
  </ul>
);

export const FeaturedSkeleton = () => (
  <div className={`grid gap-4 ${style.list}`} aria-hidden="true">
    {[0, 1, 2, 3].map((card) => (
      <div key={card} className={`grid at-start gap-2 body-subheads ${style.card}`}>
        <Picture src={null} alt="" width={320} height={240} />
        <Skeleton height="38px" />
        <Skeleton width="70%" height="42px" />
      </div>
    ))}
  </div>
);
