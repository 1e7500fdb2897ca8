import { create } from 'zustand';

import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';

/** State only; `services/specwizard-projects.ts` has the calls. */
interface SpecwizardProjects {
  /** The projects read so far, with unsent changes applied, the latest change first. */
  known: readonly SpecwizardProject[];
  /** All projects; null before the list is read. */
  projects: readonly SpecwizardProject[] | null;
}

export const useSpecwizardProjects = create<SpecwizardProjects>()(() => ({ known: [], projects: null }));

/** A selector for a project that was read. */
export const specwizardProjectOf =
  (seq: number) =>
  ({ known }: SpecwizardProjects): SpecwizardProject | undefined =>
    known.find((one) => one.seq === seq);
