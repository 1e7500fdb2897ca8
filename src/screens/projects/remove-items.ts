import { notify } from '#src/browser/toasts.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { CallError } from '#src/contracts/result.ts';
import { withItemsBack, withoutItems } from '#src/domain/design-projects/item-changes.ts';
import { changeDesignProject } from '#src/services/design-project-changes.ts';

/** Takes items out of a project and offers to put them back where they were; gives why it was refused. */
export async function removeItems(
  { seq, items }: Pick<DesignProject, 'seq' | 'items'>,
  keys: ReadonlySet<string>,
  what: string,
): Promise<CallError | null> {
  const { error = null } = await changeDesignProject(seq, (project) => withoutItems(project, keys));
  if (error === null) {
    void notify.undo(`Removed ${what}.`, () => {
      void changeDesignProject(seq, (project) => withItemsBack(project, items, keys));
    });
  }
  return error;
}
