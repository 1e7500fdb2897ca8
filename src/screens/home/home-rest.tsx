import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Alerts, AlertsSkeleton } from '#src/screens/home/alerts.tsx';
import { Divisions, DivisionsSkeleton } from '#src/screens/home/divisions.tsx';
import { FeaturedProducts, FeaturedSkeleton } from '#src/screens/home/featured-products.tsx';
import style from '#src/screens/home/home-rest.module.css';
import type { home } from '#src/screens/home/loaders.ts';
import { Promotion, PromotionSkeleton } from '#src/screens/home/promotion.tsx';
import { Proof } from '#src/screens/home/proof.tsx';

/** Everything below the head of the home page. */
export function HomeRest(loaded: ReturnType<typeof home>) {
  const { library, featured, alerts, promo, banners, assembly, excerpt } = loaded;
  return (
    <div className={`wrap stack gap-6 near-window-first ${style.rest}`}>
      <section aria-labelledby="by-division">
        <div className="cluster between gap-1-4">
          <h2 id="by-division">Divisions</h2>
          <Link className="link note pad-block-3px" to={to.library()}>
            All counts, by division and type
          </Link>
        </div>
        <Deferred result={library} what="the library by division" fallback={<DivisionsSkeleton />}>
          {(data) => <Divisions library={data} />}
        </Deferred>
      </section>
      <Proof assembly={assembly} excerpt={excerpt} />
      <section aria-labelledby="featured">
        <h2 id="featured">Featured products</h2>
        <Deferred result={featured} what="the featured products" fallback={<FeaturedSkeleton />}>
          {(products) => <FeaturedProducts products={products} />}
        </Deferred>
      </section>
      <div className={`halves at-top gap-6 pad-top-4 one-column-819 line-top ${style.quiet}`}>
        <section aria-labelledby="alerts">
          <h2 id="alerts">Product alerts</h2>
          <Deferred result={alerts} what="the alerts" fallback={<AlertsSkeleton />}>
            {(items) => <Alerts alerts={items} />}
          </Deferred>
        </section>
        <section aria-label="Announcement">
          <Deferred result={promo} what="the announcement" fallback={<PromotionSkeleton />}>
            {(data) => <Promotion promo={data} />}
          </Deferred>
        </section>
      </div>
      <BannerSlot result={banners} />
    </div>
  );
}
