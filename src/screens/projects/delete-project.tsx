import { useState } from 'react';

import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/components/forms/use-submit-once.ts';
import type { CharProject } from '#src/contracts/char-projects.ts';
import style from '#src/screens/projects/project-form.module.css';
import { itemsText } from '#src/screens/projects/project-labels.ts';
import { removeDesignProject } from '#src/stores/design-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  project: CharProject;
  onClose: () => void;
  /** Instead of closing, when it is deleted. Until it has ended, another click does nothing. */
  onDeleted?: () => void | Promise<void>;
}

/** Asks once whether a project is to go. It can be taken back for a while after. */
export function DeleteProject({ project, onClose, onDeleted = onClose }: Props) {
  const { name, items } = project;
  const [failure, setFailure] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const { error } = await removeDesignProject(project);
    if (error) setFailure(saveErrorText(error));
    else await onDeleted();
  });
  return (
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>
        {items.length === 0
          ? 'The project is empty.'
          : `The project and its ${itemsText(items.length)}, with their notes and statuses, will be deleted. Library records stay.`}
      </p>
      <div role="alert">
        {failure !== null && (
          <Notice tone="bad" title="Could not delete project.">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <div className={style.send}>
        <Button kind="primary" aria-disabled={isSubmitting} onClick={submit}>
          {isSubmitting ? 'Deleting…' : 'Delete project'}
        </Button>
        <Button onClick={onClose}>Keep project</Button>
      </div>
    </Dialog>
  );
}
