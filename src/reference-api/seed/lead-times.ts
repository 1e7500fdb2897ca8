import type { Product } from '#src/contracts/content.ts';
import { largest } from '#src/lib/long-lists.ts';

/** The most weeks that a product takes to come, of all its options; null if it states none or is stocked. */
export function longestLeadTime({ options }: Pick<Product, 'options'>): number | null {
  const stated = options.find(({ name }) => name === 'Lead time')?.values ?? [];
  const weeks = stated.flatMap(({ text }) =>
    Array.from(text.matchAll(/\b(\d{1,3}) weeks?\b/g), ([, count]) => Number(count)),
  );
  return weeks.length === 0 ? null : largest(weeks);
}
