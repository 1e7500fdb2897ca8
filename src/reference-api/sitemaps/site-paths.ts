import type { Content } from '#src/contracts/content.ts';

/** Addresses of the site, as `to` in `src/paths.ts` makes them, for files that the API writes. */
interface CompanyLink {
  coid: number;
  companySlug: string;
}

export function companyPath({ coid, companySlug }: CompanyLink): string {
  return `/company/${encodeURIComponent(companySlug === '' ? coid : `${companySlug}-${coid}`)}`;
}

/** An item's page below its manufacturer; a product has a page of its own. */
export function itemPath(item: CompanyLink & Pick<Content, 'content_type' | 'id'>): string {
  const { content_type: type, id } = item;
  return type === 'product' ? `/product/${id}` : `${companyPath(item)}/${type}/${id}`;
}
