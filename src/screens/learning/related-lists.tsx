import { shownNumber } from '#src/components/library/edition.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Content } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/learning/reading.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** The sections that a text is about, linked to their products. */
export function RelatedSections({ sections }: { sections: readonly string[] }) {
  const known = sections.flatMap((digits) => findSection(digits) ?? []);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">Sections</h2>
      <ul>
        {known.map((section) => (
          <li key={section.digits}>
            <Link to={to.section('product', section.digits)}>
              <span className="mono">{shownNumber(section)}</span> {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const RelatedProducts = ({ result }: { result: Promise<Result<Content[]>> }) => (
  <section className="screen-only" aria-labelledby="products">
    <h2 id="products">Related products</h2>
    <Deferred result={result} what="the related products" fallback={<SkeletonText lines={6} />}>
      {(products) =>
        products.length === 0 ? (
          <p>None of them are in the library now.</p>
        ) : (
          <ul>
            {products.map((product) => (
              <li key={product.id}>
                <Link to={to.contentItem(product, product.content_type, product.id)}>
                  {product.title}
                  <span className={`block small muted ${style.sub}`}>{product.company}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Deferred>
  </section>
);
