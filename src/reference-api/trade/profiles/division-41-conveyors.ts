import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { conveyorsKinds } from '#src/reference-api/trade/profiles/division-41-conveyors-kinds.ts';

export const conveyors = sectionOfKinds(
  {
    number: '412123',
    tradeNames: [
      'Moveward',
      'Lineway',
      'Loadway Row',
      'Carrywell',
      'Zonefeed',
      'Totepath',
      'Stageline',
      'Accumula',
    ],
    descriptions: [
      'Moves cartons, totes and pallets along a line at a set pace.',
      'Holds items in zones without pressure until the way ahead is clear.',
      'Lifts goods between floors without carrying people.',
    ],
    uses: ['distribution centers', 'mail rooms', 'hospital supply rooms', 'airports', 'assembly plants'],
    limitations: [
      'Vertical reciprocating conveyors shall carry no riders and need interlocked gates at every level.',
      'Items need a flat, firm bottom that covers three rollers at all times.',
      'Openings through fire walls require doors that clear themselves and close on alarm.',
      'Standard bearings are not suitable below 0 degrees Fahrenheit.',
    ],
    standards: cited(
      'ASME B20.1',
      'ANSI/CEMA 402',
      'ANSI/CEMA 404',
      'NFPA 79',
      'OSHA 29 CFR 1910.147',
      'UL 508A',
    ),
    programs: ['ul-listed', 'etl', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'floor' },
    assembly: 'Conveyor',
    sheetPrefix: 'CNV',
    related: ['412213', '111300', '262416', '051200'],
    installation: [
      'Snap the conveyor centerline from column lines and set bed heights with a laser within 1/16 inch.',
      'Anchor floor supports with two anchors each; hang ceiling-hung beds from the structure with sway bracing.',
      'Guard pinch points, chains and drives below 8 feet before power is applied.',
      'Track belts loaded and unloaded, in both directions where reversible.',
      'Run the line at rated throughput for four hours and submit counts of jams and stops.',
    ],
  },
  conveyorsKinds,
);
