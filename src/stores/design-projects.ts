import { create } from 'zustand';

import type { DesignProject } from '#src/contracts/char-projects.ts';
import { onUserChange } from '#src/stores/session.ts';

/** State only; `services/design-project-changes.ts` has the calls. */
interface DesignProjects {
  /** With unsent changes applied, the latest change first; null before they are read. */
  projects: readonly DesignProject[] | null;
  /** Keys of projects with changes that wait until the API can be reached. */
  unsent: ReadonlySet<string>;
  /** New numbers, by old number, of projects that were deleted elsewhere and restored here. */
  restored: ReadonlyMap<number, number>;
}

export const useDesignProjects = create<DesignProjects>()(() => ({
  projects: null,
  unsent: new Set(),
  restored: new Map(),
}));

// Another person's projects may have the same numbers.
onUserChange(() => useDesignProjects.setState({ restored: new Map() }));

/** The project, if other people may have changed it: it is shared, or that is not known yet. */
export function sharedProject(seq: number | null): number | null {
  const { projects } = useDesignProjects.getState();
  if (seq === null || projects === null) return seq;
  return projects.some((one) => one.seq === seq && one.sharing !== undefined) ? seq : null;
}

export const designProjectName = (seq: number): string =>
  useDesignProjects.getState().projects?.find((one) => one.seq === seq)?.name ?? `Project ${seq}`;
