import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import style from '#src/screens/home/home-rest.module.css';
import { LibraryMatrix, MatrixSkeleton } from '#src/screens/home/library-matrix.tsx';
import type { home } from '#src/screens/home/loaders.ts';
import { Promotion, PromotionSkeleton } from '#src/screens/home/promotion.tsx';

/** Everything below the head of the home page. */
export function HomeRest({ library, promo, banners }: ReturnType<typeof home>) {
  return (
    <>
      <section className={`wrap pad-block-4 ${style.section}`} aria-labelledby="by-division">
        <h2 id="by-division">The library by division</h2>
        <Deferred result={library} what="The library by division" fallback={<MatrixSkeleton />}>
          {(data) => <LibraryMatrix library={data} />}
        </Deferred>
      </section>
      <div className={`wrap pad-block-4 ${style.section} halves at-top gap-6 one-column-899 ${style.pair}`}>
        <BannerSlot result={banners} />
        <section aria-label="Announcement">
          <Deferred result={promo} what="The announcement" fallback={<PromotionSkeleton />}>
            {(data) => <Promotion promo={data} />}
          </Deferred>
        </section>
      </div>
    </>
  );
}
