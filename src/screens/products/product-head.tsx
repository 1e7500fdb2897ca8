import { declarationBadges } from '#src/components/library/declaration-badges.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Product } from '#src/contracts/content.ts';
import { fullDate, monthAndYear } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/product-head.module.css';
import { Code } from '#src/ui/code.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

/** Picture, name, and manufacturer. */
export const ProductHead = ({ product }: { product: Product }) => (
  <header id="overview" className={`grid at-top ${style.head}`}>
    <div className={style.drawing}>
      <Picture
        src={product.picture}
        alt={`Line drawing of ${product.title}`}
        width={640}
        height={480}
        eager
      />
    </div>
    <div className={`stack at-start gap-2-4 contents-599 ${style.words}`}>
      <h1>{unbroken(product.title)}</h1>
      <p className={`cluster gap-2px-4 note muted padded-links ${style.facts}`}>
        <Link className="plain bold" to={to.company(product)}>
          {product.company}
        </Link>
        {product.csi[0] && (
          <Link to={to.section('product', product.csi[0].number)}>
            <SectionNumber section={product.csi[0]} withTitle />
          </Link>
        )}
        <span>
          Model <span className="mono">{product.model}</span>
        </span>
        <span>Updated {fullDate(product.updated_at)}</span>
      </p>
      <Badges product={product} />
      {product.discontinued && <Discontinued {...product.discontinued} />}
      <p className={`lead ink space-top-1 ${style.what}`}>{product.description}</p>
      {!product.description.includes(product.materials) && (
        <p className={`quiet ${style.made}`}>
          {product.noun}, made of {product.materials}.
        </p>
      )}
    </div>
  </header>
);

function Badges({ product }: { product: Product }) {
  const declarations = declarationBadges(product);
  if (declarations.length + product.certifications.length === 0) return null;
  return (
    // On a separate line, so that nothing wraps once the monospaced font loads.
    <p className={`flow gap-1 ${style.badges}`}>
      {declarations}
      {product.certifications.map((program) => (
        <Code key={program} tone="name">
          {program}
        </Code>
      ))}
    </p>
  );
}

const Discontinued = ({ since, replacedBy }: NonNullable<Product['discontinued']>) => (
  <Notice tone="bad" title={`Discontinued in ${monthAndYear(since)}.`}>
    {replacedBy ? (
      <p>
        Replaced by{' '}
        <Link className="link" to={to.product(replacedBy.id)}>
          {replacedBy.title}
        </Link>
        .
      </p>
    ) : (
      <p>The manufacturer lists no replacement.</p>
    )}
  </Notice>
);
