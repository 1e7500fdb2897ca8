import { Picture } from '#src/components/page/picture.tsx';
import type { Product } from '#src/contracts/content.ts';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import { ManufacturerBox } from '#src/screens/products/manufacturer-box.tsx';
import { Photos } from '#src/screens/products/photos.tsx';
import style from '#src/screens/products/product.module.css';

type Props = Pick<ProductPage, 'product' | 'manufacturer' | 'photos'> & {
  /** On a small screen the drawing is in the head of the page. */
  withDrawing: boolean;
};

/** The drawing, whom to call, further pictures. */
export function Rail({ product, manufacturer, photos, withDrawing }: Props) {
  return (
    <aside className={style.aside} aria-label="About this product">
      {withDrawing && <ProductDrawing product={product} />}
      <ManufacturerBox manufacturer={manufacturer} product={product} />
      <Photos photos={photos} />
    </aside>
  );
}

export function ProductDrawing({ product: { title, picture } }: { product: Product }) {
  return <Picture src={picture} alt={`Line drawing of ${title}`} width={640} height={480} eager />;
}
