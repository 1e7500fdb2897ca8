import { once } from '#src/lib/once.ts';
import { loadedOnce } from '#src/routes/loaded-once.ts';
import { shareRoutes } from '#src/screens/share/routes.ts';
import { accountRoutes } from '#src/screens/account/routes.ts';
import { browseRoutes } from '#src/screens/browse/routes.ts';
import { companyDepthRoutes } from '#src/screens/companies/further-routes.ts';
import { listingRoutes } from '#src/screens/listings/routes.ts';
import { compareRoutes } from '#src/screens/compare/routes.ts';
import { downloadRoutes } from '#src/screens/downloads/routes.ts';
import { newPasswordRoutes } from '#src/screens/sign-in/further-routes.ts';
import { signInRoutes } from '#src/screens/sign-in/routes.ts';
import { whatsNewRoutes } from '#src/screens/whats-new/routes.ts';
import { featuredRoutes } from '#src/screens/featured/routes.ts';
import { designProjectRoutes } from '#src/screens/projects/routes.ts';
import { productContentRoutes } from '#src/screens/products/further-routes.ts';
import { favoriteRoutes } from '#src/screens/favorites/routes.ts';
import { savedSearchRoutes } from '#src/screens/saved-searches/routes.ts';
import type { ScreenRoute } from '#src/components/page/screen-route.ts';

/**
 * The rows of all areas that few visits begin with. They are a chunk of their own, which the start loads only for an
 * address that its own table does not have.
 */
export const furtherRoutes = once((): ScreenRoute[] =>
  [
    ...browseRoutes(),
    ...listingRoutes(),
    ...companyDepthRoutes(),
    ...compareRoutes(),
    ...downloadRoutes(),
    ...whatsNewRoutes(),
    ...productContentRoutes(),
    ...featuredRoutes(),
    ...designProjectRoutes(),
    ...favoriteRoutes(),
    ...savedSearchRoutes(),
    ...signInRoutes(),
    ...newPasswordRoutes(),
    ...accountRoutes(),
    ...shareRoutes(),
  ].map(loadedOnce),
);
