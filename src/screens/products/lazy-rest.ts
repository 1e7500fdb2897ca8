import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';

/* Everything on a product's page except its head: one chunk, requested once the head has painted. */

const load = () => afterFirstPaint(() => import('#src/screens/products/product-rest.tsx'));

// Preloads the code, so that a product renders as a whole. Code that fails to load is requested again when it
// renders.
void Promise.allSettled([load()]);

export const ProductRest = lazyPart(async () => (await load()).ProductRest, 'the rest of the product');
