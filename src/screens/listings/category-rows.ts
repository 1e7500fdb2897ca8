import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { shownNumber } from '#src/components/library/edition.ts';
import type { SitePage } from '#src/contracts/browse.ts';
import { divisionsTo95 } from '#src/domain/masterformat/divisions.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { to } from '#src/paths.ts';
import { editionStore } from '#src/stores/edition.ts';
import type { CountRow } from '#src/screens/listings/count-table.tsx';

type Child = SitePage['children'][number];

export const categoryCrumbs = (title: string, isAll: boolean): Crumb[] =>
  crumbsTo(title, ...(isAll ? [] : [{ label: 'Products by category', href: to.productCategory('all') }]));

/** Headers of the two number columns, the visitor's edition first. */
export const editionHeads = (): string[] =>
  editionStore.getState() === '95' ? ['MF 95', 'MF 04'] : ['MF 04', 'MF 95'];

/** A section of a category, with its numbers in both editions. */
export function sectionRow({ key, title, doc_count, picture }: Child): CountRow {
  const section = findSection(key) ?? { digits: key, former: '' };
  const own = editionStore.getState();
  return {
    key,
    numbers: [shownNumber(section, own), shownNumber(section, own === '95' ? '04' : '95')],
    title,
    href: to.productsByCsi(key),
    count: doc_count,
    picture,
  };
}

/** A division, with the MasterFormat 95 divisions it came from. */
export function divisionRow({ key, title, doc_count }: Child, href: string): CountRow {
  const former = divisionsTo95(key).join(', ') || '–';
  return {
    key,
    numbers: editionStore.getState() === '95' ? [former, key] : [key, former],
    title,
    href,
    count: doc_count,
  };
}
