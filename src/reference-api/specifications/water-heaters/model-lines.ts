import { shownMeasure } from '#src/domain/units.ts';
import { countText } from '#src/lib/numbers.ts';
import type { HeaterModel } from '#src/reference-api/specifications/water-heaters/models.ts';

/** A measure in both units, as in masters: `{199,000 Btu/h|58.3 kW}`. */
function both(value: number, unit: string, word = unit): string {
  const si = shownMeasure(value, unit, 'si');
  return `{${countText(value)} ${word}|${si.value} ${si.unit ?? ''}}`;
}

const gallonsAnHour = (value: number): string =>
  `{${countText(value)} gph|${countText(Math.round(value * 3.785))} L/h}`;
const metricPipe: Readonly<Record<string, string>> = {
  '3/4': '20',
  '1': '25',
  '1-1/4': '32',
  '1-1/2': '40',
  '2': '50',
  '2-1/2': '65',
};
const pipe = (size: string): string => `{NPS ${size}|DN ${metricPipe[size] ?? ''}}`;
const diameter = (inches: number): string => `{${inches} inches|${inches * 25} mm}`;

/** A size of heater as a line of its article, with all its values as children. */
export function modelLines(model: HeaterModel): string[] {
  const { kind, input, volume } = model;
  const id = `${kind}-${Math.round(input / 1000)}${volume === 0 ? '' : `-${volume}`}`;
  const name = `${countText(Math.round(input / 1000))} MBH${volume === 0 ? '' : `, ${volume} gallons`}`;
  const storage = volume === 0 ? 'without storage' : `storage ${both(volume, 'gal', 'gallons')}`;
  const head = kind === 'indirect' ? 'Heat exchange' : 'Input';
  return [
    `[ ] #${id} ${head} ${both(input, 'Btu/h')}, ${storage}. ;; outline`,
    `  Mark and quantity: {?${id}-mark text "Mark and quantity, ${name}"}. ;; outline`,
    '  Performance: ;; short',
    ...performance(model).map((line) => `    ${line} ;; short`),
    ...(volume === 0 ? exchanger(model, id) : tank(model, id)).map((line) => `  ${line}`),
    ...(kind === 'indirect' ? boilerSide(model) : [...burner(model), ...venting(model)]).map(
      (line) => `  ${line}`,
    ),
    ...controls(model, id, name).map((line) => `  ${line}`),
  ];
}

const performance = ({ efficiency, recovery, firstHour, standbyLoss, volume }: HeaterModel): string[] => [
  ...(efficiency === null
    ? []
    : [`Thermal efficiency: ${efficiency} percent minimum, in accordance with {ANSI Z21.10.3/CSA 4.3}.`]),
  `Recovery at a rise of {100 degrees F|56 degrees C}: ${gallonsAnHour(recovery)} minimum.`,
  ...(volume === 0
    ? [
        `Continuous flow at a rise of {77 degrees F|43 degrees C}: {${(recovery / 60 / 0.77).toFixed(1)} gpm|${((recovery / 60 / 0.77) * 3.785).toFixed(1)} L/min} minimum.`,
      ]
    : [`Delivery in the first hour: ${both(firstHour, 'gal', 'gallons')} minimum.`]),
  ...(standbyLoss === null
    ? []
    : [`Standby loss: ${both(standbyLoss, 'Btu/h')} maximum, in accordance with {ASHRAE 90.1}.`]),
];

const tank = ({ volume, waterInlet, weight }: HeaterModel, id: string): string[] => [
  `Tank of ${volume} gallons: Built and stamped in accordance with {ASME BPVC Section IV} for {160 psi|1,103 kPa}.`,
  '  (x) Lining: Glass, fused to all wetted steel. ;; group lining',
  '  ( ) Lining: None; tank of Type 316L stainless steel, passivated after welding. ;; group lining',
  '  (x) Anode: Magnesium rods that can be replaced from above. ;; group anode',
  '  ( ) Anode: Powered, with a signal of its condition. ;; group anode',
  `  Insulation: Foam to {R-16|RSI 2.8}, with a baked enamel jacket over the ${volume}-gallon tank.`,
  `  Water connections: ${pipe(waterInlet)}, with dielectric unions and heat traps.`,
  `  Weight, filled: ${both(weight, 'lb')}; size the pad and the anchorage for it.`,
  `  [ ] Drain pan: {?${id}-pan select "Drain pan" Aluminum/"Galvanized steel" ="Aluminum"}, piped to a floor drain.`,
];

