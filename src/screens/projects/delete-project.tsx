import { DeleteDialog } from '#src/components/projects/delete-dialog.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { itemsText } from '#src/screens/projects/project-labels.ts';
import { deleteDesignProjectWithUndo } from '#src/services/delete-design-project.ts';

interface Props {
  project: DesignProject;
  onClose: () => void;
  /** Called after deleting, instead of closing. */
  onDeleted?: () => void | Promise<void>;
}

export function DeleteProject({ project, onClose, onDeleted = onClose }: Props) {
  const { name, items } = project;
  return (
    <DeleteDialog {...{ name, onDeleted, onClose }} remove={() => deleteDesignProjectWithUndo(project)}>
      {items.length === 0
        ? 'The project is empty.'
        : `The project and its ${itemsText(items.length)}, with their notes and statuses, will be deleted. Library records stay.`}
    </DeleteDialog>
  );
}
