import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { divisionCrumb, withCurrentPage, sectionCrumb } from '#src/components/page/csi-crumbs.ts';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import type { CsiSelection } from '#src/domain/masterformat/csi-selection.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { sectionContext } from '#src/domain/masterformat/section-context.ts';
import { to } from '#src/paths.ts';

/** In the visitor's edition. */
export function csiName({ kind, key, edition, title, sections }: CsiSelection): {
  number: string;
  title: string;
} {
  const [section] = sections;
  return kind === 'section' && section
    ? { number: shownNumber(section), title }
    : { number: kind === 'division' ? key : formatSection(key, edition), title };
}

/** Each has its sibling pages; the last one is the current page. */
export function useCsiCrumbs(selection: CsiSelection): Crumb[] {
  useEdition();
  const { kind, division, sections } = selection;
  const [section] = sections;
  const hrefOf = (csi: string): string => to.productsByCsi(csi);
  const crumbs: Crumb[] = [
    { label: 'Home', href: to.home() },
    { label: 'Products', href: to.productCategory('all') },
  ];
  if (division) crumbs.push(divisionCrumb(division, hrefOf));
  if (kind === 'section' && section)
    crumbs.push(sectionCrumb(section, sectionContext(section).inDivision, hrefOf));
  if (kind === 'several') {
    const { number, title } = csiName(selection);
    crumbs.push({ label: `${number} ${title}`.trim(), href: null });
  }
  return withCurrentPage(crumbs);
}
