import type { Content } from '#src/contracts/content.ts';
import { comparedProducts } from '#src/domain/selected-items.ts';

interface Asked {
  items?: readonly Content[];
  manufacturers?: readonly number[];
  /** `seq` of the design project that the question is about. */
  project?: number;
}

/** The query string of `/rfi` for items and manufacturers. An item without a product means its maker. */
export function inquiryQuery({ items = [], manufacturers = [], project }: Asked): string {
  const alone = items.filter((item) => comparedProducts([item]).length === 0).map(({ coid }) => coid);
  return [
    ['project', project === undefined ? '' : String(project)],
    ['products', comparedProducts(items).join(',')],
    ['makers', [...new Set([...manufacturers, ...alone])].join(',')],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
