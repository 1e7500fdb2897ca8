import { AfterHeadPaint } from '#src/components/page/after-head-paint.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Product } from '#src/contracts/content.ts';
import { ManufacturerAndPhotos } from '#src/screens/products/lazy-rest.ts';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import style from '#src/screens/products/product.module.css';

type Props = ProductPage & {
  /** On a small screen, the head of the page has the drawing. */
  withDrawing: boolean;
};

/** The drawing, whom to call, and more pictures. */
export function ProductSidebar({ withDrawing, ...page }: Props) {
  return (
    <aside className={`stack gap-4 ${style.aside}`} aria-label="About this product">
      {withDrawing && <ProductDrawing product={page.product} />}
      <AfterHeadPaint>
        <ManufacturerAndPhotos {...page} />
      </AfterHeadPaint>
    </aside>
  );
}

export function ProductDrawing({ product: { title, picture } }: { product: Product }) {
  return <Picture src={picture} alt={`Line drawing of ${title}`} width={640} height={480} eager />;
}
