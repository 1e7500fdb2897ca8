import type { Downloads } from '#src/contracts/products.ts';
import type { CountTab } from '#src/components/library/count-tabs.tsx';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { slugOf } from '#src/lib/slug.ts';
import { to } from '#src/paths.ts';

/** Products and wizards have no files of their own. */
export const typesWithFiles = contentTypes.filter((type) => type !== 'product' && type !== 'sw');

/** Breadcrumbs of a download page. The last one only says "Download", because the heading names what it is. */
export function downloadCrumbs({ manufacturer, product }: Downloads, type: ContentType): Crumb[] {
  const middle = product
    ? { label: product.title, href: to.product(product.id) }
    : { label: contentTypeWords[type].plural, href: to.companyContent(manufacturer, type) };
  return crumbsTo('Download', { label: manufacturer.company, href: to.company(manufacturer) }, middle);
}

/** The same words for other types of the same manufacturer or product. */
export function downloadTabs(
  { manufacturer, product }: Downloads,
  type: ContentType,
  qstr: string,
  shown: number,
): CountTab[] {
  // How many match words is known of the current type only.
  const counts = product?.counts ?? (qstr === matchAllQuery ? manufacturer.counts : null);
  return typesWithFiles.map((one) => ({
    key: one,
    label: contentTypeWords[one].plural,
    count: one === type ? shown : counts && (counts[one] ?? 0),
    href: to.downloads(manufacturer, one, qstr, product?.id ?? null),
    isCurrent: one === type,
  }));
}

/** `northfold-roofing-systems-cad-details.zip`; a product's name goes in between. */
export function zipName({ manufacturer, product }: Downloads, type: ContentType): string {
  const parts = [manufacturer.company, product?.title ?? '', contentTypeWords[type].plural];
  const name = parts.map((part) => slugOf(part).slice(0, 60)).filter(Boolean);
  return `${name.join('-')}.zip`;
}
