import type { DesignProject } from '#src/contracts/char-projects.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { signedInBy } from '#src/reference-api/account/account.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { requireExisting, shortText } from '#src/reference-api/handlers/saved-by-users.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

type Fields = Omit<DesignProject, 'seq' | 'updated_at'>;
type Calls = 'charProject.list' | 'charProject.create' | 'charProject.update' | 'charProject.delete';

const MAX_LINE_LENGTH = 120;
const MAX_NOTE_LENGTH = 2000;
const MAX_ITEMS = 1000;

export function charProjectCalls({ world, account }: Context): Implementations<Calls> {
  const { projects, favorites, specwizardProjects } = account;
  /** Items already in the project may have left the library; only added ones must exist. */
  const good = (fields: Fields, before: DesignProject['items']): Fields => {
    const known = new Set(before.map(savedKey));
    const name = shortText('name', fields.name, MAX_LINE_LENGTH);
    if (name === '') refuse(422, 'name: Give the project a name.');
    if (fields.items.length > MAX_ITEMS) refuse(422, `items: A project holds ${MAX_ITEMS} items.`);
    for (const item of fields.items.filter((one) => !known.has(savedKey(one))))
      requireExisting(world, item.content_type, item.content_id, 'items');
    return {
      ...fields,
      name,
      type: shortText('type', fields.type, MAX_LINE_LENGTH),
      owner: shortText('owner', fields.owner, MAX_LINE_LENGTH),
      number: shortText('number', fields.number, MAX_LINE_LENGTH),
      items: fields.items.map((item) => ({ ...item, note: shortText('items', item.note, MAX_NOTE_LENGTH) })),
    };
  };
  return {
    'charProject.list': async ({ caller }) => {
      const { one } = await signedInBy(account, caller);
      return projects.list(one.id);
    },
    'charProject.create': async ({ body: { updated_at: _version, ...body }, caller }) => {
      const { one } = await signedInBy(account, caller);
      const fields = good(body, []);
      return projects.create(one.id, (seq) => ({ seq, ...fields }));
    },
    'charProject.update': async ({ params, body: { updated_at: seen, ...body }, caller }) => {
      const { one } = await signedInBy(account, caller);
      const { seq, items } = projects.find(one.id, params.id, seen);
      return projects.write(one.id, { seq, ...good(body, items) });
    },
    'charProject.delete': async ({ params, caller }) => {
      const { one } = await signedInBy(account, caller);
      const { seq } = projects.find(one.id, params.id);
      projects.delete(one.id, params.id);
      for (const favorite of favorites.list(one.id))
        if (favorite.project === seq) favorites.write(one.id, { ...favorite, project: null });
      for (const saved of specwizardProjects.list(one.id))
        if (saved.project === seq) specwizardProjects.write(one.id, { ...saved, project: null });
      return { ok: true };
    },
  };
}
