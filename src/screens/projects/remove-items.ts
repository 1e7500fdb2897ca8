import { notify } from '#src/browser/toasts.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { CallError } from '#src/contracts/result.ts';
import { withItemsBack, withoutItems } from '#src/domain/design-projects/item-changes.ts';
import { changeDesignProject } from '#src/services/design-project-changes.ts';

/**
 * Removes items from a project and offers an undo that restores their positions. Resolves to the error if it was
 * rejected.
 */
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
