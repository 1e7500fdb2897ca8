import { siteOrigin } from '#src/browser/location.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { Company } from '#src/contracts/companies.ts';
import { to } from '#src/paths.ts';

/** The crumbs of a page below the profile: home, the manufacturer, what lies between, the page itself. */
export function companyPageCrumbs(company: Company, label: string, between: readonly Crumb[] = []): Crumb[] {
  return [
    { label: 'Home', href: to.home() },
    { label: company.companyNoHtml, href: to.company(company) },
    ...between,
    { label, href: null },
  ];
}

/** A list of things as schema.org knows it. */
export function listStructure(
  name: string,
  path: string,
  crumbs: readonly Crumb[],
  total: number,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: `${siteOrigin()}${path}`,
    breadcrumb: breadcrumbList(crumbs),
    mainEntity: { '@type': 'ItemList', numberOfItems: total },
  };
}

/** Any other page below the profile as schema.org knows it. */
export function pageStructure(name: string, path: string, crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    url: `${siteOrigin()}${path}`,
    breadcrumb: breadcrumbList(crumbs),
  };
}
