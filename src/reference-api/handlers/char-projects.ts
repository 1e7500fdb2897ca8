import type { DesignProject } from '#src/contracts/char-projects.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import { logChange, requireAccess, withSharing } from '#src/reference-api/account/project-rights.ts';
import { projectChanges } from '#src/reference-api/handlers/project-changes.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import {
  forgetProject,
  requireExisting,
  requireShortText,
} from '#src/reference-api/handlers/user-record-checks.ts';
import { requireUnchanged } from '#src/reference-api/store/versions.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

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
