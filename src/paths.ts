import type { ContentType } from '#src/contracts/content-types.ts';

import { paths } from '#src/paths/patterns.ts';

export { paths };

export interface CompanyLink {
  coid: number;
  companySlug: string;
}

export type FeedType = ContentType | 'all';

/** A piece of text as one segment of a path. */
const segment = (text: string | number): string => encodeURIComponent(text);
const company = ({ coid, companySlug }: CompanyLink): string =>
  `/company/${segment(companySlug === '' ? coid : `${companySlug}-${coid}`)}`;

/** Shared data stays in the fragment, which no server sees; it must not end up in a query. */
const withoutShared = (path: string): string => (path.startsWith('/share#') ? '/share' : path);

/** Every URL of the site, built in one place so that each part is encoded once. */
export const to = {
  home: (): string => '/',
  searchEmpty: (): string => '/search/',
  search: (terms: string, query = ''): string => `/search/${segment(terms)}${query && `?${query}`}`,
  searchType: (terms: string, contentType: ContentType | 'company', query = ''): string =>
    `/search/${segment(terms)}/${contentType}${query && `?${query}`}`,
  product: (id: number): string => `/product/${id}`,
  company,
  /** An item's main page: products and specifications have their own screens. */
  contentItem: (of: CompanyLink, contentType: ContentType, id: number): string => {
    if (contentType === 'product') return `/product/${id}`;
    return contentType === 'spec' ? to.specification(of.coid, id) : to.companyItem(of, contentType, id);
  },
  /** An item with its facts and files, among its manufacturer's. */
  companyItem: (of: CompanyLink, contentType: ContentType, id: number): string =>
    `${company(of)}/${contentType}/${id}`,
  /** By number or by file name. */
  specification: (coid: number, id: number | string): string => `/specification/${coid}/${id}`,
  /** A section that names no manufacturer, to read. */
  neutralSection: (filename: string): string => `/specification/neutral/${segment(filename)}`,
  specificationPage: (coid: number, id: number): string =>
    `/specification/${coid}/${id}/specification.fmt.html`,
  /** A paragraph of a specification, by its line's number. */
  specificationLine: (coid: number, id: number, line: number): string =>
    `${to.specification(coid, id)}#line-${line}`,
  /** `query` from `textSearchQuery`. */
  specificationSearch: (query = ''): string => `/specifications/search${query && `?${query}`}`,
  /** The library's counts by division and type. */
  library: (): string => '/library',
  standards: (query = ''): string => `/standards${query && `?${query}`}`,
  /** `slug` as `standardSlug` makes it. */
  standard: (slug: string, query = ''): string => `/standards/${segment(slug)}${query && `?${query}`}`,
  /** Merges two or three manufacturers’ sections of one number; the first is the basis of design. */
  officeSections: (): string => '/office-sections',
  mergeSpecifications: (filenames: readonly string[] = []): string =>
    `/merge-specifications${filenames.length === 0 ? '' : `?of=${filenames.map(segment).join(',')}`}`,
  contentType: (contentType: ContentType): string => `/content-type/${contentType}`,
  division: (contentType: ContentType, division: string): string =>
    `/content-type/${contentType}/${division}`,
  section: (contentType: ContentType, number: string, page = 1): string =>
    `/content-type/${contentType}/${number.slice(0, 2)}/${number}${page > 1 ? `?page=${page}` : ''}`,
  account: (): string => '/account',
  /** `returnTo` is the requested path; one on another site is not followed. */
  signIn: (returnTo: string): string =>
    returnTo === '/' ? '/signin' : `/signin?returnTo=${segment(withoutShared(returnTo))}`,
  contentTypeUtil: (contentType: ContentType): string => `/content-type/${contentType}/util`,
  productContent: (id: number, contentType: ContentType): string => `/product/${id}/${contentType}`,
  productCategory: (category: string): string => `/products/${segment(category)}`,
  productsByCsi: (csi: string, query = ''): string => `/products/by-csi/${csi}${query && `?${query}`}`,
  manufacturers: (category: string, page = 1): string =>
    `/manufacturers/${segment(category)}${page > 1 ? `?page=${page}` : ''}`,
  featuredProducts: (): string => '/featured/products',
  featuredProductsOf: (division: string): string => `/featured/products/${division}`,
  featured: (id: number): string => `/featured/${id}`,
  companyContent: (of: CompanyLink, contentType: ContentType, query = ''): string =>
    `${company(of)}/${contentType}${query && `?${query}`}`,
  companyContentOfProducts: (of: CompanyLink, contentType: ContentType, ids: readonly number[]): string =>
    `${company(of)}/${contentType}/products/${ids.join(',')}`,
  companyVariations: (of: CompanyLink, contentType: ContentType, id: number, query = ''): string =>
    `${company(of)}/${contentType}/${id}/variations${query && `?${query}`}`,
  /** `view` is the state of the viewer, see `useView`. */
  viewer: (of: CompanyLink, contentType: ContentType, id: number, view = ''): string =>
    `${company(of)}/${contentType}/${id}/viewer${view && `?view=${segment(view)}`}`,
  /** Files of the visitor's own. */
  ownFile: (): string => '/viewer',
  catalogViewer: (of: CompanyLink, id: number, page = 1, query = ''): string =>
    `${company(of)}/catalog-viewer/${id}/${page}${query && `?${query}`}`,
  companySearch: (of: CompanyLink, query = ''): string => `${company(of)}/search${query && `?${query}`}`,
  companySearchType: (of: CompanyLink, terms: string, contentType: ContentType, query = ''): string =>
    `${company(of)}/search/${segment(terms)}/${contentType}${query && `?${query}`}`,
  companyProductSearch: (of: CompanyLink, query = ''): string =>
    `${company(of)}/product-search${query && `?${query}`}`,
  companyVectorSearch: (of: CompanyLink, query = ''): string =>
    `${company(of)}/vector-search${query && `?${query}`}`,
  companyNonclient: (of: CompanyLink): string => `${company(of)}/nonclient`,
  companyResources: (of: CompanyLink, webabrv: string, password: string): string =>
    `${company(of)}/resources/${segment(webabrv)}/${segment(password)}`,
  companyUserFavorites: (of: CompanyLink, webabrv: string, password: string): string =>
    `${company(of)}/reports/${segment(webabrv)}/${segment(password)}/user-favorites`,
  /** Covers all manufacturers; `coid=31250` in the query limits it to one, for that manufacturer's staff. */
  outlineSpecsReport: (query = ''): string => `/outline-specs-report${query && `?${query}`}`,
  outlineSpecsReportOf: (webabrv: string, password: string): string =>
    `/outline-specs-report/${segment(webabrv)}/${segment(password)}`,
  specwizardSpecsReport: (query = ''): string => `/specwizard-specs-report${query && `?${query}`}`,
  specwizardSpecsReportOf: (webabrv: string, password: string): string =>
    `/specwizard-specs-report/${segment(webabrv)}/${segment(password)}`,
  /** Projects of all manufacturers, or those with products of a division. */
  clientProjects: (division: string | null = null, query = ''): string =>
    `/projects${division === null ? '' : `/${division}`}${query && `?${query}`}`,
  compare: (ids: readonly number[], onlyDifferences = false): string =>
    ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}${onlyDifferences ? '&differences=1' : ''}`,
  /** One specified product against up to three; `project` is the design project that it is evaluated for. */
  substitution: (
    specified: number | null = null,
    proposed: readonly number[] = [],
    { project = null, isOpenOnly = false }: { project?: number | null; isOpenOnly?: boolean } = {},
  ): string => {
    const query = [
      specified === null ? '' : `specified=${specified}`,
      proposed.length === 0 ? '' : `proposed=${proposed.join(',')}`,
      project === null ? '' : `project=${project}`,
      isOpenOnly ? 'show=open' : '',
    ].filter(Boolean);
    return query.length === 0 ? '/substitution' : `/substitution?${query.join('&')}`;
  },
  companyProjects: (of: CompanyLink): string => `${company(of)}/projects`,
  companyProject: (of: CompanyLink, id: number): string => `${company(of)}/projects/${id}`,
  /** `*` as `qstr` is everything of the type; with a product, everything that belongs to the product. */
  downloads: (
    of: CompanyLink,
    contentType: ContentType,
    qstr = '*',
    productId: number | null = null,
  ): string =>
    `/downloads/${company(of).slice('/company/'.length)}/${contentType}/${segment(qstr)}${productId === null ? '' : `/${productId}`}`,
  whatsNew: (): string => '/whats-new',
  /** The current period, unless `start`, the first day of a period, is given. */
  whatsNewPeriod: (
    type: FeedType,
    period: 'week' | 'month',
    start: string | null = null,
    query = '',
  ): string => `/whats-new/${type}/${period}${start === null ? '' : `/${start}`}${query && `?${query}`}`,
  signOut: (): string => '/signout',
  createAccount: (returnTo: string | null = null): string =>
    returnTo === null ? '/signin/create' : `/signin/create?returnTo=${segment(withoutShared(returnTo))}`,
  /** Without the token, which has been removed from the address; only the email contains an address with it. */
  resetTaken: (): string => '/reset',
  profile: (): string => '/account/profile',
  office: (): string => '/account/office',
  savedSearches: (): string => '/account/searches',
  favorites: (query = ''): string => `/account/favorites${query && `?${query}`}`,
  designProjects: (): string => '/account/projects',
  /** A part of the screen of projects. */
  specwizardProjects: (): string => '/account/projects#specwizard-projects',
  designProject: (seq: number, query = ''): string => `/account/projects/${seq}${query && `?${query}`}`,
  outlineSpecs: (seq: number): string => `/account/projects/${seq}/outline-specs`,
  manualIssues: (seq: number): string => `/account/projects/${seq}/issues`,
  /** `list` is a key; without it, the first list. */
  projectLists: (seq: number, list = ''): string =>
    `/account/projects/${seq}/lists${list && `?list=${list}`}`,
  projectPreflight: (seq: number): string => `/account/projects/${seq}/pre-flight`,
  changePassword: (): string => '/account/change-password',
  /** `query` fills the form in: `type`, `about`, `project`. */
  contentRequests: (query = ''): string => `/account/content-requests${query && `?${query}`}`,
  secure: (): string => '/secure',
  /** Shared data goes into the fragment, which no server sees. */
  share: (fragment = ''): string => `/share${fragment && `#${fragment}`}`,
  specwizards: (query = ''): string => `/specwizard${query && `?${query}`}`,
  specwizard: (filename: string): string => `/sw/${segment(filename)}`,
  specwizardTemplate: (id: number): string => `/sw/template/${id}`,
  specwizardProject: (seq: number): string => `/account/specwizard-projects/${seq}`,
  /** `filename` is null for the project's first section; `line` is the line to show. */
  specwizardInProject: (seq: number, filename: string | null = null, line: number | null = null): string =>
    `/account/specwizard-projects/${seq}/specwizard${filename === null ? '' : `?file=${segment(filename)}`}${line === null ? '' : `#line-${line}`}`,
  /** `query` names the two texts; see `sidesQuery`. */
  compareSpecifications: (query = ''): string => `/compare-specifications${query && `?${query}`}`,
  compareInProject: (seq: number, query: string): string =>
    `/account/specwizard-projects/${seq}/compare-specifications?${query}`,
  /** `query` names the recipients: `section`, `products`, `makers`, `favorites=1`, or `project`. */
  rfi: (query = ''): string => `/rfi${query && `?${query}`}`,
  newsletter: (): string => '/arcatect',
  alerts: (): string => paths.alerts,
  newsletterArchive: (): string => '/arcatect-news',
  contractCheck: (): string => '/test',
  gallery: (): string => '/xt',
  failures: (): string => '/xtest',
  confirmation: (): string => '/confirmation',
  advertise: (): string => '/advertise',
  getSpecified: (): string => '/building-product-specifications/get-specified',
  getSpecifiedRed: (): string => '/get-specified-red',
  getSpecifiedMore: (): string => '/get-specified-more',
  payment: (): string => '/payment',
  paymentStatus: (status: 'success' | 'cancelled' | 'failed'): string => `/payment-status/${status}`,
  about: (): string => '/about',
  terms: (): string => '/terms',
  privacy: (): string => '/privacy',
  accessibility: (): string => '/accessibility',
  apps: (): string => '/apps',
  rss: (): string => '/rss',
  specInfo: (): string => '/spec-info',
  specInfoChart: (query = ''): string => `/spec-info/chart${query && `?${query}`}`,
  hiddenNotes: (): string => '/spec-info/display-hidden-notes',
  greenBuilding: (): string => '/green-building',
  resources: (division: string | null = null): string =>
    `/architectural-resources${division === null ? '' : `?division=${division}`}`,
  schools: (state = ''): string => `/architectural-schools${state && `?state=${state}`}`,
  blog: (query = ''): string => `/blog-post${query && `?${query}`}`,
  blogPost: (id: number): string => `/blog-post/${id}`,
  blogGuest: (): string => '/blog-post/guest',
  bestBlogPosts: (): string => '/blog-post/best_architectural_blog_posts',
  podcasts: (query = ''): string => `/podcast${query && `?${query}`}`,
  podcast: (id: number): string => `/podcast/${id}`,
  podcastGuest: (): string => '/podcast/guest',
  bestPodcasts: (): string => '/podcast/best_architectural_podcasts',
  courses: (query = ''): string => `/continuing-education${query && `?${query}`}`,
  course: (id: number): string => `/continuing-education/${id}`,
  academy: (): string => '/arcatemy',
  courseProviders: (): string => '/ces',
  aiaRules: (): string => '/AIArules',
  /** The RSS feed of the episodes, for podcast programs: a file, not a screen. */
  podcastFeed: (): string => '/feeds/podcasts.xml',
  /** Up to a division, a section and a year. */
  pressReleases: (...scope: readonly (string | number | null)[]): string =>
    ['/press-releases', ...scope.filter((part) => part !== null)].join('/'),
  /** The Atom feed of product alerts or press releases: a file, not a screen. */
  newsFeed: (name: 'alerts' | 'news'): string => `/feeds/${name}.xml`,
  /** The Atom feed of a type, or of all: a file, not a screen. */
  feed: (type: FeedType): string => `/feeds/${type}.xml`,
} as const;
