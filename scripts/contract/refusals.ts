import type { Call } from '../../src/contracts/define-call.ts';

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

/** Calls that are refused with 429 when they come too often, from one account or one network address. */
const limited: ReadonlySet<string> = new Set([
  'auth.forgot',
  'auth.login',
  'auth.reset',
  'auth.resetCheck',
  'auth.signout',
  'blogPostGuestRequests.create',
  'circulation.create',
  'circulation.password',
  'circulation.update',
  'email.send',
  'feedback.nonClient',
  'manufacturers.emailRequest',
  'manufacturers.userFavorites',
  'manufacturers.ownResources',
  'outlineSpecsReport.byAbbrev',
  'podcastGuestRequests.create',
  'projectPeople.create',
  'session.delete',
  'specwizardSpecsReport.byAbbrev',
]);

/** A call, as far as its refusals depend on it. */
interface Refusable {
  id: string;
  call: Call;
  isOfLibrary: boolean;
  isPrivate: boolean;
}

/** Why a call is refused, by status. */
export const refusalTexts: ReadonlyMap<number, string> = new Map([
  [400, 'A value has the wrong shape. `message` begins with its field.'],
  [401, 'No one is signed in, or the sign-in is over.'],
  [403, 'The account may not do this, or the page of another site asks.'],
  [404, 'There is no such record, or it is someone else’s.'],
  [
    409,
    'The record has changed since the version that was sent, or there is one already. `current` is the record as it is now.',
  ],
  [413, 'The body is too large.'],
  [415, 'The body is not JSON.'],
  [422, 'A value has the right shape and is not accepted. `message` begins with its field.'],
  [429, 'Too many requests. `Retry-After` says for how many seconds.'],
  [503, 'Nothing can be saved or looked up right now. Try again.'],
  [507, 'There is no room for more.'],
]);

/** Every status that a call may be refused with, in ascending order. */
export function refusalsOf({ id, call, isOfLibrary, isPrivate: needsSignIn }: Refusable): number[] {
  const own = refusals[id] ?? [];
  const writes = !call.readOnly;
  const isEdit = isOfLibrary && writes;
  const statuses: readonly [status: number, applies: boolean][] = [
    [400, true],
    [401, needsSignIn],
    [403, writes],
    [404, call.path.includes(':')],
    [409, call.method === 'PUT' && (needsSignIn || isEdit)],
    [413, call.body !== null],
    [415, call.body !== null],
    [422, call.body !== null && writes],
    [429, limited.has(id)],
    [503, writes || needsSignIn],
    [507, writes],
  ];
  return statuses.filter(([status, applies]) => applies || own.includes(status)).map(([status]) => status);
}
