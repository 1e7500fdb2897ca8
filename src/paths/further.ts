import type { ContentType } from '#src/contracts/content-types.ts';
import { segment, to } from '#src/paths.ts';
import type { CompanyLink } from '#src/paths.ts';

/** The URL patterns of the further route table, which few visits begin with. */
export const furtherPaths = {
  contentItem: '/company/:id/:contentType/:contentId',
  contentType: '/content-type/:contentType',
  division: '/content-type/:contentType/:division',
  section: '/content-type/:contentType/:division/:section',
  contentTypeUtil: '/content-type/:contentType/util',
  productContent: '/product/:id/:contentType',
  productCategory: '/products/:type',
  productsByCsi: '/products/by-csi/:csi',
  manufacturers: '/manufacturers/:category',
  featuredProducts: '/featured/products',
  featuredProductsOf: '/featured/products/:division',
  featured: '/featured/:id',
} as const;

/** The URLs of those screens. */
export const toFurther = {
  companyContent: (of: CompanyLink, contentType: ContentType): string => `${to.company(of)}/${contentType}`,
  contentTypeUtil: (contentType: ContentType): string => `/content-type/${contentType}/util`,
  productContent: (id: number, contentType: ContentType): string => `/product/${id}/${contentType}`,
  productCategory: (category: string): string => `/products/${segment(category)}`,
  productsByCsi: (csi: string, query = ''): string => `/products/by-csi/${csi}${query && `?${query}`}`,
  manufacturers: (category: string, page = 1): string =>
    `/manufacturers/${segment(category)}${page > 1 ? `?page=${page}` : ''}`,
  featuredProducts: (): string => '/featured/products',
  featuredProductsOf: (division: string): string => `/featured/products/${division}`,
  featured: (id: number): string => `/featured/${id}`,
  companyProjects: (of: CompanyLink): string => `${to.company(of)}/projects`,
  companyProject: (of: CompanyLink, id: number): string => `${to.company(of)}/projects/${id}`,
} as const;
