import { create } from 'zustand';

import type { DesignProject } from '#src/contracts/char-projects.ts';
import { onUserChange } from '#src/stores/session.ts';

/** State only; `services/design-project-changes.ts` has the calls. */
interface DesignProjects {
  /** As they are meant to be, the latest change first; null while they were not read. */
  projects: readonly DesignProject[] | null;
  /** Those with changes that wait until the API can be reached. */
  unsent: ReadonlySet<string>;
  /** The new numbers of projects that were deleted elsewhere and created again from here. */
  restored: ReadonlyMap<number, number>;
}

export const useDesignProjects = create<DesignProjects>()(() => ({
  projects: null,
  unsent: new Set(),
  restored: new Map(),
}));

// Another person's projects may have the same numbers.
onUserChange(() => useDesignProjects.setState({ restored: new Map() }));
