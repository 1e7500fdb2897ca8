import { useRef, useState } from 'react';

import { now } from '#src/browser/clock.ts';
import style from '#src/components/projects/add-to-project-sheet.module.css';
import { notSavedBecause } from '#src/components/forms/saving-words.ts';
import { useSubmitOnce } from '#src/components/forms/use-submit-once.ts';
import { withItems } from '#src/domain/design-projects/item-changes.ts';
import { blankProject, fieldsOf, projectProblems } from '#src/domain/design-projects/project-draft.ts';
import type { KeptItem } from '#src/domain/kept-item.ts';
import { saveDesignProject } from '#src/stores/design-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  items: readonly KeptItem[];
  /** There is no other project. */
  isFirst: boolean;
  onAdded: () => void;
}

/** Makes a project by its name alone, with the items in it; the rest is told on its own screen. */
export function NewProjectLine({ items, isFirst, onAdded }: Props) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLFormElement>(null);
  const draft = { ...blankProject, name };
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const { items: added } = withItems({ items: [] }, items, new Date(now()).toISOString());
    const { error } = await saveDesignProject(fieldsOf(draft, added), null);
    if (error) setProblem(`Could not save project. ${notSavedBecause(error)}`);
    else onAdded();
  });
  function check(): void {
    const wrong = projectProblems(draft).name ?? null;
    setProblem(wrong);
    if (wrong === null) submit();
    else field.current?.querySelector('input')?.focus();
  }
  return (
    <form
      ref={field}
      className={style.create}
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
      <Button type="submit" kind={isFirst ? 'primary' : 'normal'} aria-disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Create and add'}
      </Button>
    </form>
  );
}
