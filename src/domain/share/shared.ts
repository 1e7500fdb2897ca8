import { contentTypes } from '#src/contracts/content-types.ts';
import type { ItemStatus } from '#src/contracts/char-projects.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';

/** Never says whose it is. */
export interface Shared {
  kind: SharedKind;
  /** As its sharer calls it. */
  name: string;
  /** A project's type by name or code (spec §3); empty for others. */
  projectType: string;
  /** Each once. */
  items: readonly SharedItem[];
}

export interface SharedItem {
  content_type: SavedType;
  content_id: number;
  /** Empty unless the sharer included notes. */
  note: string;
  /** Null in lists and comparisons. */
  status: ItemStatus | null;
}

export type SharedKind = 'list' | 'comparison' | 'project';

/** The places in these lists are part of every link that was ever sent: append, and never reorder. */
export const sharedKinds = ['list', 'comparison', 'project'] as const satisfies readonly SharedKind[];
export const sharedTypes = [...contentTypes, 'company'] as const satisfies readonly SavedType[];
export const sharedStatuses = [
  'considering',
  'basis of design',
  'comparable',
  'submitted',
  'approved',
  'rejected',
] as const satisfies readonly ItemStatus[];

/** One page can still ask for so many. */
const maxShared = 500;
/** Each manufacturer is a call of its own. */
const maxSharedCompanies = 60;
export const maxNameLength = 200;
const maxNoteLength = 2000;
const greatestId = 2 ** 31 - 1;

/** Validates untrusted data; null when invalid. */
export function sharedFrom(value: unknown): Shared | null {
  const fields = fieldsOf(value);
  const kind = sharedKinds.find((one) => one === fields.get('kind'));
  const [name, projectType] = [fields.get('name'), fields.get('projectType') ?? ''];
  const list: unknown = fields.get('items');
  if (kind === undefined || !isText(name, maxNameLength) || !isText(projectType, 60)) return null;
  if (!Array.isArray(list) || list.length === 0 || list.length > maxShared) return null;
  const items = new Map<string, SharedItem>();
  for (const one of list) {
    const item = itemFrom(one);
    if (item === null) return null;
    const key = `${item.content_type} ${item.content_id}`;
    if (!items.has(key)) items.set(key, item);
  }
  const shared = [...items.values()];
  return companiesIn(shared) > maxSharedCompanies ? null : { kind, name, projectType, items: shared };
}

function companiesIn(items: readonly SharedItem[]): number {
  return items.filter((item) => item.content_type === 'company').length;
}

function itemFrom(value: unknown): SharedItem | null {
  const fields = fieldsOf(value);
  const type = sharedTypes.find((one) => one === fields.get('content_type'));
  const id = fields.get('content_id');
  const note = fields.get('note') ?? '';
  const said = fields.get('status') ?? null;
  const status = sharedStatuses.find((one) => one === said) ?? null;
  if (type === undefined || !isId(id) || !isText(note, maxNoteLength)) return null;
  if (type === 'company' && (id < 10_000 || id > 99_999)) return null;
  return { content_type: type, content_id: id, note, status };
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= greatestId;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** Why something is too much for one link or file, in a plain sentence; null when it is not. */
export function sharingProblem({ items }: Shared): string | null {
  if (items.length > maxShared) {
    return `${items.length} items are too many for one page: share up to ${maxShared} at a time.`;
  }
  const companies = companiesIn(items);
  return companies > maxSharedCompanies
    ? `${companies} manufacturers are too many for one page: share up to ${maxSharedCompanies} at a time.`
    : null;
}

/** Items that are shared without more than what they are. */
export function sharedItems(
  items: readonly { content_type: SavedType; content_id: number; note?: string }[],
): SharedItem[] {
  return items.map(({ content_type, content_id, note = '' }) => ({
    content_type,
    content_id,
    note: note.slice(0, maxNoteLength),
    status: null,
  }));
}

/** The same without the notes of its sharer. */
export function withoutNotes(shared: Shared): Shared {
  return { ...shared, items: shared.items.map((item) => ({ ...item, note: '' })) };
}
