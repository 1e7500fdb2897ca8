import { useEffect } from 'react';
import { setPrintMarginTexts } from '#src/browser/print.ts';
import { Link } from '#src/components/page/link.tsx';
import { DivisionSidebar } from '#src/components/library/division-sidebar.tsx';
import { ProductPicker } from '#src/components/library/product-picker.tsx';
import { candidatesOf } from '#src/domain/compare/candidates.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';
import { AttributeTable } from '#src/screens/products/attribute-table.tsx';
import { Declarations } from '#src/screens/products/declarations.tsx';
import { Documents, Files } from '#src/screens/products/files-by-type.tsx';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import { ManufacturerBox } from '#src/screens/products/manufacturer-box.tsx';
import { OptionTable } from '#src/screens/products/option-table.tsx';
import { OtherProducts } from '#src/screens/products/other-products.tsx';
import { Photos } from '#src/screens/products/photos.tsx';
import { PlaceInTree } from '#src/screens/products/place-in-tree.tsx';
import style from '#src/screens/products/product-rest.module.css';
import { Suitability } from '#src/screens/products/suitability.tsx';
import { UsedIn } from '#src/screens/products/used-in.tsx';

/** Everything below the bar: values, files, documents, declarations, projects, whom to call, and other products. */
export function ProductRest(page: ProductPage) {
  const { product, manufacturer, photos, tree, related, competing } = page;
  const name = `${product.title} by ${product.company}`;
  // A sheet may be filed without the first.
  useEffect(() => setPrintMarginTexts({ name }), [name]);
  const [section] = product.csi;
  const division = findDivision(section?.number.slice(0, 2) ?? '');
  const substitution = (
    <ProductPicker
      title="Evaluate a substitution"
      label="Evaluate a substitution"
      isSmall
      lead="Which product is proposed in place of this one?"
      candidates={candidatesOf([page], [product.id])}
      beside={product}
      addressOf={(id) => to.substitution(product.id, [id])}
      otherwise="check it together with this one, then choose “Compare” and “Evaluate as substitution”."
    />
  );
  return (
    <div className={`stack gap-6 near-window-first ${style.rest}`}>
      <section
        id="values"
        className={`grid gap-5-6 one-column-1023 print-block ${style.values}`}
        aria-label="Values"
      >
        <AttributeTable attributes={product.attributes} />
        <OptionTable options={product.options} />
        <Photos photos={photos} />
      </section>
      <Suitability product={product} />
      <Files {...page} />
      <Documents {...page} />
      <Declarations product={product} content={page.content} />
      <UsedIn product={product} result={page.projects} />
      <section id="company" className="halves gap-6 one-column-819" aria-label="Company">
        <ManufacturerBox manufacturer={manufacturer} product={product} />
        <PlaceInTree tree={tree} product={product} />
      </section>
      <OtherProducts
        title="Competing products in this section"
        of={product}
        products={competing}
        showCompany
        aside={
          <>
            {section && (
              <Link className="note accent pad-block-3px" to={to.section('product', section.number)}>
                All in this section
              </Link>
            )}
            {substitution}
          </>
        }
      />
      <OtherProducts
        title={`Related products by ${product.company}`}
        of={product}
        products={related}
        showCompany={false}
        aside={competing.length === 0 && substitution}
      />
      {division && (
        <div className={`screen-only ${style.division}`}>
          <DivisionSidebar division={division.number} title={division.title} />
        </div>
      )}
    </div>
  );
}
