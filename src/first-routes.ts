import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const searchResults = {
  loader: async () => (await import('#src/screens/search/loaders.ts')).searchResults,
  screen: () => import('#src/screens/search/results.tsx'),
};

/**
 * The common entry pages. Their rows are part of the page's first script, which requests their data while React and the router
 * load; all other rows are a separate chunk. Their loaders import neither React nor the router.
 */
export const firstRoutes: readonly ScreenRoute[] = [
  {
    path: paths.home,
    loader: async () => (await import('#src/screens/home/loaders.ts')).home,
    screen: () => import('#src/screens/home/home.tsx'),
  },
  { path: paths.search, ...searchResults },
  { path: paths.searchType, ...searchResults },
  {
    path: paths.product,
    loader: async () => (await import('#src/screens/products/loaders.ts')).productPage,
    screen: () => import('#src/screens/products/product.tsx'),
  },
  {
    path: paths.company,
    loader: async () => (await import('#src/screens/companies/loaders.ts')).companyProfile,
    screen: () => import('#src/screens/companies/profile/company.tsx'),
  },
  {
    path: paths.contentItem,
    loader: async () => (await import('#src/screens/companies/loaders.ts')).contentItem,
    screen: () => import('#src/screens/companies/item/content-item.tsx'),
  },
  // These two are here because their addresses also match the row above.
  {
    path: paths.catalogViewerStart,
    layout: 'no-footer',
    loader: async () => (await import('#src/screens/viewers/catalog-loader.ts')).catalogViewer,
    screen: () => import('#src/screens/viewers/catalog-viewer.tsx'),
  },
  {
    path: paths.companyProject,
    loader: async () => (await import('#src/screens/companies/projects/loaders.ts')).companyProject,
    screen: () => import('#src/screens/companies/projects/project.tsx'),
  },
  {
    path: paths.division,
    loader: async () => (await import('#src/screens/browse/loaders.ts')).divisionLevel,
    screen: () => import('#src/screens/browse/division.tsx'),
  },
  // It is here because its address also matches the row above.
  {
    path: paths.contentTypeUtil,
    loader: async () => (await import('#src/screens/browse/util-loader.ts')).typeLists,
    screen: () => import('#src/screens/browse/util.tsx'),
  },
  {
    path: paths.section,
    loader: async () => (await import('#src/screens/browse/loaders.ts')).sectionLevel,
    screen: () => import('#src/screens/browse/section.tsx'),
  },
];
