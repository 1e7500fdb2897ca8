import { useRef, useState } from 'react';
import * as v from 'valibot';

import { now } from '#src/browser/clock.ts';
import style from '#src/components/projects/add-to-project-dialog.module.css';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { projectForm } from '#src/contracts/forms/project.ts';
import { withItems } from '#src/domain/design-projects/item-changes.ts';
import { blankProject } from '#src/domain/design-projects/project-draft.ts';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { saveDesignProject } from '#src/services/design-project-changes.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  items: readonly SavedItem[];
  /** Whether the user has no other project. */
  isFirst: boolean;
  onAdded: () => void;
}

/** Creates a project with a name and the given items; its other fields are edited on its screen. */
export function NewProjectLine({ items, isFirst, onAdded }: Props) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLFormElement>(null);
  const { submit, isSubmitting } = useSubmitOnce(async (fields: v.InferOutput<typeof projectForm>) => {
    const { items: added } = withItems({ items: [] }, items, new Date(now()).toISOString());
    const { error } = await saveDesignProject({ ...fields, items: added }, null);
    if (error) setProblem(`Could not save project. ${saveErrorText(error)}`);
    else onAdded();
  });
  function check(): void {
    const { success, output, issues } = v.safeParse(projectForm, { ...blankProject, name });
    setProblem(success ? null : issues[0].message);
    if (success) submit(output);
    else field.current?.querySelector('input')?.focus();
  }
  return (
    <form
      ref={field}
      className={`grid at-top gap-2 ${style.create}`}
      noValidate
      aria-label="New project"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <TextField
        label={isFirst ? 'Name of your first project' : 'New project'}
        name="name"
        required
        autoComplete="off"
        value={name}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" kind={isFirst ? 'primary' : 'normal'} disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Create and add'}
      </Button>
    </form>
  );
}
