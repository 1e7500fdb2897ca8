import { useState } from 'react';

import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import dialog from '#src/components/projects/project-dialog.module.css';
import { NewProjectFields } from '#src/components/specification/new-project-fields.tsx';
import { projectNameProblem } from '#src/contracts/forms/project.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { ownsSpecwizard } from '#src/domain/design-projects/project-right.ts';
import { changeSpecwizardProject } from '#src/services/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  project: SpecwizardProject;
  onSaved: () => void;
  onClose: () => void;
}

/** Renames a project, or moves it to another design project. */
export function EditProject({ project, onSaved, onClose }: Props) {
  const { seq } = project;
  const [opened] = useState({ name: project.name, project: project.project });
  const [fields, setFields] = useState(opened);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const typed = { ...fields, name: fields.name.trim() };
    const { error } = await changeSpecwizardProject(seq, (one) => ({ ...one, ...typed }), opened);
    if (error) setFailure(saveErrorText(error));
    else onSaved();
  });
  return (
    <Dialog title={`Edit ${project.name}`} onClose={onClose}>
      <form
        className="stack gap-3"
        noValidate
        aria-label="Project"
        onSubmit={(event) => {
          event.preventDefault();
          const found = projectNameProblem(fields.name);
          setProblem(found);
          if (found !== null) event.currentTarget.querySelector<HTMLElement>('[name="name"]')?.focus();
          else submit();
        }}
      >
        <NewProjectFields
          fields={fields}
          problem={problem}
          isFixed={!ownsSpecwizard(project)}
          onChange={(part) => setFields({ ...fields, ...part })}
        />
        <div role="alert">
          {failure !== null && (
            <Notice tone="bad" title="Could not save project">
              <p>{failure}</p>
            </Notice>
          )}
        </div>
        <div className={`flow gap-2 ${dialog.send}`}>
          <Button type="submit" kind="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
