import { changeFailure } from '#src/components/specification/change-failure.ts';
import { ImportDialog, type Opened } from '#src/components/specification/import-dialog.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { linesOfFile } from '#src/domain/specification/project-lines.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { importIntoProject } from '#src/services/import-sections.ts';

interface Props {
  project: SpecwizardProject;
  onDone: () => void;
  onClose: () => void;
}

/** Adds the sections of an exported file to the project. */
export function ImportIntoProject({ project, onDone, onClose }: Props) {
  const replaces = (filename: string): string | null =>
    project.filename.includes(filename)
      ? `Replaces this project’s ${pluralize(linesOfFile(project.specs, filename).size, 'line')}`
      : 'Will be added';
  const run = async (opened: Opened): Promise<string | null> => {
    const { error } = await importIntoProject(project, opened);
    if (error) return changeFailure(error);
    onDone();
    return null;
  };
  return (
    <ImportDialog
      replaces={replaces}
      acts={(opened) => [{ label: 'Import', run: () => run(opened) }]}
      onClose={onClose}
    />
  );
}
