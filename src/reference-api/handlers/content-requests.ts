import { signedInBy } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { requireOwnProject, newestFirst } from '#src/reference-api/handlers/saved-by-users.ts';

type Calls = 'userProjectFyi.create' | 'userProjectFyi.list';

export function contentRequestCalls({ account }: Context): Implementations<Calls> {
  const { requests, now } = account;
  return {
    'userProjectFyi.list': async ({ caller }) => {
      const { one } = await signedInBy(account, caller);
      return newestFirst(requests.list(one.id));
    },
    'userProjectFyi.create': async ({ body, caller }) => {
      const { one } = await signedInBy(account, caller);
      const { content_type, about, message, project, needed_by } = body;
      requireOwnProject(account, one.id, project);
      return requests.create(one.id, (seq) => ({
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
  };
}
