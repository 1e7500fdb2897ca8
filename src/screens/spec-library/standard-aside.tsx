import { PanelPart } from '#src/components/page/with-panel.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Result } from '#src/contracts/result.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import type { StandardsFound } from '#src/contracts/spec-library.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/spec-library/spec-library.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  /** Designation of the standard. */
  name: string;
  products: Promise<Result<SearchResult>>;
}

/** The products tested to a standard, in as many columns as there is room for. */
export const ProductsTested = ({ name, products }: Props) => (
  <PanelPart title={`Products with ${name}`}>
    <Deferred result={products} what="the products" fallback={<SkeletonText lines={8} />}>
      {({ hits }) => {
        const found = hits.hits.map((hit) => hit._source).filter((hit) => hit.content_type === 'product');
        if (found.length === 0) return <p className="muted">None in the library.</p>;
        return (
          <>
            <ul className={`grid gap-2-5 ${style.tested}`}>
              {found.map(({ id, title, company, picture }) => (
                <li key={id} className="row gap-3">
                  <span className={`rigid ${style.thumb}`}>
                    <Picture src={picture} alt="" width={64} height={48} />
                  </span>
                  <span className="stack shrinks">
                    <Link to={to.product(id)}>{title}</Link>
                    <span className="small muted">{company}</span>
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <Link className="link" to={to.searchType(name, 'product')}>
                All products with {name}
              </Link>
            </p>
          </>
        );
      }}
    </Deferred>
  </PanelPart>
);

interface TogetherProps {
  related: Promise<Result<StandardsFound>>;
  slug: string;
  /** Number of standards shown at most. */
  most: number;
}

/** The standards that the same sections cite. */
export const CitedTogether = ({ related, slug: own, most }: TogetherProps) => (
  <PanelPart title="Cited in the same sections">
    <Deferred result={related} what="the standards" fallback={<SkeletonText lines={8} />}>
      {({ standards }) => (
        <ul className={`lined-items note ${style.related}`}>
          {standards
            .filter(({ slug }) => slug !== own)
            .slice(0, most)
            .map(({ slug, designation, title }) => (
              <li key={slug}>
                <Link to={to.standard(slug)}>
                  {plainText(designation)} <bdi className="muted">{plainText(title)}</bdi>
                </Link>
              </li>
            ))}
        </ul>
      )}
    </Deferred>
  </PanelPart>
);
