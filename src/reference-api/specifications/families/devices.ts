import { equipment } from '#src/reference-api/specifications/families/equipment.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Many small things on a system: fixtures, outlets, luminaires, sensors, valves, cables. */
export const devices: Family = {
  ...equipment,
  shopDrawings:
    'Locations coordinated with structure, ceilings, and other trades, mounting details, connections, and a schedule keyed to the Drawings',
  samples: null,
  meeting:
    'Coordination with ceilings and walls, mounting heights, rough-in, access for service, testing, and training',
  stock:
    'Spare units of each type, {?spares number "Percent of spare units" 1..10 "percent" ="2"} of those installed and not less than one',
  delivery: [
    'Deliver in the manufacturer’s cartons, labeled with type mark and room or zone.',
    'Store indoors, dry and clean, and keep open ends and connectors capped.',
    'Install trim and finished parts after painting is complete.',
  ],
  conditions: [
    'Verify the type of ceiling or wall at each location before ordering trim and mounting parts.',
    'Do not energize, fill, or pressurize until {owner} has been notified and the system is safe.',
  ],
  accessories: [
    'Mounting hardware: Made for the device and for the construction that carries it.',
    '  [x] Support devices from the structure, not from ceiling panels or piping.',
    'Connections: Types, sizes, and ratings shown on the Drawings, made with listed fittings.',
    'Identification: Permanent label with the mark used on the Drawings, legible after installation.',
    '[ ] Tools and keys: Two sets of special tools, handed over to {owner}.',
  ],
  making: null,
  sourceControl: [
    'Test production by the standard procedure of the manufacturer; ship no unit that has failed and been reworked without a new test.',
  ],
  examination: [
    'Verify rough-in, supply, and mounting at each location before installation.',
    'Report in writing to {architect} conflicts with structure, ceilings, or other trades before making changes.',
  ],
  preparation: [
    'Confirm mounting heights and locations against the Drawings and accessibility limits.',
    'Flush, megger, or otherwise test connecting services before devices are connected.',
  ],
  tolerances: [
    'Location: Within {1 inch|25 mm} of that indicated; centered where the Drawings show it centered.',
    'Level and alignment: Plumb and square with adjoining surfaces, and in line with one another to {1/8 inch|3 mm}.',
  ],
  fieldControl: [
    '[x] #service Startup: By a technician trained by the manufacturer, with a signed record of settings.',
    '[x] Functional test: Operate each device, and record the result by its mark.',
    '[ ] Commissioning: Assist the commissioning authority under {§019113}.',
    'Replace devices that fail, and repeat the test for the part of the system that they serve.',
  ],
  adjusting: [
    'Set, aim, balance, or calibrate each device to the value scheduled, and record it.',
    'Return once within {?readjust number "Months to readjustment" 1..12 "months" ="6"} after Substantial Completion to readjust at the direction of {owner}.',
  ],
  cleaning: [
    'Clean devices of dust, paint, and protective film before Substantial Completion.',
    'Replace trim that is scratched, dented, or stained.',
  ],
  protection: [
    'Cover installed devices against dust and paint until Substantial Completion.',
    'Do not use permanent devices for temporary service.',
  ],
};
