import type { DesignProject, DesignProjectFields, ProjectItem } from '#src/contracts/char-projects.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';
import { projectTypeOf } from '#src/domain/project-types.ts';
import type { Shared, SharedItem } from '#src/domain/share/shared.ts';

/** Converts a shared item to a project item; `now` is an ISO timestamp. */
export const projectItemOf = (item: SharedItem, now: string): ProjectItem => ({
  content_type: item.content_type,
  content_id: item.content_id,
  added_at: now,
  status: item.status ?? 'considering',
  note: item.note,
  documents: [],
  seen: null,
});

/** A copy for the recipient, without items that have been removed. */
export const projectOf = (
  { name, projectType }: Shared,
  items: readonly BinderItem[],
): DesignProjectFields => ({
  name: name === '' ? 'Shared with me' : name.slice(0, 120),
  type: projectTypeOf(projectType)?.name ?? 'Commercial',
  owner: '',
  number: '',
  leed: 'new construction',
  last_spec_date: null,
  items: items
    .filter(({ record }) => record.kind !== 'gone')
    .map(({ saved, record }) => ({
      ...saved,
      seen: record.kind === 'item' ? seenStateOf(record.item) : null,
    })),
});

/** A project as shared with others: without owner, number, and dates. */
export const sharedProject = ({ name, type, items }: DesignProject): Shared => ({
  kind: 'project',
  name,
  projectType: type.slice(0, 60),
  items: items.map(({ content_type, content_id, note, status }) => ({
    content_type,
    content_id,
    note,
    status,
  })),
});
