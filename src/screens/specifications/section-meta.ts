import { publicOrigin } from '#src/browser/location.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { divisionCrumb } from '#src/components/page/csi-crumbs.ts';
import { shownNumber } from '#src/components/library/edition.ts';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { Spec } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';

/** Breadcrumbs through the library to the section and this manufacturer's text of it. */
export function specificationCrumbs({ csi, company }: Spec): Crumb[] {
  const [section] = csi;
  const division = findDivision(section?.number.slice(0, 2) ?? '');
  const crumbs: Crumb[] = [
    { label: 'Home', href: to.home() },
    { label: contentTypeWords.spec.plural, href: to.contentType('spec') },
  ];
  if (division) crumbs.push(divisionCrumb(division, (number) => to.division('spec', number)));
  if (section)
    crumbs.push({
      label: `${shownNumber(section)} ${section.title}`,
      href: to.section('spec', section.number),
    });
  return [...crumbs, { label: company, href: null }];
}

/** The section as schema.org data. */
export function specificationStructure(spec: Spec, crumbs: readonly Crumb[]): StructuredData {
  const absolute = (path: string): string => `${publicOrigin()}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    breadcrumb: breadcrumbList(crumbs),
    mainEntity: {
      '@type': 'DigitalDocument',
      name: spec.title,
      description: spec.summary,
      url: absolute(to.specification(spec.coid, spec.id)),
      creator: { '@type': 'Organization', name: spec.company, url: absolute(to.company(spec)) },
      datePublished: spec.created_at,
      dateModified: spec.updated_at,
    },
  };
}
