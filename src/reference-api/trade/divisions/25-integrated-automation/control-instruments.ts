import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, option, sizes, table, tabled } from '#src/reference-api/trade/entries.ts';

const lowVoltage = chosen('voltage', 'UL 60730', '24 V AC/DC');
const stock = option('Lead time', 'Stock: 1 week', 'Calibrated with certificate: 3 weeks');
const five = option('Warranty', '2 years', '5 years');

/** Sensing elements, with the error that their standard permits at 77 °F. */
const elements = table(
  'outputSignal sensorAccuracy voltage',
  ['10k thermistor', '±0.36 °F (0.2 °C)', 'None needed'],
  ['Platinum element', '±0.36 °F (0.2 °C)', 'None needed'],
  ['BACnet MS/TP', '±0.5 °F (0.3 °C)', '24 V AC/DC'],
);
const temperature: ProductKind = {
  noun: 'Wall-mounted temperature sensor',
  materials: ['a 10k thermistor in a white ABS housing', 'a platinum element in an aluminum wall plate'],
  descriptions: ['Reports room temperature and, with a display, lets people shift the setpoint.'],
  uses: ['offices', 'classrooms', 'hotel rooms', 'laboratories'],
  limitations: [
    'On exterior walls it needs an insulated base.',
    'Sun and supply air falsify the reading.',
    'The hole behind it is sealed, or wall air reaches the element.',
  ],
  attributes: [
    ...tabled('outputSignal sensorAccuracy', null, elements),
    chosen('measuringRange', null, '32 to 122 °F (0 to 50 °C)'),
    chosen('ingressProtection', 'IEC 60529', 'IP20'),
    ...tabled('voltage', 'UL 60730', elements),
    measured('warranty', null, 2, 5, 1),
  ],
  series: elements,
  standards: ['UL 60730-1', 'IEC 60751', 'ASHRAE 135'],
  programs: ['ul-listed', 'btl', 'iso-9001'],
  options: [
    option('Face', 'Blank', 'Setpoint slide', 'Display and setpoint', 'Stainless steel plate'),
    option('Humidity', 'None', '±2%'),
    stock,
    five,
  ],
};

const spans = table(
  'measuringRange accuracy',
  ['0 to 0.25 in wg (0 to 62 Pa)', 1],
  ['0 to 1 in wg (0 to 250 Pa)', 1],
  ['0 to 5 in wg (0 to 1,250 Pa)', 0.5],
  ['0 to 50 psi (0 to 345 kPa)', 0.25],
  ['0 to 100 psi (0 to 689 kPa)', 0.25],
);
const pressure: ProductKind = {
  noun: 'Differential pressure transmitter',
  materials: [
    'a capacitive cell in an aluminum housing',
    'a stainless steel wet cell with a bypass manifold',
  ],
  descriptions: ['Turns the difference of two pressures into a signal for fans, filters and pumps.'],
  uses: ['duct static pressure', 'filter banks', 'pump control', 'isolation rooms'],
  limitations: [
    'Ranges below 0.1 inch water gauge are set to zero each year.',
    'Wet cells need a manifold that equalizes before it opens.',
    'Tubing slopes so that condensate does not stand in it.',
  ],
  attributes: [
    ...tabled('measuringRange accuracy', null, spans),
    chosen('outputSignal', null, '4-20 mA', '0-10 V'),
    chosen('ingressProtection', 'IEC 60529', 'IP65'),
    lowVoltage,
    measured('responseTime', null, 1, 4, 1),
    measured('warranty', null, 5),
  ],
  series: spans,
  standards: ['UL 60730-1', 'NIST Handbook 150', 'IEC 60529'],
  programs: ['ul-listed', 'csa', 'iso-9001'],
  options: [
    option('Range', '0.25 in wg', '1 in wg', '5 in wg', '50 psi', '100 psi'),
    option('Display', 'None', 'LCD'),
    stock,
    option('Warranty', '5 years'),
  ],
};

