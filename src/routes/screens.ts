import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { once } from '#src/lib/once.ts';
import { loadedOnce } from '#src/routes/loaded-once.ts';
import { companyRoutes } from '#src/screens/companies/routes.ts';
import { homeRoutes } from '#src/screens/home/routes.ts';
import { productRoutes } from '#src/screens/products/routes.ts';
import { searchRoutes } from '#src/screens/search/routes.ts';

/** The rows that most visits begin with, all in the default layout; `further.ts` has the others. Plain data without React: what reads ahead needs no more than this. */
export const screenRoutes = once((): ScreenRoute[] =>
  [...homeRoutes(), ...searchRoutes(), ...productRoutes(), ...companyRoutes()].map(loadedOnce),
);
