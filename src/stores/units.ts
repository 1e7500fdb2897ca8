import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';
import type { UnitSystem } from '#src/domain/units.ts';

const key = 'units';
const systemFrom = (value: unknown): UnitSystem | null => (value === 'ip' || value === 'si' ? value : null);

/** The units that this visitor reads; US customary until SI is chosen. */
export const useUnits = create<{ system: UnitSystem }>()(() => ({
  system: readStored('local', key, systemFrom, 'ip'),
}));

/** Every figure on the page changes at once, and those of later visits. */
export function chooseUnits(system: UnitSystem): void {
  writeStored('local', key, system);
  useUnits.setState({ system });
}
