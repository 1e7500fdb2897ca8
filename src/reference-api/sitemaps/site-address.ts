import type { Content } from '#src/contracts/content.ts';

/** A page of the site, for search engines. */
export interface SiteAddress {
  path: string;
  /** The date of its last change, YYYY-MM-DD; null if no record says. */
  changed: string | null;
}

interface Dated {
  updated_at: string;
}

/** The latest change of any of the records. */
export function lastChange(records: readonly Dated[]): string | null {
  let last: string | null = null;
  for (const { updated_at: changed } of records) if (last === null || changed > last) last = changed;
  return last?.slice(0, 10) ?? null;
}

/** As `to` in `src/paths.ts` makes addresses. */
interface CompanyLink {
  coid: number;
  companySlug: string;
}

export const companyPath = ({ coid, companySlug }: CompanyLink): string =>
  `/company/${encodeURIComponent(companySlug === '' ? coid : `${companySlug}-${coid}`)}`;

/** An item's page below its manufacturer; a product has a page of its own. */
export function itemPath(item: CompanyLink & Pick<Content, 'content_type' | 'id'>): string {
  const { content_type: type, id } = item;
  return type === 'product' ? `/product/${id}` : `${companyPath(item)}/${type}/${id}`;
}
