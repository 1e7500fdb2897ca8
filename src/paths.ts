import type { ContentType } from '#src/contracts/content-types.ts';

/** The URL patterns of the start's route table; `paths/further.ts` has the others. Each has its maker in `to`. */
export const paths = {
  home: '/',
  searchEmpty: '/search',
  search: '/search/:terms',
  searchType: '/search/:terms/:contentType',
  product: '/product/:id',
  company: '/company/:id',
} as const;

/** What a company's address is made of. */
export interface CompanyLink {
  coid: number;
  companySlug: string;
}

/** A piece of text as one segment of a path. */
export const segment = (text: string | number): string => encodeURIComponent(text);
const company = ({ coid, companySlug }: CompanyLink): string =>
  `/company/${segment(companySlug === '' ? coid : `${companySlug}-${coid}`)}`;

/** What is shared stands behind the number sign, where no server sees it, and stays there: it is not led back to by query. */
export const withoutShared = (path: string): string => (path.startsWith('/share#') ? '/share' : path);

/** The URLs that the start links to, built in one place so that each part is encoded once. */
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
  account: (): string => '/account',
  /** `returnTo` is the path that was wanted; what lies elsewhere is not followed. */
  signIn: (returnTo: string): string =>
    returnTo === '/' ? '/signin' : `/signin?returnTo=${segment(withoutShared(returnTo))}`,
} as const;
