import { useId } from 'react';

import { sendingFailure } from '#src/components/forms/sending-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import { notSavedBecause } from '#src/components/forms/saving-words.ts';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import type { CharProject } from '#src/contracts/char-projects.ts';
import {
  blankProject,
  draftOf,
  fieldsOf,
  projectDraftFrom,
  projectFields,
  projectProblems,
  typeChoices,
} from '#src/domain/design-projects/project-draft.ts';
import type { ProjectField } from '#src/domain/design-projects/project-draft.ts';
import style from '#src/screens/projects/project-form.module.css';
import { leedWords } from '#src/screens/projects/project-words.ts';
import { thresholds } from '#src/domain/scorecard/rules.ts';
import { saveDesignProject } from '#src/stores/design-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  /** Null for a new one. */
  project: CharProject | null;
  onClose: () => void;
}

const labels: Readonly<Record<ProjectField, string>> = {
  name: 'Name',
  number: 'Project number',
  type: 'Type',
  owner: 'Owner',
  last_spec_date: 'Last specification',
  leed: 'LEED v4.1 thresholds',
};

/** Makes a project, or changes what one is called and is. */
export function ProjectForm({ project, onClose }: Props) {
  const id = useId();
  const state = useSending({
    key: `design-project-${project?.seq ?? 'new'}`,
    blank: project === null ? blankProject : draftOf(project),
    read: projectDraftFrom,
    fields: projectFields,
    problemsOf: (typed) => ({ ...projectProblems(typed) }),
    send: (typed) => saveDesignProject(fieldsOf(typed, project?.items ?? []), project?.seq ?? null),
    what: 'project',
    explain: (error) => ({
      title: 'Could not save project.',
      text: `${notSavedBecause(error)} What you typed is still here.`,
      problems: sendingFailure(error, { what: 'project', fields: projectFields }).problems,
    }),
    onSent: onClose,
    keep: () => ({}),
  });
  const { draft, change, problems } = state;
  const { products, manufacturers } = thresholds[draft.leed];
  const idOf = (field: ProjectField): string => `${id}-${field}`;
  const text = (name: Exclude<ProjectField, 'leed'>) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Dialog title={project === null ? 'New project' : `Edit ${project.name}`} onClose={onClose}>
      <SendingForm
        state={state}
        name={project === null ? 'New project' : 'Project'}
        fields={projectFields}
        labels={labels}
        idOf={idOf}
        words={{ send: 'Save', sending: 'Saving…' }}
        isDense
        beside={<Button onClick={onClose}>Cancel</Button>}
      >
        <TextField {...text('name')} required autoComplete="off" />
        <div className={style.pair}>
          <TextField {...text('number')} autoComplete="off" />
          <SelectField {...text('type')} required>
            {typeChoices(draft.type).map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={style.pair}>
          <TextField {...text('owner')} autoComplete="off" />
          <TextField {...text('last_spec_date')} type="date" />
        </div>
        <SelectField
          id={idOf('leed')}
          name="leed"
          label={labels.leed}
          required
          value={draft.leed}
          hint={`The scorecard asks for ${products} declared products of ${manufacturers} manufacturers.`}
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
      </SendingForm>
    </Dialog>
  );
}