function exchanger({ input, waterInlet, weight }: HeaterModel, id: string): string[] {
  const units = Math.max(1, Math.round(input / 199_000));
  return [
    `Heat exchangers: ${units === 1 ? 'One' : `${units}, piped in parallel on a factory rack`}, of stainless steel with copper or stainless waterways.`,
    `  Water connections: ${pipe(waterInlet)}, with service valves at ${units === 1 ? 'the unit' : `each of the ${units} units`}.`,
    `  Weight, filled: ${both(weight, 'lb')}, carried by the wall or a floor stand.`,
    '  (x) Scale control: Softened supply under Division 22. ;; group scale',
    '  ( ) Scale control: Template-assisted crystallization filter. ;; group scale',
    `  [ ] Flushing kit: Valves and pump for descaling, {?${id}-flush select "Flushing kit" Portable/Installed ="Installed"}.`,
    '  [ ] Buffer tank: Where draws are shorter than ten seconds.',
  ];
}

const burner = ({ input, gasInlet }: HeaterModel): string[] => [
  `Burner of ${countText(Math.round(input / 1000))} MBH: Premix, with electronic ignition and flame proving.`,
  '  (x) Fuel: Natural gas at {3.5 to 10.5 inches wg|0.9 to 2.6 kPa}. ;; group fuel',
  '  ( ) Fuel: Propane at {8 to 13 inches wg|2.0 to 3.2 kPa}. ;; group fuel',
  `  Gas connection: ${pipe(gasInlet)}, with shutoff, union, and sediment trap in accordance with {NFPA 54}.`,
  '  [ ] Low emissions: Oxides of nitrogen of 20 ppm maximum at 3 percent oxygen.',
];

function venting({ vent, efficiency }: HeaterModel): string[] {
  const size = diameter(vent ?? 4);
  return [
    `Venting of ${size} diameter, in accordance with the heater’s listing:`,
    '  (x) Combustion air: Ducted from outdoors. ;; group air',
    '  ( ) Combustion air: From the room, with openings sized by {NFPA 54}. ;; group air',
    ...(efficiency !== null && efficiency >= 90
      ? [
          '  (x) Material: Polypropylene, listed to {UL 1738}. ;; group vent',
          '  ( ) Material: Stainless steel of Category IV, listed to {UL 1738}. ;; group vent',
          '  ( ) Material: Solid-wall CPVC. ;; group vent',
          '  Condensate: Piped through a neutralizer to an indirect drain.',
        ]
      : [
          '  (x) Material: Type B double-wall gas vent. ;; group vent',
          '  ( ) Material: Stainless steel with power venter, listed to {UL 1738}. ;; group vent',
          '  Draft: Within the range on the nameplate, shown by a reading at startup.',
        ]),
  ];
}

function boilerSide({ input }: HeaterModel): string[] {
  const flow = Math.round(input / 500 / 20);
  return [
    `Coil: Double-wall, leak-detecting, for boiler water at {180 degrees F|82 degrees C} in and {160 degrees F|71 degrees C} out.`,
    `  Boiler water flow: {${flow} gpm|${(flow * 0.0631).toFixed(2)} L/s}, with a drop of {8 feet of water|24 kPa} maximum.`,
    '  (x) Coil material: Copper, tinned outside. ;; group coil',
    '  ( ) Coil material: Type 316L stainless steel. ;; group coil',
    '  Control valve: Two-way, closing without power.',
    '  [ ] Circulator: Furnished with the heater and wired to its controller.',
  ];
}

const controls = ({ kind, input }: HeaterModel, id: string, name: string): string[] => [
  `Controls: Factory-wired panel with set point {?${id}-set number "Set point, ${name}" 110..180 "degrees F" ="140"} and limits of its own for {200 degrees F|93 degrees C}.`,
  `  Relief valve: Temperature and pressure type, rated for ${both(input, 'Btu/h')} or more.`,
  '  [ ] Building automation: BACnet MS/TP, with set point, status, and alarms.',
  '  [ ] Alarm: Dry contact for lockout and leak.',
  ...(kind === 'indirect' ? [] : ['  [ ] Cascade: Staging with other heaters of the same hot water system.']),
  '[ ] Seismic restraint: Straps or brackets with calculations for the site.',
];
