import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';
import type { UnitSystem } from '#src/domain/units.ts';

const key = 'units';
const unitSystem = v.picklist(['ip', 'si']) satisfies v.GenericSchema<UnitSystem>;

/** The units that this visitor reads; US customary until SI is chosen. */
export const useUnits = create<{ system: UnitSystem }>()(() => ({
  system: 'ip',
}));

// Not its first state: that is the one of a page made by the build, until it is taken over.
useUnits.setState({ system: readStored<UnitSystem>('local', key, unitSystem, 'ip') });

/** Every figure on the page changes at once, and those of later visits. */
export function chooseUnits(system: UnitSystem): void {
  writeStored('local', key, system);
  useUnits.setState({ system });
}
