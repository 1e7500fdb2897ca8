import { isEmail } from '#src/domain/checks/email.ts';
import { written } from '#src/domain/checks/form-rules.ts';
import { signedInBy } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/context.ts';
import { mustBeOwnProject, newestFirst, shortText } from '#src/reference-api/handlers/kept-by-people.ts';
import { refuse } from '#src/reference-api/refusal.ts';

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
      const { email, content_type, project, needed_by } = body;
      const about = shortText('about', body.about, 200);
      const message = shortText('message', body.message, 2000);
      for (const [field, text] of [
        ['about', about],
        ['message', message],
      ] as const) {
        const problem = text === '' ? null : written(text);
        if (problem !== null) refuse(422, `${field}: ${problem}`);
      }
      if (about === '' && message === '') refuse(422, 'message: Say what you need.');
      if (!isEmail(email.trim())) refuse(422, 'email: Enter an e-mail address like name@firm.com.');
      mustBeOwnProject(account, one.id, project);
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
