import { siteOrigin } from '#src/browser/location.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';

/** A list of the library as schema.org knows it. */
export function collection(
  name: string,
  path: string,
  crumbs: readonly Crumb[],
  numberOfItems: number,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: `${siteOrigin()}${path}`,
    mainEntity: { '@type': 'ItemList', numberOfItems },
    breadcrumb: breadcrumbList(crumbs),
  };
}
