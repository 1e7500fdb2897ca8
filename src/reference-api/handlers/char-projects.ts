import type { DesignProject, ProjectItem } from '#src/contracts/char-projects.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import { logChange, requireAccess, withSharing } from '#src/reference-api/account/project-rights.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import {
  forgetProject,
  requireExisting,
  requireShortText,
} from '#src/reference-api/handlers/user-record-checks.ts';
import { requireUnchanged } from '#src/reference-api/store/versions.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import type { LoggedChange } from '#src/reference-api/account/project-log.ts';
import type { World } from '#src/reference-api/world/world.ts';

type Fields = Omit<DesignProject, 'seq' | 'updated_at' | 'sharing'>;
const MAX_LINE_LENGTH = 120;
const MAX_NOTE_LENGTH = 2000;
const MAX_ITEMS = 1000;

export function charProjectCalls({ world, account }: Context) {
  const { projects, shares, log } = account;
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
      const shared = account.shares
        .withPerson(person.id)
        .flatMap(({ project }) => projects.peek(project) ?? []);
      return newestChangeFirst([...projects.list(person.id), ...shared]).map((one) =>
        withSharing(account, person.id, one),
      );
    },
    'charProject.create': async ({ body: { updated_at: _version, ...body }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const fields = validFields(body, []);
      return projects.create(person.id, (seq) => ({ seq, ...fields }));
    },
    'charProject.update': async ({ params, body: { updated_at: seen, ...body }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { owner } = requireAccess(account, person.id, numberFrom(params.id, 'id'), 'edit');
      const before = projects.find(owner, params.id);
      requireUnchanged(seen, withSharing(account, person.id, before));
      const { seq, items } = before;
      const saved = projects.write(owner, { seq, ...validFields(body, items) });
      for (const change of projectChanges(world, before, saved)) logChange(account, person, seq, change);
      return withSharing(account, person.id, saved);
    },
    'charProject.delete': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      requireAccess(account, person.id, numberFrom(params.id, 'id'), 'owner');
      const { seq } = projects.find(person.id, params.id);
      projects.delete(person.id, params.id);
      forgetProject(account, person.id, seq);
      for (const share of shares.ofProject(seq)) {
        if (share.user !== null) forgetProject(account, share.user, seq);
        shares.store.delete(share.id);
      }
      log.clear(seq);
      return { ok: true };
    },
  } satisfies Partial<Implementations>;
}

const newestChangeFirst = (list: readonly DesignProject[]): DesignProject[] =>
  list.toSorted(
    (one, other) => (other.updated_at ?? '').localeCompare(one.updated_at ?? '') || other.seq - one.seq,
  );

type Change = Pick<LoggedChange, 'what' | 'about'>;

const fields = ['name', 'number', 'type', 'owner', 'last_spec_date', 'leed'] as const;

/** The changes of a save, for the log. */
function projectChanges(world: World, before: DesignProject, after: DesignProject): Change[] {
  const changes: Change[] = [];
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length > 0) changes.push({ what: 'details', about: changed.join(', ') });
  const [old, now] = [byKey(before.items), byKey(after.items)];
  const note = (what: Change['what'], items: readonly ProjectItem[]) => {
    if (items.length > 0) changes.push({ what, about: itemsText(world, items) });
  };
  note(
    'items added',
    after.items.filter((item) => !old.has(savedKey(item))),
  );
  note(
    'items removed',
    before.items.filter((item) => !now.has(savedKey(item))),
  );
  note(
    'items changed',
    after.items.filter((item) => {
      const former = old.get(savedKey(item));
      return former !== undefined && !isSameData(former, item);
    }),
  );
  return changes;
}

const byKey = (items: readonly ProjectItem[]): ReadonlyMap<string, ProjectItem> =>
  new Map(items.map((item) => [savedKey(item), item]));

/** The title of one item, or how many there are. */
function itemsText({ content, companies }: World, items: readonly ProjectItem[]): string {
  const [first] = items;
  if (first === undefined || items.length > 1) return `${items.length} items`;
  const type = contentTypes.find((one) => one === first.content_type);
  const title = type
    ? content.find(type, first.content_id)?.title
    : companies.get(first.content_id)?.companyNoHtml;
  return title ?? '1 item';
}
