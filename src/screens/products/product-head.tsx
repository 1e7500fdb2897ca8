import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { ForWidth } from '#src/components/page/for-width.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ProductPicker } from '#src/components/library/product-picker.tsx';
import line from '#src/components/library/title-line.module.css';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ListedProduct, Product } from '#src/contracts/content.ts';
import { fullDate, monthAndYear } from '#src/lib/dates.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/product-head.module.css';
import { ProductDrawing } from '#src/screens/products/product-sidebar.tsx';
import { Code } from '#src/ui/code.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  product: Product;
  /** Products that could be proposed as substitutes. */
  substitutes: readonly ListedProduct[];
}

export function ProductHead({ product, substitutes }: Props) {
  return (
    <header className={`stack gap-2-4 ${style.head}`}>
      <ForWidth width="narrow">
        <div className={style.drawing}>
          <ProductDrawing product={product} />
        </div>
      </ForWidth>
      <div className={`flow between at-top gap-2-4 ${line.title} ${style.title}`}>
        <h1>{product.title}</h1>
        <div className={`cluster rigid gap-2 screen-only ${style.actions}`}>
          <FavoriteButton item={savedItem(product)} withLabel />
          <AddToProject items={[savedItem(product)]} />
          <ProductPicker
            title="Evaluate a substitution"
            label="Evaluate a substitution"
            lead="Which product is proposed in place of this one?"
            candidates={substitutes}
            beside={product}
            addressOf={(id) => to.substitution(product.id, [id])}
            otherwise="check it together with this one, then choose “Compare” and “Evaluate as substitution”."
          />
        </div>
      </div>
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
        <Badges product={product} />
      </p>
      {product.discontinued && <Discontinued {...product.discontinued} />}
      <p className={`lead ink ${style.what}`}>{product.description}</p>
      {!product.description.includes(product.materials) && (
        <p className={`quiet ${style.made}`}>
          {product.noun}, made of {product.materials}.
        </p>
      )}
    </header>
  );
}

function Badges({ product }: { product: Product }) {
  return (
    <span className="flow gap-1">
      {product.declarations.map((declaration) => (
        <Code key={declaration} tone="good">
          {declaration}
        </Code>
      ))}
      {product.certifications.map((program) => (
        <Code key={program}>{program}</Code>
      ))}
    </span>
  );
}

function Discontinued({ since, replacedBy }: NonNullable<Product['discontinued']>) {
  return (
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
}
