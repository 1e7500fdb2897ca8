import { siteOrigin } from '#src/browser/place.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/breadcrumbs.tsx';
import { breadcrumbList } from '#src/components/structured-crumbs.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords, contentTypes } from '#src/domain/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import type { Division } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { countText } from '#src/domain/numbers.ts';
import { to } from '#src/paths.ts';

/** `1 CAD detail`, `6,214 CAD details`, `no CAD details`. */
export function counted(count: number, type: ContentType): string {
  const { singular, plural } = contentTypeWords[type];
  return count === 1 ? `1 ${singular}` : `${count === 0 ? 'no' : countText(count)} ${within(plural)}`;
}

/** A type's plural within a sentence: `certifications`, but `CAD details`. */
export function within(plural: string): string {
  return /^[A-Z][a-z]+s$/.test(plural) ? plural.toLowerCase() : plural;
}

/** The crumbs down to a type, to a division of it or to a section, each with the pages beside it. The last one is the page. */
export function crumbsOf(
  type: ContentType,
  division?: Division | null,
  section?: { own: Section; siblings: readonly Section[] },
): Crumb[] {
  const typeCrumb = {
    label: contentTypeWords[type].plural,
    siblings: {
      label: 'Other types of content',
      links: contentTypes.map((one) => ({
        href: to.contentType(one),
        number: '',
        title: contentTypeWords[one].plural,
        isCurrent: one === type,
      })),
    },
  };
  const home = { label: 'Home', href: to.home() };
  if (!division) return [home, { ...typeCrumb, href: null }];
  const divisionCrumb = {
    label: `${division.number} ${division.title}`,
    siblings: {
      label: 'Other divisions',
      links: divisions.map(({ number, title }) => ({
        href: to.division(type, number),
        number,
        title,
        isCurrent: number === division.number,
      })),
    },
  };
  const above = [home, { ...typeCrumb, href: to.contentType(type) }];
  if (!section) return [...above, { ...divisionCrumb, href: null }];
  const sectionCrumb = {
    label: `${formatSection(section.own.digits, '04')} ${section.own.title}`,
    href: null,
    siblings: {
      label: `Other sections of division ${division.number}`,
      links: section.siblings.map(({ digits, title }) => ({
        href: to.section(type, digits),
        number: formatSection(digits, '04'),
        title,
        isCurrent: digits === section.own.digits,
      })),
    },
  };
  return [...above, { ...divisionCrumb, href: to.division(type, division.number) }, sectionCrumb];
}

/** A page of the library as schema.org knows it. */
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
