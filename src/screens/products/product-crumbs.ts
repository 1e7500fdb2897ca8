import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { shownNumber } from '#src/components/library/edition.ts';
import type { Product } from '#src/contracts/content.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';

/** Breadcrumbs of a product, through its division and section. */
export function productCrumbs(product: Product): Crumb[] {
  const section = product.csi[0];
  const division = findDivision(section?.number.slice(0, 2) ?? '');
  return [
    { label: 'Home', href: to.home() },
    { label: 'Products', href: to.contentType('product') },
    ...(division
      ? [
          {
            label: `Division ${division.number} ${division.title}`,
            href: to.division('product', division.number),
          },
        ]
      : []),
    ...(section
      ? [
          {
            label: `${shownNumber(section)} ${section.title}`,
            href: to.section('product', section.number),
          },
        ]
      : []),
  ];
}
