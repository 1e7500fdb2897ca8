import type { Content, Product } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { SearchResult } from '#src/contracts/search.ts';

/** A product that search results point to. */
export interface ProductFound {
  product: Product;
  highlight: Readonly<Record<string, readonly string[]>>;
  /** Whether the product itself is one of the hits. */
  isOwn: boolean;
  /** Hits that belong to the product, counted by type. */
  related: ReadonlyMap<ContentType, number>;
}

interface Known {
  own: number;
  best: number;
  highlight: ProductFound['highlight'];
  related: Map<ContentType, number>;
}

/** A product's own hit outweighs hits in its content. */
const ownShare = 1;
const relatedShare = 0.35;

/** Products of a list among the hits, best first, by their own hit plus a third of the best related one. */
export function productsFound(answer: SearchResult, list: readonly Content[]): ProductFound[] {
  const products = list.filter((item) => item.content_type === 'product');
  const found = new Map<number, Known>();
  const of = (id: number): Known => {
    const known = found.get(id) ?? {
      own: 0,
      best: 0,
      highlight: {},
      related: new Map<ContentType, number>(),
    };
    found.set(id, known);
    return known;
  };
  answer.hits.hits.forEach(({ _source: hit, _score, highlight }, rank) => {
    // Without a score, use the rank.
    const score = _score ?? 1 / (1 + rank);
    if (hit.content_type === 'company') return;
    if (hit.content_type === 'product') {
      const known = of(hit.id);
      known.own = score;
      known.highlight = highlight ?? {};
      return;
    }
    for (const id of hit.productIds) {
      const known = of(id);
      known.best = Math.max(known.best, score);
      known.related.set(hit.content_type, (known.related.get(hit.content_type) ?? 0) + 1);
    }
  });
  return products
    .flatMap((product) => {
      const known = found.get(product.id);
      return known === undefined ? [] : [{ product, ...known }];
    })
    .toSorted((one, other) => worth(other) - worth(one) || one.product.id - other.product.id)
    .map(({ product, own, highlight, related }) => ({ product, highlight, isOwn: own > 0, related }));
}

const worth = ({ own, best }: { own: number; best: number }): number => ownShare * own + relatedShare * best;
