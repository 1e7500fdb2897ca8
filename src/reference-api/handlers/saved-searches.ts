import { requireSignIn } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { newestFirst, requireShortText } from '#src/reference-api/handlers/user-record-checks.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { requireUnchanged } from '#src/reference-api/store/versions.ts';

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
