import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { flowMetersKinds } from '#src/reference-api/trade/profiles/division-40-flow-meters-kinds.ts';

export const flowMeters = sectionOfKinds(
  {
    number: '407100',
    tradeNames: [
      'Fluxline',
      'Streamwell',
      'Runledger',
      'Gaugestream',
      'Metreline',
      'Flowfield',
      'Pulsewell',
      'Transit Nine',
    ],
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
    standards: cited('AWWA C715', 'ISO 20456', 'ASME MFC-3M', 'ASTM D1941', 'ASME B16.5', 'IEC 60529'),
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
  },
  flowMetersKinds,
);
