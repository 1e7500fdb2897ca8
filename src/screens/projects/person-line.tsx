import { useState } from 'react';

import { notify } from '#src/browser/toasts.ts';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import type { ProjectPerson } from '#src/contracts/project-people.ts';
import { fullDate } from '#src/lib/dates.ts';
import style from '#src/screens/projects/people.module.css';
import { changeRight, shareProject, stopSharing } from '#src/services/project-people.ts';
import { Button } from '#src/ui/button.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

interface Props {
  person: ProjectPerson;
  /** Null once the person is removed. */
  onChanged: (seq: number, person: ProjectPerson | null) => void;
}

/** A person on the owner's list, with their rights. */
export function PersonLine({ person, onChanged }: Props) {
  const { project, email, name, right, added_at: added } = person;
  const [failure, setFailure] = useState<string | null>(null);
  const { submit: give, isSubmitting } = useSubmitOnce(async (next: 'edit' | 'read') => {
    const { data, error } = await changeRight(person, next);
    setFailure(error ? saveErrorText(error) : null);
    if (data) onChanged(person.seq, data);
  });
  const { submit: remove, isSubmitting: isRemoving } = useSubmitOnce(async () => {
    const { error } = await stopSharing(person);
    setFailure(error ? saveErrorText(error) : null);
    if (error) return;
    onChanged(person.seq, null);
    void notify.undo(`Stopped sharing with ${email}.`, async () => {
      const { data } = await shareProject(project, { email, right });
      if (data) onChanged(data.seq, data);
    });
  });
  return (
    <li className="cluster between gap-1-3 pad-block-2">
      <span className="shrinks anywhere">
        {name !== '' && (
          <bdi className="block ink bold" dir="auto">
            {name}
          </bdi>
        )}
        <bdi className="block">{email}</bdi>
        <span className="small muted">Since {fullDate(added)}</span>
        {failure !== null && (
          <span className="block small redline" role="alert">
            Not saved. {failure}
          </span>
        )}
      </span>
      <span className={`row gap-2 ${style.acts}`}>
        <select
          className={`high-34 note control ${style.right}`}
          aria-label={`What ${email} may do`}
          value={right}
          disabled={isSubmitting}
          onChange={({ target }) => give(target.value === 'read' ? 'read' : 'edit')}
        >
          <option value="edit">Edit</option>
          <option value="read">Read</option>
        </select>
        <Button kind="plain" disabled={isRemoving} aria-label={`Remove ${email}`} onClick={remove}>
          Remove
        </Button>
      </span>
    </li>
  );
}
