import { create } from 'zustand';

import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';

/** State only; `services/specwizard-projects.ts` has the calls. */
interface SpecwizardProjects {
  /** As they are meant to be, the latest change first, as far as they were read. */
  known: readonly SpecwizardProject[];
  /** All of them; null while the list was not read. */
  projects: readonly SpecwizardProject[] | null;
}

export const useSpecwizardProjects = create<SpecwizardProjects>()(() => ({ known: [], projects: null }));

/** Selects a project that was read. */
export const specwizardProjectOf =
  (seq: number) =>
  ({ known }: SpecwizardProjects): SpecwizardProject | undefined =>
    known.find((one) => one.seq === seq);