/** Globe valves by size. The same actuator closes a larger valve against less pressure. */
const valves = crossed(
  table(
    'diameter flowCoefficient closeOffPressure endConnection',
    [0.5, 4, 130, 'Threaded'],
    [0.75, 7, 130, 'Threaded'],
    [1, 12, 100, 'Threaded'],
    [1.5, 28, 60, 'Threaded'],
    [2, 46, 40, 'Threaded'],
    [3, 110, 50, 'Flanged'],
    [4, 190, 30, 'Flanged'],
    [6, 390, 20, 'Flanged'],
  ),
  table('protocol', '4-20 mA', '0-10 V', 'BACnet MS/TP'),
);
const valve: ProductKind = {
  noun: 'Control valve and actuator',
  materials: [
    'a threaded bronze globe body with stainless steel trim and an electronic actuator',
    'a flanged cast iron globe body with stainless steel trim and an electronic actuator',
  ],
  descriptions: [
    'Lets through as much water as the coil asks for and goes to its safe end when power fails.',
  ],
  uses: ['heating and cooling coils', 'heat exchangers', 'chilled water plants', 'radiant panels'],
  limitations: [
    'It is sized by flow and pressure drop, not by the pipe.',
    'The stem stands within 45 degrees of vertical.',
    'Close-off pressure is that of the valve with its own actuator.',
  ],
  attributes: [
    ...tabled('diameter', null, valves),
    ...tabled('flowCoefficient', 'ANSI/FCI 70-2', valves),
    ...tabled('closeOffPressure', null, valves),
    measured('pressure', 'ASME B16.34', 250),
    ...tabled('endConnection', null, valves),
    chosen('seatLeakage', 'ANSI/FCI 70-2', 'Class III', 'Class IV'),
    ...tabled('protocol', null, valves),
    measured('strokeTime', null, 60, 150, 30),
    chosen('failPosition', null, 'Closed by spring', 'Open by spring', 'In place'),
    lowVoltage,
  ],
  series: valves,
  standards: ['ASME B16.34', 'ANSI/FCI 70-2', 'UL 60730-1', 'ASHRAE 135'],
  programs: ['ul-listed', 'csa', 'btl', 'iso-9001'],
  bim: { category: 'Pipe Accessories', ifcClass: 'IfcValve', host: 'unhosted' },
  options: [
    sizes('Size', valves, 'diameter', 'in'),
    option('Ways', '2', '3, mixing'),
    option('On loss of power', 'Closes', 'Opens', 'Stays'),
    option('Lead time', 'To 2 in: 1 week', 'Flanged: 4 weeks'),
    five,
  ],
};

/** One probe per 2 sq ft of duct, at least two. */
const stations = table(
  'width height channels',
  [12, 12, 2],
  [24, 24, 4],
  [36, 24, 6],
  [48, 36, 8],
  [72, 48, 12],
);
const station: ProductKind = {
  noun: 'Airflow measuring station',
  materials: [
    'extruded aluminum probes with thermal dispersion sensors',
    'an aluminum casing with a honeycomb and Pitot traverse',
  ],
  descriptions: [
    'Averages many points of a duct or fan inlet, so that outdoor air is known and not guessed.',
  ],
  uses: ['outdoor air intakes', 'return air', 'laboratory exhaust', 'operating rooms'],
  limitations: [
    'Accuracy holds at the straight runs that are stated.',
    'Rain and snow carried into the duct falsify the sensors.',
    'Filters stand upstream of honeycomb.',
  ],
  attributes: [
    ...tabled('width height channels', null, stations),
    measured('accuracy', 'AMCA 610', 2, 3, 1),
    chosen('measuringRange', null, '0 to 5,000 fpm (0 to 25.4 m/s)'),
    chosen('outputSignal', null, '4-20 mA', '0-10 V', 'BACnet MS/TP'),
    lowVoltage,
    measured('warranty', null, 3),
  ],
  series: stations,
  standards: ['AMCA 610', 'ASHRAE 111', 'UL 60730-1'],
  programs: ['amca', 'ul-listed', 'btl'],
  bim: { category: 'Duct Accessories', ifcClass: 'IfcFlowInstrument', host: 'unhosted' },
  options: [
    option('Mounting', 'Insertion', 'Stand-off', 'Fan inlet'),
    option('Lead time', '4 weeks'),
    option('Warranty', '3 years'),
  ],
};

