import { requireSignIn } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import {
  requireKnownProject,
  requireExisting,
  newestFirst,
} from '#src/reference-api/handlers/user-record-checks.ts';

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
