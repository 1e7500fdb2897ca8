import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  bearing,
  clip,
  exterior,
  joist,
  panel,
} from '#src/reference-api/trade/profiles/division-05-cold-formed-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const coldFormedFraming = sectionOfKinds(
  {
    number: '054000',
    tradeNames: [
      'Coldform Six',
      'Sturdistud',
      'Galvaframe',
      'SlideRight',
      'Panelworks',
      'Punchline Joist',
      'Windward Stud',
    ],
    descriptions: [
      'Backs exterior cladding against wind while the structure deflects behind it.',
      'Bears floors and roofs of mid-rise buildings without timber or concrete.',
      'Arrives as finished panels that close a building in days.',
    ],
    uses: [
      'exterior curtain wall backup',
      'mid-rise bearing walls',
      'parapets',
      'roof trusses',
      'floor joists',
    ],
    limitations: [
      'Members bridge heat; provide continuous insulation outboard of studs.',
      'Design by a licensed engineer is required for every project.',
      'Do not splice studs that carry axial load.',
      'Members thinner than 43 mil are not suitable for masonry veneer backup.',
    ],
    standards: cited(
      'AISI S240',
      'AISI S100',
      'AISI S914',
      'ASTM A1003',
      'ASTM C955',
      'ASTM C1513',
      'AWS D1.3',
      'ASTM E330',
      'ASTM C1177',
    ),
    programs: ['icc-es', 'ccrr', 'ul-classified', 'recycled', 'baba'],
    epd: declared('1 metric ton', 1000, [1850, 2750], 'UL PCR Part B: Designated Steel Construction Product'),
    hpd: bearing.hpd ?? null,
    bim: { category: 'Structural Framing', ifcClass: 'IfcMember', host: 'wall' },
    assembly: 'Cold-Formed Metal Framing',
    sheetPrefix: 'CFM',
    related: ['051200', '061600', '072726', '074213', '092216', '092900'],
    installation: [
      'Anchor bottom track at 32 inches on center and at both sides of openings.',
      'Seat studs to within 1/8 inch of the track web.',
      'Attach deflection clips so that the stud slides freely by 3/4 inch.',
      'Install bridging at 48 inches on center before cladding loads are applied.',
      'Repair cut and welded zinc coating with galvanizing repair paint.',
    ],
  },
  [bearing, exterior, joist, clip, panel],
);
