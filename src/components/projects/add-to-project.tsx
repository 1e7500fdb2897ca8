import { Suspense, useState } from 'react';

import style from '#src/components/projects/add-to-project.module.css';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { Button } from '#src/ui/button.tsx';

/** Comes with the first press. */
const AddSheet = lazyPart(
  async () => (await import('#src/components/projects/add-to-project-sheet.tsx')).AddToProjectSheet,
  'Your projects',
);

/** Puts an item, or all that are given, into one of the person's design projects, or into a new one. */
export function AddToProject({ items }: { items: readonly SavedItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = items;
  const what = items.length === 1 ? (first?.title ?? '') : `${items.length} items`;
  return (
    <>
      <Button
        className={`screen-only ${style.add}`}
        aria-haspopup="dialog"
        aria-label={`Add to project: ${what}`}
        onClick={() => setOpen(true)}
      >
        <span className={style.long}>Add to project</span>
        <span className={style.short}>+ Project</span>
      </Button>
      {isOpen && (
        <Suspense>
          <AddSheet items={items} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
