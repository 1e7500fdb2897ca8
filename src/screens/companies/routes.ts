import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const wordSearch = {
  lateLoader: async () => (await import('#src/screens/companies/search/loaders.ts')).wordSearch,
  screen: () => import('#src/screens/companies/search/words.tsx'),
};

export const companyRoutes: readonly ScreenRoute[] = [
  {
    path: paths.company,
    lateLoader: async () => (await import('#src/screens/companies/loaders.ts')).companyProfile,
    screen: () => import('#src/screens/companies/profile/company.tsx'),
  },
  {
    path: paths.contentItem,
    lateLoader: async () => (await import('#src/screens/companies/loaders.ts')).contentItem,
    screen: () => import('#src/screens/companies/item/content-item.tsx'),
  },
  {
    path: paths.companyContent,
    lateLoader: async () => (await import('#src/screens/companies/lists/loaders.ts')).companyContent,
    screen: () => import('#src/screens/companies/lists/content-list.tsx'),
  },
  {
    path: paths.companyContentOfProducts,
    lateLoader: async () => (await import('#src/screens/companies/lists/loaders.ts')).contentOfProducts,
    screen: () => import('#src/screens/companies/lists/content-by-product.tsx'),
  },
  {
    path: paths.companyVariations,
    lateLoader: async () => (await import('#src/screens/companies/lists/loaders.ts')).variations,
    screen: () => import('#src/screens/companies/lists/variations.tsx'),
  },
  { path: paths.companySearch, ...wordSearch },
  { path: paths.companySearchType, ...wordSearch },
  {
    path: paths.companyProductSearch,
    lateLoader: async () => (await import('#src/screens/companies/search/loaders.ts')).productSearch,
    screen: () => import('#src/screens/companies/search/products.tsx'),
  },
  {
    path: paths.companyVectorSearch,
    lateLoader: async () => (await import('#src/screens/companies/search/loaders.ts')).meaningSearch,
    screen: () => import('#src/screens/companies/search/meaning.tsx'),
  },
  {
    path: paths.companyProjects,
    lateLoader: async () => (await import('#src/screens/companies/projects/loaders.ts')).companyProjects,
    screen: () => import('#src/screens/companies/projects/project-list.tsx'),
  },
  {
    path: paths.companyProject,
    lateLoader: async () => (await import('#src/screens/companies/projects/loaders.ts')).companyProject,
    screen: () => import('#src/screens/companies/projects/project.tsx'),
  },
  {
    path: paths.companyNonclient,
    lateLoader: async () => (await import('#src/screens/companies/nonclient/loaders.ts')).nonClient,
    screen: () => import('#src/screens/companies/nonclient/nonclient.tsx'),
  },
  {
    path: paths.companyResources,
    lateLoader: async () => (await import('#src/screens/companies/resources/loaders.ts')).ownResources,
    screen: () => import('#src/screens/companies/resources/resources.tsx'),
  },
];
