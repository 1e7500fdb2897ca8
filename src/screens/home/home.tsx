import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { AmpAlternate } from '#src/components/page/amp-alternate.tsx';
import { AfterHeadPaint } from '#src/components/page/after-head-paint.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { publicOrigin } from '#src/browser/location.ts';
import { to } from '#src/paths.ts';
import { Alerts, AlertsSkeleton } from '#src/screens/home/alerts.tsx';
import { FeaturedProducts, FeaturedSkeleton } from '#src/screens/home/featured-products.tsx';
import style from '#src/screens/home/home.module.css';
import { LibrarySentence } from '#src/screens/home/library-sentence.tsx';
import type { home } from '#src/screens/home/loaders.ts';

const HomeRest = lazyPart(
  () => afterFirstPaint(async () => (await import('#src/screens/home/home-rest.tsx')).HomeRest),
  'The rest of the page',
);

/** Example searches that show what can be typed: a number, a property, a symbol, a standard, a format. */
const examples = [
  '08 44 13',
  'standing seam roof',
  '5/8" type X gypsum',
  'ASTM D6878',
  'TPO flashing detail',
] as const;

export function Screen() {
  const loaded = useScreenData<typeof home>();
  const { library, featured, alerts } = loaded;
  return (
    <Page
      title={brand.name}
      description={brand.description}
      canonical={to.home()}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: publicOrigin(),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${publicOrigin()}/search/{terms}`,
          'query-input': 'required name=terms',
        },
      }}
    >
      <AmpAlternate type={null} />
      <div className={`wrap at-top gap-6 one-column-899 ${style.hero}`}>
        <section className="stack gap-4">
          <h1>{brand.tagline}</h1>
          <LibrarySentence result={library} />
          <SearchBox place="home" />
          <p className="flow baseline gap-0-4 note muted padded-links">
            Try{' '}
            {examples.map((terms) => (
              <Link key={terms} className="link" to={to.search(terms)}>
                {terms}
              </Link>
            ))}
          </p>
          <section className="space-top-3" aria-labelledby="alerts">
            <h2 id="alerts">Product alerts</h2>
            <Deferred result={alerts} what="The alerts" fallback={<AlertsSkeleton />}>
              {(items) => <Alerts alerts={items} />}
            </Deferred>
          </section>
        </section>
        <section aria-labelledby="featured">
          <h2 id="featured">Featured products</h2>
          <Deferred result={featured} what="The featured products" fallback={<FeaturedSkeleton />}>
            {(products) => <FeaturedProducts products={products} />}
          </Deferred>
        </section>
      </div>
      <AfterHeadPaint>
        <HomeRest {...loaded} />
      </AfterHeadPaint>
    </Page>
  );
}
