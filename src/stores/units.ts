import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';
import type { UnitSystem } from '#src/domain/units.ts';

const key = 'units';
const unitSystem = v.picklist(['ip', 'si']) satisfies v.GenericSchema<UnitSystem>;

/** The units in which this visitor sees figures; US customary until they choose SI. */
export const useUnits = create<{ system: UnitSystem }>()(() => ({
  system: 'ip',
}));

// Set after creation, because a pre-rendered page is taken over with the default.
useUnits.setState({ system: readStored<UnitSystem>('local', key, unitSystem, 'ip') });

/** Changes all figures on the page at once, and stores the choice for later visits. */
export function setUnits(system: UnitSystem): void {
  writeStored('local', key, system);
  useUnits.setState({ system });
}
