import { useId } from 'react';

import style from '#src/components/library/unit-switch.module.css';
import type { UnitSystem } from '#src/domain/units.ts';
import { chooseUnits, useUnits } from '#src/stores/units.ts';

const systems: readonly (readonly [system: UnitSystem, label: string, name: string])[] = [
  ['ip', 'IP', 'US customary, inch-pound'],
  ['si', 'SI', 'SI, metric'],
];

/** Which units figures are shown in, on this page and all others. */
export function UnitSwitch() {
  const id = useId();
  const current = useUnits(({ system }) => system);
  return (
    <fieldset className={style.units}>
      <legend className={style.legend}>Units</legend>
      {systems.map(([system, label, name]) => (
        <label key={system} className={style.system} title={name}>
          <input
            type="radio"
            name={id}
            checked={system === current}
            aria-label={name}
            onChange={() => chooseUnits(system)}
          />
          <span aria-hidden="true">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
