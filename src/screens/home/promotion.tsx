import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Promo } from '#src/contracts/promo.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/home/promotion.module.css';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';

export function Promotion({ promo }: { promo: Promo | null }) {
  if (!promo) return null;
  return (
    <div className={`grid at-start gap-2 body-subheads ${style.promo}`}>
      <h2>Announcement</h2>
      <Picture src={promo.picture} alt="" width={320} height={240} />
      <h3>
        {promo.productId === null ? promo.title : <Link to={to.product(promo.productId)}>{promo.title}</Link>}
      </h3>
      <p className={`note quiet ${style.text}`}>{promo.text}</p>
      {promo.coid !== null && promo.company !== null && (
        <p className={`small muted ${style.manufacturer}`}>
          <Link to={to.company({ coid: promo.coid, companySlug: promo.companySlug ?? '' })}>
            {promo.company}
          </Link>
        </p>
      )}
    </div>
  );
}

export const PromotionSkeleton = () => (
  <div className={`grid at-start gap-2 body-subheads ${style.promo}`} aria-hidden="true">
    <h2>
      <Skeleton width="60%" />
    </h2>
    <Picture src={null} alt="" width={320} height={240} />
    <SkeletonText lines={5} />
  </div>
);
