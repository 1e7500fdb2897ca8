import type { Context, Implementations } from '#src/reference-api/context.ts';
import { bannerCalls } from '#src/reference-api/handlers/banners.ts';
import { browseCalls } from '#src/reference-api/handlers/browse.ts';
import { catalogCalls } from '#src/reference-api/handlers/catalogs.ts';
import { companyCalls } from '#src/reference-api/handlers/companies.ts';
import { csiCalls } from '#src/reference-api/handlers/csi.ts';
import { feedbackCalls } from '#src/reference-api/handlers/feedback.ts';
import { learningCalls } from '#src/reference-api/handlers/learning.ts';
import { meaningCalls } from '#src/reference-api/handlers/meaning.ts';
import { newsCalls } from '#src/reference-api/handlers/news.ts';
import { ownResourceCalls } from '#src/reference-api/handlers/own-resources.ts';
import { productCalls } from '#src/reference-api/handlers/products.ts';
import { projectCalls } from '#src/reference-api/handlers/projects.ts';
import { searchCalls } from '#src/reference-api/handlers/search.ts';

/** One implementation for every call of `contracts/calls.ts`; one that is missing does not compile. */
export function implementations(context: Context): Implementations {
  return {
    ...newsCalls(context),
    ...bannerCalls(context),
    ...browseCalls(context),
    ...catalogCalls(context),
    ...companyCalls(context),
    ...csiCalls(context),
    ...feedbackCalls(context),
    ...learningCalls(context),
    ...meaningCalls(context),
    ...ownResourceCalls(context),
    ...productCalls(context),
    ...projectCalls(context),
    ...searchCalls(context),
  };
}
