import { publicOrigin } from '#src/browser/location.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';

/** The breadcrumb of a page's structured data. */
export const breadcrumbList = (
  crumbs: readonly Crumb[],
): {
  '@type': 'BreadcrumbList';
  itemListElement: object[];
} => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === null ? {} : { item: `${publicOrigin()}${href}` }),
  })),
});

/** Structured data of a page (schema.org `WebPage`). */
export const webPage = (name: string, path: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name,
  url: `${publicOrigin()}${path}`,
  breadcrumb: breadcrumbList(crumbs),
});
