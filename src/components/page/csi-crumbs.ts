import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { shownNumber } from '#src/components/library/edition.ts';
import { divisions, type Division } from '#src/domain/masterformat/divisions.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';

/** The crumb of a division, with the other divisions as its siblings. */
export const divisionCrumb = (
  own: Division,
  hrefOf: (division: string) => string,
): Crumb & { href: string } => ({
  label: `${own.number} ${own.title}`,
  href: hrefOf(own.number),
  siblings: {
    label: 'Other divisions',
    links: divisions.map(({ number, title }) => ({
      href: hrefOf(number),
      number,
      title,
      isCurrent: number === own.number,
    })),
  },
});

/**
 * The crumb of a section, with the other sections of its division as its siblings, numbered in the visitor's
 * edition.
 */
export const sectionCrumb = (
  own: Section,
  inDivision: readonly Section[],
  hrefOf: (digits: string) => string,
): Crumb & { href: string } => ({
  label: `${shownNumber(own)} ${own.title}`,
  href: hrefOf(own.digits),
  siblings: {
    label: `Other sections of division ${own.digits.slice(0, 2)}`,
    links: inDivision.map((section) => ({
      href: hrefOf(section.digits),
      number: shownNumber(section),
      title: section.title,
      isCurrent: section.digits === own.digits,
    })),
  },
});

/** Makes the last crumb the current page. */
export const withCurrentPage = (crumbs: readonly Crumb[]): Crumb[] =>
  crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, href: null } : crumb));
