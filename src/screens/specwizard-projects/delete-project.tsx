import { useState } from 'react';
import { useNavigate } from 'react-router';

import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/components/forms/use-submit-once.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/specwizard-projects/specwizard-project.module.css';
import { removeSpecwizardProject } from '#src/stores/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Asks once; it can be undone for a while after. */
export function DeleteProject({ project, onClose }: { project: SpecwizardProject; onClose: () => void }) {
  const { name, filename } = project;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const { error } = await removeSpecwizardProject(project);
    if (error) setFailure(saveErrorText(error));
    else await navigate(to.specwizardProjects());
  });
  return (
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>
        {filename.length === 0
          ? 'The project has no sections.'
          : `${filename.length === 1 ? 'Its section' : `Its ${filename.length} sections`} and what you wrote in them will be deleted. The manufacturers’ sections stay in the library.`}
      </p>
      <div role="alert">
        {failure !== null && (
          <Notice tone="bad" title="Could not delete project">
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
