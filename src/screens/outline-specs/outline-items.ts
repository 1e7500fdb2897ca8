import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';

/** The project's items with their records, for the outline; their documents aren't loaded here. */
export const itemsOf = ({ project, records }: Pick<LoadedOutline, 'project' | 'records'>): BinderItem[] =>
  project.items.map((saved) => ({
    saved,
    record: records.get(savedKey(saved)) ?? { kind: 'coming' as const },
    documents: null,
  }));
