import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { pipeFlow, toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  crossed,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const submersion = chosen('ingressProtection', 'IEC 60529', 'IP67', 'IP68');
const outputs = chosen('protocol', null, '4-20 mA HART', 'Modbus RTU', 'EtherNet/IP', 'PROFIBUS DP');
const power = chosen('voltage', null, '24 V DC', '120 V');
const warranty = option('Warranty', '1 year', '3 years');
const calibrated = option('Calibration', 'Factory, 3 points', 'Traceable, 5 points with certificate');
/** Minimum and maximum flow at two velocities. */
const between = (lines: readonly Values[], slow: number, fast: number) =>
  derived(lines, (line) => ({
    leastFlow: Number(pipeFlow(numberIn(line, 'diameter'), slow).toPrecision(3)),
    flowRate: toNearest(pipeFlow(numberIn(line, 'diameter'), fast), 1),
  }));
const flows = (lines: readonly Values[]) => [...tabled('diameter flowRate leastFlow', null, lines)];

const spools = crossed(
  between(table('diameter', 1, 2, 4, 6, 8, 12, 16, 24, 36), 0.3, 33),
  table('accuracy pressure', [0.2, 285], [0.5, 285]),
);
const magnetic: ProductKind = {
  noun: 'Magnetic flow meter',
  materials: [
    'a carbon steel spool with a polyurethane liner and Type 316 stainless steel electrodes',
    'a carbon steel spool with a hard rubber liner and Type 316 stainless steel electrodes',
    'a stainless steel spool with a PTFE liner and alloy C-276 electrodes',
  ],
  descriptions: [
    'Measures conductive liquids by the voltage they make in a magnetic field, without an obstruction.',
  ],
  uses: ['raw and finished water', 'wastewater', 'chemical feed lines', 'sludge lines'],
  limitations: [
    'The liquid conducts 5 microsiemens per centimeter at least, and the pipe runs full.',
    'Keep five diameters of straight pipe upstream and two downstream of the electrodes.',
    'Lined and plastic pipe needs grounding rings on both sides.',
  ],
  attributes: [
    ...flows(spools),
    ...tabled('accuracy', 'ISO 20456', spools),
    ...tabled('pressure', 'ASME B16.5', spools),
    measured('leastConductivity', null, 5),
    chosen('liner', null, 'Polyurethane', 'Hard rubber', 'PTFE'),
    submersion,
    outputs,
    power,
  ],
  series: spools,
  standards: ['ISO 20456', 'AWWA C715', 'ASME B16.5', 'IEC 60529', 'NSF/ANSI/CAN 61'],
  options: [
    sizes('Size', spools, 'diameter', 'in'),
    option('Transmitter', 'Integral', 'Remote'),
    calibrated,
    option('Lead time', 'To 12 in: 3 weeks', 'Larger: 8 weeks'),
    warranty,
  ],
};

const transducers = crossed(
  between(table('diameter', 2, 4, 8, 12, 24, 48), 0.5, 40),
  table('accuracy', 0.5, 1),
);
const ultrasonic: ProductKind = {
  noun: 'Ultrasonic flow meter',
  materials: [
    'clamp-on transducers in a stainless steel track',
    'a stainless steel spool with wetted transducers',
  ],
  descriptions: ['Times sound with and against the flow, from outside the pipe or inside a spool.'],
  uses: ['chilled and hot water', 'energy metering', 'retrofits without shutdown', 'large mains'],
  limitations: [
    'Transit-time meters need liquid with less than 2% solids or bubbles.',
    'Old lined or scaled pipe may not pass sound; test before ordering.',
    'Keep ten diameters of straight pipe upstream and five downstream.',
  ],
  attributes: [
    ...flows(transducers),
    ...tabled('accuracy', 'ASME MFC-5.1', transducers),
    measured('serviceTemperature', null, 250, 300, 50),
    submersion,
    outputs,
    power,
  ],
  series: transducers,
  standards: ['ASME MFC-5.1', 'AWWA C715', 'IEC 60529'],
  programs: ['fm', 'csa', 'iso-9001'],
  options: [
    sizes('Pipe', transducers, 'diameter', 'in'),
    option('Mounting', 'Clamp-on', 'Spool'),
    calibrated,
    option('Lead time', '2 weeks'),
    warranty,
  ],
};

const throats = crossed(
  between(table('diameter', 4, 6, 8, 12, 16, 24, 36), 1.5, 12),
  table('throatRatio permanentLoss', [0.5, 14], [0.6, 12], [0.7, 10]),
);
const venturi: ProductKind = {
  noun: 'Venturi tube',
  materials: ['a fabricated steel tube with a bronze throat liner', 'a cast iron body with a bronze throat'],
  descriptions: ['Meters by the pressure difference at its throat and gives most of that pressure back.'],
  uses: ['raw water mains', 'air to aeration basins', 'filter effluent', 'steam plants'],
  limitations: [
    'The range is 6 to 1 for one differential pressure transmitter.',
    'Taps in wastewater need purge water.',
    'The transmitter stands below the taps in liquid and above them in gas.',
  ],
  attributes: [
    ...flows(throats),
    ...tabled('throatRatio', 'ASME MFC-3M', throats),
    measured('accuracy', 'ASME MFC-3M', 0.75, 1, 0.25),
    ...tabled('permanentLoss', 'ASME MFC-3M', throats),
    chosen('endConnection', 'ASME B16.5', 'Flanged, Class 150', 'Flanged, Class 300'),
  ],
  series: throats,
  standards: ['ASME MFC-3M', 'ASME B16.5', 'NSF/ANSI/CAN 61'],
  programs: ['nsf-61', 'iso-9001', 'baba'],
  options: [
    sizes('Size', throats, 'diameter', 'in'),
    calibrated,
    option('Lead time', '12 weeks'),
    option('Warranty', '1 year', '5 years'),
  ],
};

/** Gas at 70 °F and one atmosphere, to 12,000 feet a minute. */
const probes = derived(table('diameter', 2, 3, 4, 6, 8, 12), (line) => ({
  airflow: toNearest(Math.PI * (numberIn(line, 'diameter') / 24) ** 2 * 12_000, 5),
}));
const thermal: ProductKind = {
  noun: 'Thermal mass flow meter',
  materials: ['a Type 316L stainless steel insertion probe', 'a Type 316L stainless steel flow body'],
  descriptions: [
    'Reads the mass flow of gas from the heat it carries off, without pressure or temperature correction.',
  ],
  uses: ['digester gas', 'aeration air', 'natural gas submetering', 'compressed air'],
  limitations: [
    'Condensed moisture on the sensor reads high; mount it at 45 degrees from below in wet gas.',
    'It is calibrated for one gas mixture.',
    'Keep fifteen diameters of straight pipe upstream or a flow conditioner.',
  ],
  attributes: [
    ...tabled('diameter airflow', null, probes),
    measured('accuracy', null, 1, 2, 0.5),
    measured('turndown', null, 100),
    measured('serviceTemperature', null, 250, 350, 100),
    measured('pressure', null, 300),
    chosen('ingressProtection', 'IEC 60529', 'IP66', 'IP67'),
    outputs,
    power,
  ],
  series: probes,
  standards: ['IEC 60529', 'NFPA 70', 'FM 3615'],
  programs: ['fm', 'csa', 'iso-9001'],
  options: [
    sizes('Pipe', probes, 'diameter', 'in'),
    option('Gas', 'Air', 'Natural gas', 'Digester gas, 60% methane'),
    calibrated,
    option('Lead time', '4 weeks'),
    warranty,
  ],
};

/** Discharge of ASTM D1941: K × Haⁿ in cubic feet a second, which is 448.83 gpm. */
const discharge = new Map([
  [3, { k: 0.992, n: 1.547, least: 0.1 }],
  [6, { k: 2.06, n: 1.58, least: 0.1 }],
  [9, { k: 3.07, n: 1.53, least: 0.1 }],
  [12, { k: 4, n: 1.522, least: 0.1 }],
  [24, { k: 8, n: 1.55, least: 0.15 }],
  [36, { k: 12, n: 1.566, least: 0.15 }],
]);
const flumes = derived(
  table('throatWidth headAtFlow', [3, 1.5], [6, 1.5], [9, 2], [12, 2.5], [24, 2.5], [36, 2.5]),
  (line) => {
    const { k, n, least } = discharge.get(numberIn(line, 'throatWidth')) ?? { k: 0, n: 1, least: 0 };
    return {
      flowRate: toNearest(k * numberIn(line, 'headAtFlow') ** n * 448.83, 1),
      leastFlow: toNearest(k * least ** n * 448.83, 0.1),
    };
  },
);
const parshall: ProductKind = {
  noun: 'Parshall flume',
  materials: [
    'a glass fiber-reinforced polyester body with a molded-in staff gauge',
    'a Type 304 stainless steel body',
  ],
  descriptions: ['Meters open channels by the depth of water ahead of a throat of known shape.'],
  uses: ['plant influent', 'plant effluent', 'irrigation canals', 'industrial discharge'],
  limitations: [
    'Submergence above 50% in throats to 3 inches, 60% to 9 inches and 70% above reads high.',
    'The approach channel is straight and level for ten throat widths.',
    'Walls bow when they are grouted unless the flume is braced.',
  ],
  attributes: [
    ...tabled('throatWidth flowRate leastFlow headAtFlow', 'ASTM D1941', flumes),
    measured('accuracy', 'ASTM D1941', 5),
  ],
  series: flumes,
  standards: ['ASTM D1941', 'ISO 9826', 'ASTM D5640'],
  programs: ['iso-9001', 'baba'],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcFlowInstrument', host: 'floor' },
  options: [
    sizes('Throat', flumes, 'throatWidth', 'in'),
    option('Level', 'Staff gauge', 'Ultrasonic level sensor'),
    option('Lead time', '4 weeks'),
    option('Warranty', '1 year'),
  ],
};

export const flowMeters: SectionDeclaration = {
  number: '407100',
  descriptions: [
    'Measures the flow of liquids and gases and reports it to the plant control system.',
    'Meters open channels by the depth of water in a throat of known shape.',
    'Bills and balances flows without moving parts in the stream.',
  ],
  uses: [
    'water treatment plants',
    'wastewater plants',
    'chemical feed lines',
    'digester gas',
    'cooling water',
  ],
  limitations: [
    'Magnetic meters need liquids of 5 microsiemens per centimeter or more and a full pipe.',
    'Straight runs of five diameters upstream and two downstream are the least for stated accuracy.',
    'Meters in vaults that may flood require remote transmitters and potted junction boxes.',
    'Flumes with submergence above 70 percent read high.',
  ],
  standards: ['AWWA C715', 'ISO 20456', 'ASME MFC-3M', 'ASTM D1941', 'ASME B16.5', 'IEC 60529'],
  programs: ['nsf-61', 'fm', 'csa', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Pipe Accessories', ifcClass: 'IfcFlowMeter', host: 'unhosted' },
  assembly: 'Flow Meter',
  sheetPrefix: 'FLM',
  related: ['400551', '432100', '463300', '253500'],
  installation: [
    'Install meters with electrodes horizontal and the pipe full at all flows.',
    'Ground the spool to the liquid with rings on both sides in lined or plastic pipe.',
    'Mount transmitters out of the sun, 60 inches above the floor, within the cable length of the manufacturer.',
    'Set flumes level across the throat and grout them without bulging their walls.',
    'Verify zero at no flow and compare with a drawdown test before acceptance.',
  ],
  kinds: [magnetic, ultrasonic, venturi, thermal, parshall],
};
