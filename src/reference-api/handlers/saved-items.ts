import { requireSignIn } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import {
  requireKnownProject,
  requireExisting,
  newestFirst,
  requireShortText,
} from '#src/reference-api/handlers/user-record-checks.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { requireUnchanged, requireSameVersion } from '#src/reference-api/store/versions.ts';
import type { SavedWork } from '#src/contracts/saved-work.ts';
import { noteWork, requireWork, workOf, workPlace } from '#src/reference-api/handlers/work-in-projects.ts';
import { numberFrom, numbersFrom } from '#src/reference-api/http/path-parameters.ts';

export function favoriteCalls({ world, account }: Context) {
  const { favorites, now } = account;
  return {
    'userFavorites.list': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      return newestFirst(favorites.list(person.id));
    },
    'userFavorites.create': async ({ body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const existing = favorites
        .list(person.id)
        .find(
          ({ content_id: id, content_type: type }) => id === body.content_id && type === body.content_type,
        );
      if (existing) return existing;
      requireExisting(world, body.content_type, body.content_id);
      requireKnownProject(account, person.id, body.project);
      return favorites.create(person.id, (seq) => ({ ...body, seq, created_at: now() }));
    },
    'userFavorites.update': async ({ params, body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const before = favorites.find(person.id, params.id, body.updated_at);
      const { note = before.note, project = before.project, seen = before.seen } = body;
      requireKnownProject(account, person.id, project);
      return favorites.write(person.id, {
        ...before,
        note,
        project,
        seen,
      });
    },
    'userFavorites.delete': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      favorites.delete(person.id, params.id);
      return { ok: true };
    },
  } satisfies Partial<Implementations>;
}

const MAX_TERMS_LENGTH = 200;
const MAX_QUERY_LENGTH = 4000;

export function savedSearchCalls({ account }: Context) {
  const { searches, now } = account;
  return {
    'userSearches.list': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      return newestFirst(searches.list(person.id));
    },
    'userSearches.create': async ({ body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const search_terms = requireShortText('search_terms', body.search_terms, MAX_TERMS_LENGTH);
      if (search_terms === '') refuse(422, 'search_terms: Enter what to search for.');
      const query = requireShortText('query', body.query, MAX_QUERY_LENGTH);
      const same = searches
        .list(person.id)
        .find(
          (search) =>
            search.content_type === body.content_type &&
            search.search_terms === search_terms &&
            search.query === query,
        );
      if (body.updated_at !== undefined && !same) refuse(404, 'This search was deleted.');
      if (same) requireUnchanged(body.updated_at, same);
      const name = body.name ?? same?.name ?? '';
      const opened_at = body.opened_at === undefined ? (same?.opened_at ?? null) : body.opened_at;
      if (same) return searches.write(person.id, { ...same, name, opened_at });
      return searches.create(person.id, (seq) => ({
        seq,
        content_type: body.content_type,
        search_terms,
        query,
        created_at: now(),
        name,
        opened_at,
      }));
    },
    'userSearches.delete': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      searches.delete(person.id, params.id);
      return { ok: true };
    },
  } satisfies Partial<Implementations>;
}

const isSameRecord = (one: SavedWork, { kind, name }: Pick<SavedWork, 'kind' | 'name'>): boolean =>
  one.kind === kind && one.name === name;

export function savedWorkCalls({ account }: Context) {
  const { savedWork } = account;
  return {
    'savedWork.list': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      return workOf(account, person.id).map(({ value: _value, ...brief }) => brief);
    },
    'savedWork.byIds': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const ids = new Set(numbersFrom(params.ids, 'ids'));
      return workOf(account, person.id).filter(({ seq }) => ids.has(seq));
    },
    'savedWork.create': async ({ body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const owner = workPlace(account, person.id, body);
      const present = savedWork.list(owner).find((one) => isSameRecord(one, body));
      if (present) requireSameVersion('name', null, present.updated_at, present);
      const made = savedWork.create(owner, (seq) => ({ seq, ...body }));
      noteWork(account, person, body);
      return made;
    },
    'savedWork.update': async ({ params, body: { value, updated_at: seen }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const owner = requireWork(account, person.id, numberFrom(params.id, 'id'));
      const { seq, kind, name } = savedWork.find(owner, params.id, seen);
      const saved = savedWork.write(owner, { seq, kind, name, value });
      noteWork(account, person, saved);
      return saved;
    },
    'savedWork.delete': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const owner = requireWork(account, person.id, numberFrom(params.id, 'id'));
      const { kind, name } = savedWork.find(owner, params.id);
      savedWork.delete(owner, params.id);
      noteWork(account, person, { kind, name });
      return { ok: true };
    },
  } satisfies Partial<Implementations>;
}

export function contentRequestCalls({ account }: Context) {
  const { requests, now } = account;
  return {
    'userProjectFyi.list': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      return newestFirst(requests.list(person.id));
    },
    'userProjectFyi.create': async ({ body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { content_type, about, message, project, needed_by } = body;
      requireKnownProject(account, person.id, project);
      return requests.create(person.id, (seq) => ({
        seq,
        created_at: now(),
        status: 'received',
        content_type,
        about,
        message,
        project,
        needed_by,
      }));
    },
  } satisfies Partial<Implementations>;
}
