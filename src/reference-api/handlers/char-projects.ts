import type { DesignProject } from '#src/contracts/char-projects.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { requireExisting, requireShortText } from '#src/reference-api/handlers/user-record-checks.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

type Fields = Omit<DesignProject, 'seq' | 'updated_at'>;
type Calls = 'charProject.list' | 'charProject.create' | 'charProject.update' | 'charProject.delete';

const MAX_LINE_LENGTH = 120;
const MAX_NOTE_LENGTH = 2000;
const MAX_ITEMS = 1000;

export function charProjectCalls({ world, account }: Context): Implementations<Calls> {
  const { projects, favorites, specwizardProjects } = account;
  /** Items already in the project may have left the library; only added ones must exist. */
  const validFields = (fields: Fields, before: DesignProject['items']): Fields => {
    const known = new Set(before.map(savedKey));
    const name = requireShortText('name', fields.name, MAX_LINE_LENGTH);
    if (name === '') refuse(422, 'name: Give the project a name.');
    if (fields.items.length > MAX_ITEMS) refuse(422, `items: A project holds ${MAX_ITEMS} items.`);
    for (const item of fields.items.filter((one) => !known.has(savedKey(one))))
      requireExisting(world, item.content_type, item.content_id, 'items');
    return {
      ...fields,
      name,
      type: requireShortText('type', fields.type, MAX_LINE_LENGTH),
      owner: requireShortText('owner', fields.owner, MAX_LINE_LENGTH),
      number: requireShortText('number', fields.number, MAX_LINE_LENGTH),
      items: fields.items.map((item) => ({
        ...item,
        note: requireShortText('items', item.note, MAX_NOTE_LENGTH),
      })),
    };
  };
  return {
    'charProject.list': async ({ caller }) => {
      const { person } = await requireSignIn(account, caller);
      return projects.list(person.id);
    },
    'charProject.create': async ({ body: { updated_at: _version, ...body }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const fields = validFields(body, []);
      return projects.create(person.id, (seq) => ({ seq, ...fields }));
    },
    'charProject.update': async ({ params, body: { updated_at: seen, ...body }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { seq, items } = projects.find(person.id, params.id, seen);
      return projects.write(person.id, { seq, ...validFields(body, items) });
    },
    'charProject.delete': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { seq } = projects.find(person.id, params.id);
      projects.delete(person.id, params.id);
      for (const favorite of favorites.list(person.id))
        if (favorite.project === seq) favorites.write(person.id, { ...favorite, project: null });
      for (const saved of specwizardProjects.list(person.id))
        if (saved.project === seq) specwizardProjects.write(person.id, { ...saved, project: null });
      return { ok: true };
    },
  };
}
