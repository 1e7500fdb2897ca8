import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ProductRow } from '#src/components/results/product-row.tsx';
import type { SearchHit } from '#src/contracts/search.ts';

/** Most lists begin with products. A list with other rows waits for their code as a whole, so that nothing in it moves. */
const OtherRow = lazyPart(
  async () => (await import('#src/components/results/other-row.tsx')).OtherRow,
  'This result',
);

export function ResultRow({ item, ...rest }: Hit<SearchHit>) {
  return item.content_type === 'product' ? (
    <ProductRow hit={{ item, ...rest }} />
  ) : (
    <OtherRow item={item} {...rest} />
  );
}
