import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';

/** The items of the project with their records, for the outline. */
export function itemsOf({ project, records }: Pick<LoadedOutline, 'project' | 'records'>): BinderItem[] {
  return project.items.map((saved) => ({
    saved,
    record: records.get(savedKey(saved)) ?? { kind: 'coming' as const },
    documents: null,
  }));
}
