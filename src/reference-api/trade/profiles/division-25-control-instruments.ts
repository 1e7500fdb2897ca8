import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { controlInstrumentsKinds } from '#src/reference-api/trade/profiles/division-25-control-instruments-kinds.ts';

export const controlInstruments = sectionOfKinds(
  {
    number: '253500',
    tradeNames: [
      'Fieldsense',
      'Loopwise',
      'Probewell',
      'Controline',
      'Drift & Span',
      'Fieldgauge',
      'Sensorkeep',
      'Signalwright',
    ],
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
    standards: cited(
      'UL 60730-1',
      'ASME B16.34',
      'ANSI/FCI 70-2',
      'ASHRAE 111',
      'IEC 60529',
      'NIST Handbook 150',
    ),
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
  },
  controlInstrumentsKinds,
);
