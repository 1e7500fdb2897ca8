import { listRandomProducts } from '#src/api/products.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';

const rowsShown = 2;

/** Sample rows of the library. */
export function gallery({ request: { signal } }: ScreenRequest) {
  return { products: listRandomProducts(rowsShown, signal) };
}

/** `?fail=503` fails as any loader can, with the error screen for that status. */
export function failures({ request }: ScreenRequest): null {
  const status = /^[45]\d\d$/.exec(new URL(request.url).searchParams.get('fail') ?? '')?.[0];
  if (status === undefined) return null;
  throw new Response(`This page was set to fail with ${status}.`, { status: Number(status) });
}
