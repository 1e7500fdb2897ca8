import style from '#src/components/projects/add-to-project.module.css';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';

/** Comes with the first press. */
const AddDialog = lazyPart(
  async () => (await import('#src/components/projects/add-to-project-dialog.tsx')).AddToProjectDialog,
  'Your projects',
);

/** Puts an item, or all that are given, into one of the person's design projects, or into a new one. */
export function AddToProject({ items }: { items: readonly SavedItem[] }) {
  const [first] = items;
  const what = items.length === 1 ? (first?.title ?? '') : `${items.length} items`;
  return (
    <DialogButton
      className={`screen-only ${style.add}`}
      aria-label={`Add to project: ${what}`}
      renderDialog={(close) => <AddDialog items={items} what={what} onClose={close} />}
    >
      <span className={style.long}>Add to project</span>
      <span className={style.short}>+ Project</span>
    </DialogButton>
  );
}
