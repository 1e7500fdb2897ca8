import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const content = () => import('#src/screens/companies/lists/loaders.ts');
const search = () => import('#src/screens/companies/search/loaders.ts');
const projects = () => import('#src/screens/companies/projects/loaders.ts');

/** The pages below a manufacturer's profile. */
export function companyDepthRoutes(): ScreenRoute[] {
  const words = {
    loader: async () => (await search()).wordSearch,
    Component: async () => (await import('#src/screens/companies/search/words.tsx')).Screen,
  };
  return [
    {
      path: paths.contentItem,
      lazy: {
        loader: async () => (await import('#src/screens/companies/loaders.ts')).contentItem,
        Component: async () => (await import('#src/screens/companies/item/content-item.tsx')).Screen,
      },
    },
    {
      path: paths.companyContent,
      lazy: {
        loader: async () => (await content()).companyContent,
        Component: async () => (await import('#src/screens/companies/lists/content-list.tsx')).Screen,
      },
    },
    {
      path: paths.companyContentOfProducts,
      lazy: {
        loader: async () => (await content()).contentOfProducts,
        Component: async () => (await import('#src/screens/companies/lists/of-products.tsx')).Screen,
      },
    },
    {
      path: paths.companyVariations,
      lazy: {
        loader: async () => (await content()).variations,
        Component: async () => (await import('#src/screens/companies/lists/variations.tsx')).Screen,
      },
    },
    { path: paths.companySearch, lazy: { ...words } },
    { path: paths.companySearchType, lazy: { ...words } },
    {
      path: paths.companyProductSearch,
      lazy: {
        loader: async () => (await search()).productSearch,
        Component: async () => (await import('#src/screens/companies/search/products.tsx')).Screen,
      },
    },
    {
      path: paths.companyVectorSearch,
      lazy: {
        loader: async () => (await search()).meaningSearch,
        Component: async () => (await import('#src/screens/companies/search/meaning.tsx')).Screen,
      },
    },
    {
      path: paths.companyProjects,
      lazy: {
        loader: async () => (await projects()).companyProjects,
        Component: async () => (await import('#src/screens/companies/projects/project-list.tsx')).Screen,
      },
    },
    {
      path: paths.companyProject,
      lazy: {
        loader: async () => (await projects()).companyProject,
        Component: async () => (await import('#src/screens/companies/projects/project.tsx')).Screen,
      },
    },
    {
      path: paths.companyNonclient,
      lazy: {
        loader: async () => (await import('#src/screens/companies/nonclient/loaders.ts')).nonClient,
        Component: async () => (await import('#src/screens/companies/nonclient/nonclient.tsx')).Screen,
      },
    },
    {
      path: paths.companyResources,
      lazy: {
        loader: async () => (await import('#src/screens/companies/resources/loaders.ts')).ownResources,
        Component: async () => (await import('#src/screens/companies/resources/resources.tsx')).Screen,
      },
    },
  ];
}
