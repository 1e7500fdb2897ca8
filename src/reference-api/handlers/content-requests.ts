import { requireSignIn } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { requireKnownProject, newestFirst } from '#src/reference-api/handlers/user-record-checks.ts';

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
