import type { Call } from '#src/contracts/define-call.ts';

/**
 * What a request that fits its schemas may be refused with, by operation, beside 400 and 404 for the values of its path,
 * 401 without a sign-in where one is needed, and 403 for who may not edit the library.
 */
export const refusals: Readonly<Record<string, readonly number[]>> = {
  'auth.login': [401],
  'session.create': [401],
  'auth.reset': [422],
  'circulation.create': [409, 422],
  'circulation.update': [409],
  'circulation.password': [422],
  'charProject.create': [422],
  'charProject.update': [422],
  'feedback.nonClient': [404],
  'manufacturers.emailRequest': [404],
  'manufacturers.ownResources': [403],
  'manufacturers.userFavorites': [403],
  'outlineSpecsReport.byCoid': [403],
  'outlineSpecsReport.byAbbrev': [403],
  'specwizardSpecsReport.byCoid': [403],
  'specwizardSpecsReport.byAbbrev': [403],
  'search.downloads': [400, 404],
  'alerts.list': [400],
  'specLibrary.paragraphs': [400],
  'manufacturers.vectorSearch': [400],
  'manualIssues.create': [409, 422],
  'projectPeople.create': [409, 422, 429],
  'projectPeople.leave': [422],
  'savedWork.create': [409],
  'savedWork.update': [409],
  'specwizardProject.create': [422],
  'specwizardProject.update': [409, 422],
  'specwizardProject.saveSpecs': [409, 422],
  'userFavorites.create': [422],
  'userFavorites.update': [422],
  'userSearches.create': [404, 422],
  'userProjectFyi.create': [422],
};

const privatePaths =
  /^\/api\/(?:users\/me|user-(?:favorites|searches|project-fyi)|char-project|specwizard-project|saved-work|manual-issues|project-people|project-changes|(?:outline|specwizard)-specs-report\/(?:by-coid|all-coid)|specwizard-specs-report\/by-abbrev)\b/;

/** Calls that a sign-in is needed for. */
export function isPrivate({ method, path }: Call): boolean {
  return privatePaths.test(path) || (path.startsWith('/api/circulation') && !(method === 'POST'));
}
