import type { ContentType } from '#src/contracts/content-types.ts';

/** Every URL pattern of the route table. The same keys as `to`. */
export const paths = {
  home: '/',
  searchEmpty: '/search',
  search: '/search/:terms',
  searchType: '/search/:terms/:contentType',
  product: '/product/:id',
  company: '/company/:id',
  contentItem: '/company/:id/:contentType/:contentId',
  contentType: '/content-type/:contentType',
  division: '/content-type/:contentType/:division',
  section: '/content-type/:contentType/:division/:section',
} as const;

/** What a company's address is made of. */
export interface CompanyLink {
  coid: number;
  companySlug: string;
}

const segment = (text: string | number): string => encodeURIComponent(text);
const company = ({ coid, companySlug }: CompanyLink): string =>
  `/company/${segment(companySlug === '' ? coid : `${companySlug}-${coid}`)}`;

/** Every URL that the site links to, built in one place so that each part is encoded once. */
export const to = {
  home: (): string => '/',
  searchEmpty: (): string => '/search/',
  search: (terms: string, query = ''): string => `/search/${segment(terms)}${query && `?${query}`}`,
  searchType: (terms: string, contentType: ContentType | 'company', query = ''): string =>
    `/search/${segment(terms)}/${contentType}${query && `?${query}`}`,
  product: (id: number): string => `/product/${id}`,
  company,
  contentItem: (of: CompanyLink, contentType: ContentType, id: number): string =>
    contentType === 'product' ? `/product/${id}` : `${company(of)}/${contentType}/${id}`,
  contentType: (contentType: ContentType): string => `/content-type/${contentType}`,
  division: (contentType: ContentType, division: string): string =>
    `/content-type/${contentType}/${division}`,
  section: (contentType: ContentType, number: string, page = 1): string =>
    `/content-type/${contentType}/${number.slice(0, 2)}/${number}${page > 1 ? `?page=${page}` : ''}`,
  companyContent: (of: CompanyLink, contentType: ContentType): string => `${company(of)}/${contentType}`,
  companyProjects: (of: CompanyLink): string => `${company(of)}/projects`,
  companyProject: (of: CompanyLink, id: number): string => `${company(of)}/projects/${id}`,
} as const;
