import { useId } from 'react';
import * as v from 'valibot';

import { submitFailure } from '#src/components/forms/submit-errors.ts';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { projectForm } from '#src/contracts/forms/project.ts';
import { blankProject, draftOf, typeChoices } from '#src/domain/design-projects/project-draft.ts';
import style from '#src/screens/projects/project-form.module.css';
import { leedWords } from '#src/screens/projects/project-labels.ts';
import { thresholds } from '#src/domain/scorecard/rules.ts';
import { saveDesignProject } from '#src/services/design-project-changes.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  /** Null for a new project. */
  project: DesignProject | null;
  onClose: () => void;
  /** Called once a new project is saved, instead of closing. */
  onMade?: (project: DesignProject) => void;
}

/** In form order. */
const labels = {
  name: 'Name',
  number: 'Project number',
  type: 'Type',
  owner: 'Owner',
  last_spec_date: 'Last specification',
  leed: 'LEED v4.1 thresholds',
};

/** Creates a project, or edits its name and facts. */
export function ProjectForm({ project, onClose, onMade = onClose }: Props) {
  const state = useSubmitForm({
    key: `design-project-${project?.seq ?? 'new'}`,
    id: useId(),
    labels,
    schema: projectForm,
    blank: project === null ? blankProject : draftOf(project),
    send: (typed, base) => {
      const before = v.safeParse(projectForm, base);
      return saveDesignProject(
        { ...typed, items: project?.items ?? [] },
        project?.seq ?? null,
        before.success ? before.output : {},
      );
    },
    what: 'project',
    explain: (error) => ({
      title: 'Could not save project.',
      text: `${saveErrorText(error)} What you typed is still here.`,
      problems: submitFailure(error, { what: 'project', fields: Object.keys(labels) }).problems,
    }),
    onSent: onMade,
  });
  const { id, draft, change, text, startOver } = state;
  function cancel(): void {
    startOver();
    onClose();
  }
  const { products, manufacturers } = thresholds[draft.leed];
  return (
    <Dialog title={project === null ? 'New project' : `Edit ${project.name}`} onClose={onClose}>
      <SubmitForm
        state={state}
        name={project === null ? 'New project' : 'Project'}
        words={{ send: 'Save', sending: 'Saving…' }}
        isDense
        beside={<Button onClick={cancel}>Cancel</Button>}
      >
        <TextField {...text('name')} required autoComplete="off" />
        <div className={`halves gap-3-4 ${style.pair}`}>
          <TextField {...text('number')} autoComplete="off" />
          <SelectField {...text('type')}>
            {typeChoices(draft.type).map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={`halves gap-3-4 ${style.pair}`}>
          <TextField {...text('owner')} autoComplete="off" />
          <TextField {...text('last_spec_date')} type="date" />
        </div>
        <SelectField
          id={`${id}-leed`}
          name="leed"
          label={labels.leed}
          value={draft.leed}
          hint={`The scorecard requires ${products} products with declarations from ${manufacturers} manufacturers.`}
          onChange={({ target }) =>
            change({ leed: target.value === 'core and shell' ? 'core and shell' : 'new construction' })
          }
        >
          {Object.entries(leedWords).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </SelectField>
      </SubmitForm>
    </Dialog>
  );
}
