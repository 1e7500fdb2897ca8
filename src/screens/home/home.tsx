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
import style from '#src/screens/home/home.module.css';
import { LibrarySentence } from '#src/screens/home/library-sentence.tsx';
import { OwnWorkOr } from '#src/screens/home/own-work.tsx';
import { TypeCounts } from '#src/screens/home/type-counts.tsx';
import type { home } from '#src/screens/home/loaders.ts';

const HomeRest = lazyPart(
  () => afterFirstPaint(async () => (await import('#src/screens/home/home-rest.tsx')).HomeRest),
  'the rest of the page',
);

const AssemblySheet = lazyPart(
  async () => (await import('#src/screens/home/assembly.tsx')).AssemblySheet,
  'the detail',
);

const heading = 'Building products to find, draw, and specify';

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
  const { library, assembly } = loaded;
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
      <div className={`wrap grid gap-6 one-column-1023 ${style.hero}`}>
        <section className="stack at-start gap-4" aria-labelledby="what">
          <h1 id="what">{heading}</h1>
          <LibrarySentence result={library} />
          <SearchBox place="home" />
          <p className={`flow baseline gap-0-4 note muted padded-links screen-only ${style.examples}`}>
            Try{' '}
            {examples.map((terms) => (
              <Link key={terms} className="link" to={to.search(terms)}>
                {terms}
              </Link>
            ))}
          </p>
          <TypeCounts result={library} />
        </section>
        <OwnWorkOr>
          <Deferred
            result={assembly}
            what="the detail"
            fallback={<div className={`framed ${style.sheetToCome}`} aria-hidden="true" />}
          >
            {(shown) => shown && <AssemblySheet {...shown} />}
          </Deferred>
        </OwnWorkOr>
      </div>
      <AfterHeadPaint>
        <HomeRest {...loaded} />
      </AfterHeadPaint>
    </Page>
  );
}
