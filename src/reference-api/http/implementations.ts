import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { bannerCalls, newsCalls } from '#src/reference-api/handlers/news-and-banners.ts';
import { browseCalls } from '#src/reference-api/handlers/browse.ts';
import { catalogCalls } from '#src/reference-api/handlers/catalogs.ts';
import { charProjectCalls } from '#src/reference-api/handlers/char-projects.ts';
import { circulationCalls } from '#src/reference-api/handlers/circulation.ts';
import { companyCalls } from '#src/reference-api/handlers/companies.ts';
import {
  contentRequestCalls,
  favoriteCalls,
  savedSearchCalls,
  savedWorkCalls,
} from '#src/reference-api/handlers/saved-items.ts';
import { csiCalls } from '#src/reference-api/handlers/csi.ts';
import { emailCalls, feedbackCalls } from '#src/reference-api/handlers/messages.ts';
import { learningCalls, schoolCalls } from '#src/reference-api/handlers/learning.ts';
import { manualIssueCalls } from '#src/reference-api/handlers/manual-issues.ts';
import { meaningCalls, specLibraryCalls } from '#src/reference-api/handlers/text-search.ts';
import { ownResourceCalls } from '#src/reference-api/handlers/own-resources.ts';
import { productCalls } from '#src/reference-api/handlers/products.ts';
import { projectPeopleCalls } from '#src/reference-api/handlers/project-people.ts';
import { projectCalls } from '#src/reference-api/handlers/projects.ts';
import { reportCalls } from '#src/reference-api/handlers/reports.ts';
import { searchCalls } from '#src/reference-api/handlers/search.ts';
import { sessionCalls } from '#src/reference-api/handlers/session.ts';
import { specCalls } from '#src/reference-api/handlers/specs.ts';
import { specwizardProjectCalls } from '#src/reference-api/handlers/specwizard-projects.ts';
import { specwizardCalls } from '#src/reference-api/handlers/specwizards.ts';

/** One implementation for every call of `contracts/calls.ts`; one that is missing does not compile. */
export const implementations = (context: Context): Implementations => ({
  ...newsCalls(context),
  ...bannerCalls(context),
  ...browseCalls(context),
  ...catalogCalls(context),
  ...charProjectCalls(context),
  ...circulationCalls(context),
  ...companyCalls(context),
  ...contentRequestCalls(context),
  ...csiCalls(context),
  ...emailCalls(context),
  ...favoriteCalls(context),
  ...feedbackCalls(context),
  ...learningCalls(context),
  ...manualIssueCalls(context),
  ...meaningCalls(context),
  ...ownResourceCalls(context),
  ...productCalls(context),
  ...projectPeopleCalls(context),
  ...projectCalls(context),
  ...reportCalls(context),
  ...savedSearchCalls(context),
  ...savedWorkCalls(context),
  ...schoolCalls(),
  ...searchCalls(context),
  ...sessionCalls(context),
  ...specCalls(context),
  ...specLibraryCalls(context),
  ...specwizardProjectCalls(context),
  ...specwizardCalls(context),
});
