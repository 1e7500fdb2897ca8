import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { cranesKinds } from '#src/reference-api/trade/profiles/division-41-cranes-kinds.ts';

export const cranes = sectionOfKinds(
  {
    number: '412213',
    tradeNames: [
      'Cranewright',
      'Hookline',
      'Runwaybeam',
      'Liftspan',
      'Sparhoist',
      'Hoistwell',
      'Liftfield',
      'Girder Nine',
    ],
    descriptions: [
      'Lifts and carries loads over the whole area between two runways.',
      'Serves one work place from a column or a wall.',
      'Hangs from the roof structure and leaves the floor free.',
    ],
    uses: ['machine shops', 'pump stations', 'maintenance shops', 'power plants', 'warehouses'],
    limitations: [
      'The building frame shall be designed for wheel loads, thrust and the deflection limit of the runway.',
      'Underhung cranes shall not be hung from bar joists unless panel points are designed for them.',
      'CMAA Class C cranes are not suitable for steady process duty; choose Class D or higher.',
      'Cranes in classified locations need spark-resistant hooks, wheels and enclosures.',
    ],
    standards: cited(
      'CMAA 70',
      'CMAA 74',
      'ASME B30.2',
      'ASME B30.16',
      'OSHA 29 CFR 1910.179',
      'AISE Technical Report 13',
      'NFPA 70, Article 610',
    ),
    programs: ['aisc', 'csa', 'etl', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'unhosted' },
    assembly: 'Bridge Crane',
    sheetPrefix: 'CRN',
    related: ['051200', '133419', '262416', '412123'],
    installation: [
      'Survey runways before the crane is set: span within 1/4 inch, elevation within 1/4 inch in 20 feet.',
      'Bolt rail clips and splices; do not weld rail to the girder.',
      'Set end stops square to both rails and bolt them through.',
      'Test at 125 percent of rated load in accordance with ASME B30.2 and submit the certificate.',
      'Post the rated load on both sides of the bridge and train the operators named by the Owner.',
    ],
  },
  cranesKinds,
);
