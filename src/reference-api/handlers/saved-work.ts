import type { SavedWork } from '#src/contracts/saved-work.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { numbersFrom } from '#src/reference-api/http/path-parameters.ts';
import { requireSameVersion } from '#src/reference-api/store/versions.ts';

type Calls =
  | 'savedWork.list'
  | 'savedWork.byIds'
  | 'savedWork.create'
  | 'savedWork.update'
  | 'savedWork.delete';

const isSameRecord = (one: SavedWork, { kind, name }: Pick<SavedWork, 'kind' | 'name'>): boolean =>
  one.kind === kind && one.name === name;

export function savedWorkCalls({ account }: Context): Implementations<Calls> {
  const { savedWork } = account;
  return {
    'savedWork.list': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      return savedWork.list(person.id).map(({ value: _value, ...brief }) => brief);
    },
    'savedWork.byIds': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const ids = numbersFrom(params.ids, 'ids');
      return ids.flatMap((id) =>
        savedWork.has(person.id, id) ? [savedWork.find(person.id, String(id))] : [],
      );
    },
    'savedWork.create': async ({ body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const present = savedWork.list(person.id).find((one) => isSameRecord(one, body));
      if (present) requireSameVersion('name', null, present.updated_at, present);
      return savedWork.create(person.id, (seq) => ({ seq, ...body }));
    },
    'savedWork.update': async ({ params, body: { value, updated_at: seen }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { seq, kind, name } = savedWork.find(person.id, params.id, seen);
      return savedWork.write(person.id, { seq, kind, name, value });
    },
    'savedWork.delete': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      savedWork.delete(person.id, params.id);
      return { ok: true };
    },
  };
}