const gas = table(
  'sensorAccuracy measuringRange',
  ['±(30 ppm + 3%)', '0 to 2,000 ppm'],
  ['±(40 ppm + 3%)', '0 to 5,000 ppm'],
);
const carbonDioxide: ProductKind = {
  noun: 'Carbon dioxide sensor',
  materials: [
    'a dual-channel nondispersive infrared cell in an ABS housing',
    'a single-channel nondispersive infrared cell in an ABS housing',
  ],
  descriptions: ['Follows the carbon dioxide that people breathe, so that ventilation follows the people.'],
  uses: ['classrooms', 'conference rooms', 'assembly halls', 'gyms'],
  limitations: [
    'Self-calibrating cells fail in buildings that are occupied at all hours; choose dual channel.',
    'It hangs 3 to 6 feet above the floor, away from doors and mouths.',
    'It does not detect smoke or carbon monoxide.',
  ],
  attributes: [
    ...tabled('measuringRange sensorAccuracy', null, gas),
    chosen('outputSignal', null, '0-10 V', '4-20 mA', 'BACnet MS/TP'),
    chosen('ingressProtection', 'IEC 60529', 'IP20', 'IP54'),
    lowVoltage,
    measured('serviceLife', null, 10, 15, 5),
    measured('warranty', null, 5),
  ],
  series: gas,
  standards: ['UL 60730-1', 'ASHRAE 62.1', 'IEC 60529'],
  programs: ['ul-listed', 'btl', 'iso-9001'],
  options: [
    option('Mounting', 'Wall', 'Duct'),
    option('Display', 'None', 'LCD'),
    option('With', 'Temperature', 'Temperature and humidity'),
    stock,
    option('Warranty', '5 years'),
  ],
};

export const controlInstruments: SectionDeclaration = {
  number: '253500',
  descriptions: [
    'Measures temperature, humidity, pressure, flow and gas and reports them to the controller.',
    'Moves valves and dampers to the position that the controller asks for.',
    'Counts people by the carbon dioxide they breathe, and sets ventilation to match.',
  ],
  uses: ['air-handling units', 'chilled water plants', 'classrooms', 'operating rooms', 'laboratories'],
  limitations: [
    'Sensors on exterior walls need an insulated base to keep wall temperature out of the reading.',
    'Self-calibrating carbon dioxide sensors fail in buildings occupied at all hours; choose dual channel.',
    'Actuators selected for spring return lose a third of their torque below freezing.',
    'Differential pressure ranges below 0.1 inch water gauge need zero calibration each year.',
  ],
  standards: ['UL 60730-1', 'ASME B16.34', 'ANSI/FCI 70-2', 'ASHRAE 111', 'IEC 60529', 'NIST Handbook 150'],
  programs: ['ul-listed', 'csa', 'btl', 'amca', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Mechanical Control Devices', ifcClass: 'IfcSensor', host: 'face' },
  assembly: 'Control Instrument',
  sheetPrefix: 'INS',
  related: ['251400', '233600', '237300', '407100'],
  installation: [
    'Mount room sensors 48 inches above the floor on an interior wall, out of sun and supply air.',
    'Set immersion wells in the stream with thermal paste, against the flow in small pipes.',
    'Place averaging elements across the whole coil face, in serpentine runs 12 inches apart.',
    'Install control valves with the stem within 45 degrees of vertical and five diameters of straight pipe upstream.',
    'Check each instrument against a traceable reference and record the deviation.',
  ],
  kinds: [temperature, pressure, valve, station, carbonDioxide],
};
