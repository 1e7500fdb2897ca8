import type { ContentType } from '#src/contracts/content-types.ts';
import { to } from '#src/paths.ts';
import type { CompanyLink } from '#src/paths.ts';

/** The URL patterns of the further route table, which few visits begin with. */
export const furtherPaths = {
  contentItem: '/company/:id/:contentType/:contentId',
  contentType: '/content-type/:contentType',
  division: '/content-type/:contentType/:division',
  section: '/content-type/:contentType/:division/:section',
} as const;

/** The URLs of those screens. */
export const toFurther = {
  companyContent: (of: CompanyLink, contentType: ContentType): string => `${to.company(of)}/${contentType}`,
  companyProjects: (of: CompanyLink): string => `${to.company(of)}/projects`,
  companyProject: (of: CompanyLink, id: number): string => `${to.company(of)}/projects/${id}`,
} as const;
