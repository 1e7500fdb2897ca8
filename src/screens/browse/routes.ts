import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

const loaders = () => import('#src/screens/browse/loaders.ts');

export function browseRoutes(): ScreenRoute[] {
  return [
    {
      path: paths.contentType,
      lazy: {
        loader: async () => (await loaders()).topLevel,
        Component: async () => (await import('#src/screens/browse/top.tsx')).Screen,
      },
    },
    {
      path: paths.contentTypeUtil,
      lazy: {
        loader: async () => (await import('#src/screens/browse/util-loader.ts')).typeLists,
        Component: async () => (await import('#src/screens/browse/util.tsx')).Screen,
      },
    },
    {
      path: paths.division,
      lazy: {
        loader: async () => (await loaders()).divisionLevel,
        Component: async () => (await import('#src/screens/browse/division.tsx')).Screen,
      },
    },
    {
      path: paths.section,
      lazy: {
        loader: async () => (await loaders()).sectionLevel,
        Component: async () => (await import('#src/screens/browse/section.tsx')).Screen,
      },
    },
  ];
}
