import { memo } from 'react';

import type { UnitSystem } from '#src/domain/units.ts';
import { setUnits, useUnits } from '#src/stores/units.ts';
import { Segments } from '#src/ui/segments.tsx';

const systems: readonly (readonly [system: UnitSystem, label: string, name: string])[] = [
  ['ip', 'IP', 'US customary, inch-pound'],
  ['si', 'SI', 'SI, metric'],
];

/** Chooses the unit system, for this page and all others. */
export const UnitSwitch = memo(function UnitSwitch() {
  const current = useUnits(({ system }) => system);
  return <Segments legend="Units" value={current} options={systems} onChange={setUnits} />;
});
