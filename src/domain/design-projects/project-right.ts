import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { ProjectRight } from '#src/contracts/project-people.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { pluralize } from '#src/lib/numbers.ts';

/** The current person's right to a project. */
export const rightTo = ({ sharing }: Pick<DesignProject, 'sharing'>): ProjectRight =>
  sharing?.right ?? 'owner';

export const mayEdit = (project: Pick<DesignProject, 'sharing'>): boolean => rightTo(project) !== 'read';

/** The same for a SpecWizard project, which has its design project's right. */
export const mayEditSpecwizard = ({ right }: Pick<SpecwizardProject, 'right'>): boolean => right !== 'read';

/** Only its owner may delete or move it. */
export const ownsSpecwizard = ({ right = 'owner' }: Pick<SpecwizardProject, 'right'>): boolean =>
  right === 'owner';

/** “Shared by Ada Reyes, for reading”; null for the person's own project. */
export function sharedByText({ sharing }: Pick<DesignProject, 'sharing'>): string | null {
  if (!sharing || sharing.right === 'owner') return null;
  return `Shared by ${sharing.owner.name}, for ${sharing.right === 'edit' ? 'editing' : 'reading'}`;
}

/** “Shared with 2 people”; null for an unshared project, and for someone else's. */
export const sharedWithText = ({ sharing }: Pick<DesignProject, 'sharing'>): string | null =>
  sharing?.right === 'owner' ? `Shared with ${pluralize(sharing.people, 'person', 'people')}` : null;
