import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { firstRoutes } from '#src/first-routes.ts';
import { officeRoutes } from '#src/screens/office/routes.ts';
import { accountRoutes } from '#src/screens/account/routes.ts';
import { browseRoutes } from '#src/screens/browse/routes.ts';
import { clientProjectRoutes } from '#src/screens/client-projects/routes.ts';
import { companyRoutes } from '#src/screens/companies/routes.ts';
import { businessRoutes } from '#src/screens/business/routes.ts';
import { compareRoutes } from '#src/screens/compare/routes.ts';
import { downloadRoutes } from '#src/screens/downloads/routes.ts';
import { favoriteRoutes } from '#src/screens/favorites/routes.ts';
import { featuredRoutes } from '#src/screens/featured/routes.ts';
import { learningRoutes } from '#src/screens/learning/routes.ts';
import { listingRoutes } from '#src/screens/listings/routes.ts';
import { productRoutes } from '#src/screens/products/routes.ts';
import { designProjectRoutes } from '#src/screens/projects/routes.ts';
import { outlineSpecsRoutes } from '#src/screens/outline-specs/routes.ts';
import { mergedSectionRoutes } from '#src/screens/merged-section/routes.ts';
import { officeSectionRoutes } from '#src/screens/office-sections/routes.ts';
import { newsRoutes } from '#src/screens/news/routes.ts';
import { qualityRoutes } from '#src/screens/qa/routes.ts';
import { redlineRoutes } from '#src/screens/redline/routes.ts';
import { referenceRoutes } from '#src/screens/reference/routes.ts';
import { savedSearchRoutes } from '#src/screens/saved-searches/routes.ts';
import { reportRoutes } from '#src/screens/reports/routes.ts';
import { searchRoutes } from '#src/screens/search/routes.ts';
import { shareRoutes } from '#src/screens/share/routes.ts';
import { signInRoutes } from '#src/screens/sign-in/routes.ts';
import { specLibraryRoutes } from '#src/screens/spec-library/routes.ts';
import { specificationRoutes } from '#src/screens/specifications/routes.ts';
import { specwizardRoutes } from '#src/screens/specwizard/routes.ts';
import { specwizardProjectRoutes } from '#src/screens/specwizard-projects/routes.ts';
import { substitutionRoutes } from '#src/screens/substitution/routes.ts';
import { viewerRoutes } from '#src/screens/viewers/routes.ts';
import { whatsNewRoutes } from '#src/screens/whats-new/routes.ts';

/** Every screen of the site. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...firstRoutes,
  ...searchRoutes,
  ...productRoutes,
  ...companyRoutes,
  ...clientProjectRoutes,
  ...browseRoutes,
  ...specificationRoutes,
  ...specLibraryRoutes,
  ...mergedSectionRoutes,
  ...officeSectionRoutes,
  ...redlineRoutes,
  ...listingRoutes,
  ...featuredRoutes,
  ...compareRoutes,
  ...substitutionRoutes,
  ...downloadRoutes,
  ...whatsNewRoutes,
  ...shareRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...officeRoutes,
  ...favoriteRoutes,
  ...savedSearchRoutes,
  ...designProjectRoutes,
  ...outlineSpecsRoutes,
  ...specwizardRoutes,
  ...newsRoutes,
  ...qualityRoutes,
  ...specwizardProjectRoutes,
  ...businessRoutes,
  ...referenceRoutes,
  ...learningRoutes,
  ...reportRoutes,
  ...viewerRoutes,
];
