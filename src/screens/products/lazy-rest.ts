import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';

/* What a product's page has besides its head: one file, requested once the head is painted. */

const load = () => afterFirstPaint(() => import('#src/screens/products/product-rest.tsx'));

export const ProductFigures = lazyPart(async () => (await load()).ProductFigures, 'The properties');
export const MakerAndPhotos = lazyPart(async () => (await load()).MakerAndPhotos, 'The manufacturer');
export const ProductRest = lazyPart(async () => (await load()).ProductRest, 'The files');
