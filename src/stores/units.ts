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

// Not its first state: that is the one of a page made by the build, until it is taken over.
useUnits.setState({ system: readStored<UnitSystem>('local', key, unitSystem, 'ip') });

/** Changes all figures on the page at once, and stores the choice for later visits. */
export function setUnits(system: UnitSystem): void {
  writeStored('local', key, system);
  useUnits.setState({ system });
}
