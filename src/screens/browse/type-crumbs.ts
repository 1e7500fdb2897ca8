import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { divisionCrumb, withCurrentPage, sectionCrumb } from '#src/components/page/csi-crumbs.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import type { Division } from '#src/domain/masterformat/divisions.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { to } from '#src/paths.ts';

/** Breadcrumbs for a type, division, or section, each with its sibling pages. The last one is the current page. */
export function crumbsOf(
  type: ContentType,
  division?: Division | null,
  section?: { own: Section; siblings: readonly Section[] },
): Crumb[] {
  const crumbs: Crumb[] = [{ label: 'Home', href: to.home() }, typeCrumb(type, (one) => to.contentType(one))];
  if (division) crumbs.push(divisionCrumb(division, (number) => to.division(type, number)));
  if (division && section)
    crumbs.push(sectionCrumb(section.own, section.siblings, (digits) => to.section(type, digits)));
  return withCurrentPage(crumbs);
}

/** The breadcrumb of a type, with the other types as siblings. */
export const typeCrumb = (own: ContentType, hrefOf: (type: ContentType) => string): Crumb => ({
  label: contentTypeWords[own].plural,
  href: to.contentType(own),
  siblings: {
    label: 'Other types of content',
    links: contentTypes.map((one) => ({
      href: hrefOf(one),
      number: '',
      title: contentTypeWords[one].plural,
      isCurrent: one === own,
    })),
  },
});
