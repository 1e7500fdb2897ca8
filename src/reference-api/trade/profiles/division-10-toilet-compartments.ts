import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { toiletCompartmentsKinds } from '#src/reference-api/trade/profiles/division-10-toilet-compartments-kinds.ts';

export const toiletCompartments = sectionOfKinds(
  {
    number: '102113',
    tradeNames: [
      'Stallward',
      'Cleanridge',
      'Panelkeep',
      'Sightward',
      'Hingewell',
      'Headrail Nine',
      'Floorclear',
      'Solidine',
    ],
    descriptions: [
      'Divides toilet rooms into compartments and screens urinals.',
      'Gives full privacy with doors and pilasters without sightlines.',
      'Stands up to hosing, graffiti removal and rough use.',
    ],
    uses: ['public toilet rooms', 'schools', 'stadiums', 'locker rooms', 'transit stations'],
    limitations: [
      'Polyethylene needs a formulation tested to NFPA 286 where the code requires Class B finish or better.',
      'Powder-coated steel is not suitable for rooms that are hosed down or have showers.',
      'Ceiling-hung compartments require structural steel above the ceiling, by others.',
      'Wheelchair-accessible compartments need 60 by 56 inches clear for wall-hung water closets.',
    ],
    standards: [
      ...cited('ASTM A240'),
      'ASTM E84 - Surface Burning Characteristics of Building Materials',
      'NFPA 286 - Fire Tests for Evaluating Contribution of Wall and Ceiling Interior Finish to Room Fire Growth',
      'ADA Standards for Accessible Design - Section 604, Water Closets and Toilet Compartments',
      'ICC A117.1 - Accessible and Usable Buildings and Facilities',
      'ASTM D3363 - Film Hardness by Pencil Test',
    ],
    programs: ['greenguard', 'declare', 'recycled', 'baba', 'cdph'],
    epd: declared('1 m2', 24.5, [38, 96], 'UL PCR Part B: Toilet Partitions'),
    hpd: [
      content('Polyethylene', '9002-88-4', 'Panel', 94, 98, 'LT-UNK'),
      content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
      content('Aluminum', '7429-90-5', 'Hardware', 0.8, 3, 'LT-P1'),
      content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.4, 'BM-1'),
    ],
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurnishingElement', host: 'floor' },
    assembly: 'Toilet Compartment',
    sheetPrefix: 'TPC',
    related: ['102800', '093013', '092216', '224200'],
    installation: [
      'Verify finished dimensions before fabrication and hold clearances of 1/2 inch at pilasters and 1 inch at walls.',
      'Anchor brackets to wood blocking or steel backing plates; toggle bolts in gypsum board alone are not accepted.',
      'Set pilasters plumb with the leveling device and cover it with a stainless steel shoe.',
      'Adjust in-swing doors to rest 30 degrees open and out-swing doors to close.',
      'Set coat hooks in accessible compartments 48 inches above the floor.',
    ],
  },
  toiletCompartmentsKinds,
);
