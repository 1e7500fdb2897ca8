import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  barrier,
  baseCoat,
  drainable,
  finishCoat,
  highImpact,
} from '#src/reference-api/trade/profiles/division-07-finish-systems-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const finishSystems = sectionOfKinds(
  {
    number: '072413',
    tradeNames: [
      'Drainwall',
      'Sandcoat',
      'Facadia',
      'Meshwork Plus',
      'Quarryfin',
      'Solara Finish',
      'Outwall',
    ],
    descriptions: [
      'Insulates and finishes an exterior wall in one light system.',
      'Drains incidental water to the outside along grooves behind the board.',
      'Renews an old facade without removing it.',
    ],
    uses: ['hotels', 'retail buildings', 'multifamily housing', 'recladding', 'prefabricated panels'],
    limitations: [
      'Use high-impact mesh within 6 feet of walks.',
      'Horizontal surfaces need a slope of 6 in 12 at least.',
      'It is not suitable below grade or in contact with the ground.',
      'Sealant joints must be raked of finish coat to bond on the base coat.',
    ],
    standards: cited(
      'ASTM E2568',
      'ASTM E2273',
      'ASTM E2486',
      'ASTM C1397',
      'ASTM C518',
      'ASTM C578',
      'ASTM C297',
      'ASTM E331',
      'ASTM E84',
      'NFPA 285',
      'ASTM E96',
      'ASTM D3960',
    ),
    programs: ['icc-es', 'miami-dade', 'florida', 'greenguard', 'iso-9001'],
    epd: declared('1 m2', 9.2, [11, 24], 'UL PCR Part B: Cladding Product Systems'),
    hpd: drainable.hpd ?? null,
    bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'EIFS Wall',
    sheetPrefix: 'EIF',
    related: ['054000', '061600', '072113', '072500', '076200', '079200'],
    installation: [
      'Apply the water-resistive coating and flash every opening before board is set.',
      'Back-wrap board edges at all terminations.',
      'Rasp the board flat and embed mesh fully in wet base coat.',
      'Run aesthetic joints 3/4 inch above the thickness left behind.',
      'Apply finish to a whole panel without stopping, wet edge to wet edge.',
      'Hold the system 8 inches above grade.',
    ],
  },
  [drainable, barrier, finishCoat, baseCoat, highImpact],
);
