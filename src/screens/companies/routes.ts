import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const wordSearch = {
  loader: async () => (await import('#src/screens/companies/search/loaders.ts')).wordSearch,
  screen: () => import('#src/screens/companies/search/word-search.tsx'),
};

export const companyRoutes: readonly ScreenRoute[] = [
  {
    path: paths.companyContent,
    loader: async () => (await import('#src/screens/companies/lists/loaders.ts')).companyContent,
    screen: () => import('#src/screens/companies/lists/content-list.tsx'),
  },
  {
    path: paths.companyContentOfProducts,
    loader: async () => (await import('#src/screens/companies/lists/loaders.ts')).contentOfProducts,
    screen: () => import('#src/screens/companies/lists/content-by-product.tsx'),
  },
  {
    path: paths.companyVariations,
    loader: async () => (await import('#src/screens/companies/lists/loaders.ts')).variations,
    screen: () => import('#src/screens/companies/lists/variations.tsx'),
  },
  { path: paths.companySearch, ...wordSearch },
  { path: paths.companySearchType, ...wordSearch },
  {
    path: paths.companyProductSearch,
    loader: async () => (await import('#src/screens/companies/search/loaders.ts')).productSearch,
    screen: () => import('#src/screens/companies/search/products.tsx'),
  },
  {
    path: paths.companyVectorSearch,
    loader: async () => (await import('#src/screens/companies/search/loaders.ts')).meaningSearch,
    screen: () => import('#src/screens/companies/search/meaning.tsx'),
  },
  {
    path: paths.companyProjects,
    loader: async () => (await import('#src/screens/companies/projects/loaders.ts')).companyProjects,
    screen: () => import('#src/screens/companies/projects/project-list.tsx'),
  },
  {
    path: paths.companyNonclient,
    loader: async () => (await import('#src/screens/companies/nonclient/loaders.ts')).nonClient,
    screen: () => import('#src/screens/companies/nonclient/nonclient.tsx'),
  },
  {
    path: paths.companyResources,
    loader: async () => (await import('#src/screens/companies/resources/loaders.ts')).ownResources,
    screen: () => import('#src/screens/companies/resources/resources.tsx'),
  },
];
