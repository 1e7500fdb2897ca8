import * as v from 'valibot';
import { contentTypes } from '#src/contracts/content-types.ts';
import { maxNoteLength, note } from '#src/contracts/forms/saved-texts.ts';
import { line } from '#src/contracts/forms/typed.ts';
import { coid, id } from '#src/contracts/shapes.ts';
import type { ItemStatus } from '#src/contracts/char-projects.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';

/** Every link ever sent refers to positions in these lists: append only, never reorder. */
export const sharedKinds = ['list', 'comparison', 'project'] as const;
export const sharedTypes = [...contentTypes, 'company'] as const satisfies readonly SavedType[];
export const sharedStatuses = [
  'considering',
  'basis of design',
  'comparable',
  'submitted',
  'approved',
  'rejected',
] as const satisfies readonly ItemStatus[];

/** The most that one page can request. */
const maxShared = 500;
/** Each manufacturer needs a call of its own. */
const maxSharedCompanies = 60;
export const maxNameLength = 200;

const sharedItem = v.pipe(
  v.object({
    content_type: v.picklist(sharedTypes),
    content_id: id,
    /** Empty unless the sender included notes. */
    note: v.nullish(note, ''),
    /** Null in lists and comparisons. */
    status: v.fallback(v.nullable(v.picklist(sharedStatuses)), null),
  }),
  v.check(({ content_type, content_id }) => content_type !== 'company' || v.is(coid, content_id)),
);
export type SharedItem = v.InferOutput<typeof sharedItem>;

/** Doesn't identify the sender. The data is untrusted. */
export const sharedSchema = v.object({
  kind: v.picklist(sharedKinds),
  /** Name given by the sender. */
  name: v.pipe(line, v.maxLength(maxNameLength)),
  /** The project's type by name or code (requirements: project-types); empty for other kinds. */
  projectType: v.nullish(v.pipe(v.string(), v.maxLength(60)), ''),
  /** No duplicates. */
  items: v.pipe(
    v.array(sharedItem),
    v.minLength(1),
    v.maxLength(maxShared),
    v.transform((items): readonly SharedItem[] =>
      [
        ...new Map(
          items.toReversed().map((item) => [`${item.content_type} ${item.content_id}`, item]),
        ).values(),
      ].toReversed(),
    ),
    v.check((items) => companiesIn(items) <= maxSharedCompanies),
  ),
});
export type Shared = v.InferOutput<typeof sharedSchema>;

function companiesIn(items: readonly SharedItem[]): number {
  return items.filter((item) => item.content_type === 'company').length;
}

/** Explains in a sentence why this is too much for one link or file; null if it isn't. */
export function sharingProblem({ items }: Shared): string | null {
  if (items.length > maxShared) {
    return `${items.length} items are too many for one link. Share up to ${maxShared} at a time.`;
  }
  const companies = companiesIn(items);
  return companies > maxSharedCompanies
    ? `${companies} manufacturers are too many for one link. Share up to ${maxSharedCompanies} at a time.`
    : null;
}

/** Items without notes or status. */
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

/** Removes the sender's notes. */
export function withoutNotes(shared: Shared): Shared {
  return { ...shared, items: shared.items.map((item) => ({ ...item, note: '' })) };
}
