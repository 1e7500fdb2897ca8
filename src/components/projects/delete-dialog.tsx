import { useState, type ReactNode } from 'react';

import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import style from '#src/components/projects/project-dialog.module.css';
import type { Result } from '#src/contracts/result.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  name: string;
  remove: () => Promise<Result<unknown>>;
  /** The dialog stays busy until this has ended. */
  onDeleted: () => void | Promise<void>;
  onClose: () => void;
  /** Says what is deleted along with the project. */
  children: ReactNode;
}

/** Asks for confirmation to delete a project. The deletion can be undone for a while. */
export function DeleteDialog({ name, remove, onDeleted, onClose, children }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const { error } = await remove();
    if (error) setFailure(saveErrorText(error));
    else await onDeleted();
  });
  return (
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>{children}</p>
      <div role="alert">
        {failure !== null && (
          <Notice tone="bad" title="Could not delete project">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <div className={`flow gap-2 ${style.send}`}>
        <Button kind="danger" disabled={isSubmitting} onClick={submit}>
          {isSubmitting ? 'Deleting…' : 'Delete project'}
        </Button>
        <Button onClick={onClose}>Keep project</Button>
      </div>
    </Dialog>
  );
}
