import { Expiry } from '#src/components/library/expiry.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Content } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { namedProducts, relatedSections } from '#src/domain/specification/cited.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { Places } from '#src/screens/specifications/places.tsx';
import style from '#src/screens/specifications/related.module.css';
import type { Reading } from '#src/screens/specifications/use-reading.ts';
import { Code } from '#src/ui/code.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Other sections that this one names, each linked to its specifications in the library. */
export function RelatedSections({ reading: { document, places } }: { reading: Reading }) {
  const sections = relatedSections(document);
  if (sections.length === 0) return null;
  return (
    <section className={`body-heads spaced-heads ${style.box}`} aria-labelledby="related-sections">
      <h2 id="related-sections">Related sections</h2>
      <ul className={`padded-links lined-items ${style.list}`}>
        {sections.map(({ number, title, lineIds }) => (
          <li className="flow baseline small" key={number}>
            <Link to={to.section('spec', number)}>
              <span className="mono">{formatSection(number, '04')}</span> <bdi>{plainText(title)}</bdi>
            </Link>
            <Places ids={lineIds} places={places} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NamedProps {
  /** Null if the text couldn't be loaded; then the places are unknown. */
  reading: Reading | null;
  products: Promise<Result<Content[]>>;
  declarations: Promise<Result<Content[]>>;
}

export function NamedProducts({ reading, products, declarations }: NamedProps) {
  const lines = reading ? namedProducts(reading.document) : null;
  return (
    <>
      <section className={`body-heads spaced-heads ${style.box}`} aria-labelledby="products-named">
        <h2 id="products-named">Products named</h2>
        <Deferred result={products} what="the products" fallback={<SkeletonText lines={2} />}>
          {(items) =>
            items.length === 0 ? (
              <p className="muted">This section names no products in the library.</p>
            ) : (
              <ul className={`padded-links lined-items ${style.list}`}>
                {items.map((item) => (
                  <li className="flow baseline small" key={item.id}>
                    <Link to={to.product(item.id)}>
                      <bdi>{item.title}</bdi>
                    </Link>
                    {item.content_type === 'product' && item.discontinued !== null && (
                      <Code tone="bad">DISCONTINUED</Code>
                    )}
                    {item.content_type === 'product' && (
                      <Link
                        className="accent pad-block-3px"
                        to={to.substitution(item.id)}
                        aria-label={`Evaluate a substitution: ${item.title}`}
                      >
                        Evaluate a substitution
                      </Link>
                    )}
                    {reading && <Places ids={lines?.get(item.id) ?? []} places={reading.places} />}
                  </li>
                ))}
              </ul>
            )
          }
        </Deferred>
      </section>
      <section className={`body-heads spaced-heads ${style.box}`} aria-labelledby="declarations">
        <h2 id="declarations">Their declarations</h2>
        <Deferred result={declarations} what="the declarations" fallback={<SkeletonText lines={3} />}>
          {(items) => <Declarations items={items} />}
        </Deferred>
      </section>
    </>
  );
}

function Declarations({ items }: { items: readonly Content[] }) {
  if (items.length === 0) return <p className="muted">They have no declarations or certificates.</p>;
  return (
    <ul className={`padded-links lined-items ${style.list}`}>
      {items.map((item) => (
        <li className="flow block baseline small" key={`${item.content_type} ${item.id}`}>
          <Code>{contentTypeWords[item.content_type].code}</Code>
          <Link className="block" to={to.contentItem(item, item.content_type, item.id)}>
            <bdi>{item.title}</bdi>
          </Link>
          {'validUntil' in item && item.validUntil !== null && <Expiry until={item.validUntil} />}
        </li>
      ))}
    </ul>
  );
}
