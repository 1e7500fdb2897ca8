import { create } from 'zustand';

/** Grows with every change of a SpecWizard project, also in another tab, or elsewhere where a save met it; what shows projects reads again. */
export const useProjectChanges = create<{ count: number }>()(() => ({ count: 0 }));

export const announceProjectChange = (): void =>
  useProjectChanges.setState(({ count }) => ({ count: count + 1 }));
