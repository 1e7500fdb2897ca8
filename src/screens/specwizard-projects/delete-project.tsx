import { useNavigate } from 'react-router';

import { DeleteDialog } from '#src/components/projects/delete-dialog.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { to } from '#src/paths.ts';
import { removeSpecwizardProject } from '#src/services/specwizard-projects.ts';

export function DeleteProject({ project, onClose }: { project: SpecwizardProject; onClose: () => void }) {
  const { name, filename } = project;
  const navigate = useNavigate();
  return (
    <DeleteDialog
      {...{ name, onClose }}
      remove={() => removeSpecwizardProject(project)}
      onDeleted={() => navigate(to.specwizardProjects())}
    >
      {filename.length === 0
        ? 'The project has no sections.'
        : `${filename.length === 1 ? 'Its section' : `Its ${filename.length} sections`} and what you wrote in them will be deleted. The manufacturers’ sections stay in the library.`}
    </DeleteDialog>
  );
}
