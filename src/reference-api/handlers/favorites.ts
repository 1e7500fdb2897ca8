import { signedInBy } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import {
  requireOwnProject,
  requireExisting,
  newestFirst,
} from '#src/reference-api/handlers/saved-by-users.ts';

type Calls = 'userFavorites.list' | 'userFavorites.create' | 'userFavorites.update' | 'userFavorites.delete';

export function favoriteCalls({ world, account }: Context): Implementations<Calls> {
  const { favorites, now } = account;
  return {
    'userFavorites.list': async ({ caller }) => {
      const { one } = await signedInBy(account, caller);
      return newestFirst(favorites.list(one.id));
    },
    'userFavorites.create': async ({ body, caller }) => {
      const { one } = await signedInBy(account, caller);
      const existing = favorites
        .list(one.id)
        .find(
          ({ content_id: id, content_type: type }) => id === body.content_id && type === body.content_type,
        );
      if (existing) return existing;
      requireExisting(world, body.content_type, body.content_id);
      requireOwnProject(account, one.id, body.project);
      return favorites.create(one.id, (seq) => ({ ...body, seq, created_at: now() }));
    },
    'userFavorites.update': async ({ params, body, caller }) => {
      const { one } = await signedInBy(account, caller);
      const before = favorites.find(one.id, params.id, body.updated_at);
      const { note = before.note, project = before.project, seen = before.seen } = body;
      requireOwnProject(account, one.id, project);
      return favorites.write(one.id, {
        ...before,
        note,
        project,
        seen,
      });
    },
    'userFavorites.delete': async ({ params, caller }) => {
      const { one } = await signedInBy(account, caller);
      favorites.delete(one.id, params.id);
      return { ok: true };
    },
  };
}
