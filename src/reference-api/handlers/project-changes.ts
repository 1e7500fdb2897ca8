import { contentTypes } from '#src/contracts/content-types.ts';
import type { DesignProject, ProjectItem } from '#src/contracts/char-projects.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import type { LoggedChange } from '#src/reference-api/account/project-log.ts';
import type { World } from '#src/reference-api/world/world.ts';

type Change = Pick<LoggedChange, 'what' | 'about'>;

const fields = ['name', 'number', 'type', 'owner', 'last_spec_date', 'leed'] as const;

/** The changes of a save, for the log. */
export function projectChanges(world: World, before: DesignProject, after: DesignProject): Change[] {
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
