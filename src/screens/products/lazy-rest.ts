import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';

/* Everything on a product's page except its head: one chunk, requested once the head has painted. */

const load = () => afterFirstPaint(() => import('#src/screens/products/product-rest.tsx'));

// A product whose code is read ahead is drawn as a whole; what fails here is requested again when it is drawn.
void Promise.allSettled([load()]);

export const ProductFigures = lazyPart(async () => (await load()).ProductFigures, 'The properties');
export const ManufacturerAndPhotos = lazyPart(
  async () => (await load()).ManufacturerAndPhotos,
  'The manufacturer',
);
export const ProductRest = lazyPart(async () => (await load()).ProductRest, 'The files');
