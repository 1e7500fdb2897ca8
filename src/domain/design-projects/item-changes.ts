import type { DesignProject, ProjectItem } from '#src/contracts/char-projects.ts';
import type { SavedType, SeenState } from '#src/contracts/saved-items.ts';
import { savedKey } from '#src/domain/saved-item.ts';

export interface Addition {
  content_type: SavedType;
  content_id: number;
  seen: SeenState | null;
}

/** Appends items that the project lacks, at the ISO time `now`. The same project if it has them all. */
export function withItems<P extends Pick<DesignProject, 'items'>>(
  project: P,
  additions: readonly Addition[],
  now: string,
): P {
  const present = new Set(project.items.map(savedKey));
  const added: ProjectItem[] = [];
  for (const { content_type, content_id, seen } of additions) {
    const key = savedKey({ content_type, content_id });
    if (present.has(key)) continue;
    present.add(key);
    added.push({
      content_type,
      content_id,
      seen,
      added_at: now,
      status: 'considering',
      note: '',
      documents: [],
    });
  }
  return added.length === 0 ? project : { ...project, items: [...project.items, ...added] };
}

export function withoutItems(project: DesignProject, keys: ReadonlySet<string>): DesignProject {
  const items = project.items.filter((item) => !keys.has(savedKey(item)));
  return items.length === project.items.length ? project : { ...project, items };
}

/** Restores missing items of an earlier state to their former positions. */
export function withItemsBack(
  project: DesignProject,
  before: readonly ProjectItem[],
  keys: ReadonlySet<string>,
): DesignProject {
  const present = new Set(project.items.map(savedKey));
  const items = [...project.items];
  for (const [index, item] of before.entries()) {
    const key = savedKey(item);
    if (keys.has(key) && !present.has(key)) items.splice(index, 0, item);
  }
  return items.length === project.items.length ? project : { ...project, items };
}

/** Changes some of the items. Returns the same project if nothing changes. */
export function withPart(
  project: DesignProject,
  keys: ReadonlySet<string>,
  part: Partial<Pick<ProjectItem, 'status' | 'note' | 'documents' | 'options' | 'seen'>>,
): DesignProject {
  let isChanged = false;
  const items = project.items.map((item) => {
    if (!keys.has(savedKey(item))) return item;
    const next = { ...item, ...part };
    if (JSON.stringify(next) !== JSON.stringify(item)) isChanged = true;
    return next;
  });
  return isChanged ? { ...project, items } : project;
}
