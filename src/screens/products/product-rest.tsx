import { DivisionSidebar } from '#src/components/library/division-sidebar.tsx';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { AttributeTable } from '#src/screens/products/attribute-table.tsx';
import { Declarations } from '#src/screens/products/declarations.tsx';
import { FilesByType } from '#src/screens/products/files-by-type.tsx';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import { ManufacturerBox } from '#src/screens/products/manufacturer-box.tsx';
import { OptionTable } from '#src/screens/products/option-table.tsx';
import { OtherProducts } from '#src/screens/products/other-products.tsx';
import { Photos } from '#src/screens/products/photos.tsx';
import { PlaceInTree } from '#src/screens/products/place-in-tree.tsx';
import style from '#src/screens/products/product-rest.module.css';
import { Suitability } from '#src/screens/products/suitability.tsx';

/** Performance, options, and limitations, next to the sidebar. */
export function ProductFigures({ product }: ProductPage) {
  return (
    <div className="stack gap-6">
      <AttributeTable attributes={product.attributes} />
      <OptionTable options={product.options} />
      <Suitability product={product} />
    </div>
  );
}

/** Whom to call, and more pictures, in the sidebar. */
export function ManufacturerAndPhotos({ product, manufacturer, photos }: ProductPage) {
  return (
    <>
      <ManufacturerBox manufacturer={manufacturer} product={product} />
      <Photos photos={photos} />
    </>
  );
}

/** Files, declarations, certificates, and other products, below the sidebar. */
export function ProductRest(page: ProductPage) {
  const { product, tree, related, competing } = page;
  const division = findDivision(product.csi[0]?.number.slice(0, 2) ?? '');
  return (
    <>
      <FilesByType {...page} />
      <Declarations {...page} />
      <PlaceInTree tree={tree} product={product} />
      <OtherProducts
        title={`Related products by ${product.company}`}
        of={product}
        products={related}
        showCompany={false}
      />
      <OtherProducts
        title="Competing products in this section"
        of={product}
        products={competing}
        showCompany
      />
      {division && (
        <div className={`screen-only ${style.division}`}>
          <DivisionSidebar division={division.number} title={division.title} />
        </div>
      )}
    </>
  );
}
