import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { paths } from '#src/paths.ts';

export const officeSectionRoutes: readonly ScreenRoute[] = [
  {
    path: paths.officeSections,
    screen: () => import('#src/screens/office-sections/office-sections.tsx'),
  },
];
