import { useCallback, useId, useState } from 'react';

import { notify } from '#src/browser/toasts.ts';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { submitFailure } from '#src/components/forms/submit-errors.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { LoadFailure } from '#src/components/page/load-failure.tsx';
import { useLoaded } from '#src/components/page/use-loaded.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { shareForm } from '#src/contracts/forms/share-project.ts';
import type { ProjectPerson } from '#src/contracts/project-people.ts';
import { PersonLine } from '#src/screens/projects/person-line.tsx';
import { loadProjectPeople, shareProject } from '#src/services/project-people.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  project: DesignProject;
  onClose: () => void;
}

/** The owner's list of people who work on a project, and a form that adds one by email. */
export function PeopleDialog({ project: { seq, name }, onClose }: Props) {
  const load = useCallback((signal: AbortSignal) => loadProjectPeople(seq, signal), [seq]);
  const { data, ...loading } = useLoaded(load);
  /** The list with the changes made here. */
  const [changed, setChanged] = useState<readonly ProjectPerson[] | null>(null);
  const people = changed ?? data;
  const put = (seq: number, person: ProjectPerson | null): void =>
    setChanged((before) => {
      const list = before ?? data ?? [];
      if (person === null) return list.filter((one) => one.seq !== seq);
      return list.some((one) => one.seq === seq)
        ? list.map((one) => (one.seq === seq ? person : one))
        : [...list, person];
    });
  return (
    <Dialog title={`People on ${name}`} variant="wide" onClose={onClose}>
      <LoadFailure title="Couldn’t load the people." {...loading} />
      {people === null && loading.failure === null && <SkeletonText lines={3} />}
      {people !== null && (
        <>
          <AddPerson seq={seq} onAdded={(person) => put(person.seq, person)} />
          {people.length === 0 ? (
            <p className="note muted">Only you so far.</p>
          ) : (
            <ul className="line-top lined-items note" aria-label="People on the project">
              {people.map((person) => (
                <PersonLine key={person.seq} person={person} onChanged={put} />
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  );
}

const labels = { email: 'Email', right: 'They may' };

function AddPerson({ seq, onAdded }: { seq: number; onAdded: (person: ProjectPerson) => void }) {
  const state = useSubmitForm({
    key: `project-people-${seq}`,
    id: useId(),
    labels,
    schema: shareForm,
    blank: { email: '', right: 'edit' },
    send: (typed) => shareProject(seq, typed),
    what: 'invitation',
    explain: (error) => ({
      title: 'Couldn’t share the project.',
      text:
        error.status === 409
          ? 'This address is on the list below. Change there what the person may do.'
          : saveErrorText(error),
      problems: submitFailure(error, { what: 'invitation', fields: Object.keys(labels) }).problems,
    }),
    onSent: (person) => {
      void notify.success(`Shared with ${person.email}`);
      onAdded(person);
    },
  });
  const { id, draft, change, text } = state;
  return (
    <SubmitForm state={state} name="Share the project" words={{ send: 'Share', sending: 'Sharing…' }} isDense>
      <TextField
        {...text('email')}
        type="email"
        required
        autoComplete="off"
        hint="They find the project among theirs once they sign in, or sign up, with this address. Tell them: no email is sent."
      />
      <SelectField
        id={`${id}-right`}
        name="right"
        label={labels.right}
        value={draft.right}
        onChange={({ target }) => change({ right: target.value === 'read' ? 'read' : 'edit' })}
      >
        <option value="edit">Edit everything in it</option>
        <option value="read">Read everything in it</option>
      </SelectField>
    </SubmitForm>
  );
}
