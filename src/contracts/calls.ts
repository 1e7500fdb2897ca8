import type { Call } from '#src/contracts/define-call.ts';
import * as activities from '#src/contracts/activities.ts';
import * as alerts from '#src/contracts/alerts.ts';
import * as banners from '#src/contracts/banners.ts';
import * as browse from '#src/contracts/browse.ts';
import * as callouts from '#src/contracts/callouts.ts';
import * as catalogs from '#src/contracts/catalogs.ts';
import * as charProjects from '#src/contracts/char-projects.ts';
import * as circulation from '#src/contracts/circulation.ts';
import * as companies from '#src/contracts/companies.ts';
import * as contentRequests from '#src/contracts/content-requests.ts';
import * as csi from '#src/contracts/csi.ts';
import * as email from '#src/contracts/email.ts';
import * as favorites from '#src/contracts/favorites.ts';
import * as featured from '#src/contracts/featured.ts';
import * as informationRequests from '#src/contracts/information-requests.ts';
import * as learning from '#src/contracts/learning.ts';
import * as feedback from '#src/contracts/feedback.ts';
import * as library from '#src/contracts/library.ts';
import * as liveSession from '#src/contracts/live-session.ts';
import * as manualIssues from '#src/contracts/manual-issues.ts';
import * as meaning from '#src/contracts/meaning.ts';
import * as ownResources from '#src/contracts/own-resources.ts';
import * as products from '#src/contracts/products.ts';
import * as projectPeople from '#src/contracts/project-people.ts';
import * as projects from '#src/contracts/projects.ts';
import * as promo from '#src/contracts/promo.ts';
import * as reports from '#src/contracts/reports.ts';
import * as savedSearches from '#src/contracts/saved-searches.ts';
import * as savedWork from '#src/contracts/saved-work.ts';
import * as schools from '#src/contracts/schools.ts';
import * as search from '#src/contracts/search.ts';
import * as session from '#src/contracts/session.ts';
import * as specLibrary from '#src/contracts/spec-library.ts';
import * as specSections from '#src/contracts/spec-sections.ts';
import * as specs from '#src/contracts/specs.ts';
import * as specwizards from '#src/contracts/specwizards.ts';
import * as specwizardProjects from '#src/contracts/specwizard-projects.ts';

/** If two files export the same name, the later one applies: `library` has only part of what `browse` has. */
const contracts = {
  ...library,
  ...activities,
  ...alerts,
  ...banners,
  ...browse,
  ...callouts,
  ...catalogs,
  ...charProjects,
  ...circulation,
  ...companies,
  ...contentRequests,
  ...csi,
  ...email,
  ...favorites,
  ...featured,
  ...informationRequests,
  ...learning,
  ...feedback,
  ...liveSession,
  ...manualIssues,
  ...meaning,
  ...ownResources,
  ...products,
  ...projectPeople,
  ...projects,
  ...promo,
  ...reports,
  ...savedSearches,
  ...savedWork,
  ...schools,
  ...search,
  ...session,
  ...specLibrary,
  ...specSections,
  ...specs,
  ...specwizards,
  ...specwizardProjects,
};
type Contracts = typeof contracts;

type Calls = {
  [Name in keyof Contracts as Contracts[Name] extends Call ? Contracts[Name]['id'] : never]: Contracts[Name];
};

/**
 * Every call of the site's API except the generic resources (`resources.ts`), by call id, collected from the exports of
 * these files. The reference API has to implement all of them, or it doesn't compile. Calls to other hosts are in
 * `site-version.ts` and `feedback-caller.ts`; `specFile.generate` has code of its own. `banners.byTypePage` has the same path as
 * `banners.byContentType` and shares its handler.
 */
export const calls = byId(contracts);
export type CallId = keyof Calls;

function byId(all: Contracts): Calls;
function byId(all: Readonly<Record<string, object>>): object {
  return Object.fromEntries(
    Object.values(all).flatMap((one) => ('id' in one && 'method' in one ? [[String(one.id), one]] : [])),
  );
}
