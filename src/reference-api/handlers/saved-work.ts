import type { SavedWork } from '#src/contracts/saved-work.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import { noteWork, requireWork, workOf, workPlace } from '#src/reference-api/handlers/work-in-projects.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { numberFrom, numbersFrom } from '#src/reference-api/http/path-parameters.ts';
import { requireSameVersion } from '#src/reference-api/store/versions.ts';

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
