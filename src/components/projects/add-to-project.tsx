import style from '#src/components/projects/add-to-project.module.css';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';

/** Loaded on first click. */
export const AddToProjectDialog = lazyPart(
  async () => (await import('#src/components/projects/add-to-project-dialog.tsx')).AddToProjectDialog,
  'your projects',
);

/** A button that adds the given items to one of the user's design projects, or to a new one. */
export function AddToProject({ items, isWhole = false }: { items: readonly SavedItem[]; isWhole?: boolean }) {
  const [first] = items;
  const what = items.length === 1 ? (first?.title ?? '') : `${items.length} items`;
  return (
    <DialogButton
      className={`screen-only rigid nowrap ${style.add}`}
      aria-label={`Add to project: ${what}`}
      renderDialog={(close) => <AddToProjectDialog items={items} what={what} onClose={close} />}
    >
      <span className={isWhole ? undefined : 'hidden-899'}>Add to project</span>
      {!isWhole && <span className={style.short}>+ Project</span>}
    </DialogButton>
  );
}
