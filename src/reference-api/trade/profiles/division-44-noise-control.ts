import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { noiseControlKinds } from '#src/reference-api/trade/profiles/division-44-noise-control-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const noiseControl = sectionOfKinds(
  {
    number: '442000',
    tradeNames: [
      'Hushfield',
      'Quietwell',
      'Hushwork',
      'Decidrop',
      'Quietgate',
      'Attenua Row',
      'Stillhouse',
      'Noisefall',
    ],
    descriptions: [
      'Blocks and absorbs the noise of machines at their source or on its way to the neighbor.',
      'Lets air pass while it takes the noise of fans and chillers out of it.',
      'Encloses machines and opens for service by doors and lifted panels.',
    ],
    uses: ['chiller yards', 'generator yards', 'rooftop equipment', 'process plants', 'highways'],
    limitations: [
      'A barrier helps only where it breaks the line of sight between source and receiver.',
      'Silencer ratings hold for straight inlet flow; elbows within three diameters raise pressure loss.',
      'Enclosures need ventilation for the heat of the machine within.',
      'Walls shall be checked for wind, and their footings for overturning.',
    ],
    standards: cited('ASTM E90', 'ASTM C423', 'ASTM E477', 'ANSI/ASA S12.8', 'ASTM E84', 'ASCE 7'),
    programs: ['ul-classified', 'baba', 'iso-9001', 'recycled'],
    epd: declared(
      '1 m2',
      36,
      [58, 128],
      'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels and Metal Cladding',
    ),
    hpd: null,
    bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'unhosted' },
    assembly: 'Sound Barrier Wall',
    sheetPrefix: 'NPC',
    related: ['441100', '089100', '323100', '051200', '098413'],
    installation: [
      'Set posts plumb within 1/4 inch in 10 feet before panels are dropped between their flanges.',
      'Seal all joints with the gaskets supplied; a gap of one percent of the area halves the effect.',
      'Grout or seal the base to grade and leave drainage openings with acoustic baffles.',
      'Isolate enclosures from the vibrating machine and its piping with flexible sleeves.',
      'Measure sound at the property line before and after, at the same operating load.',
    ],
  },
  noiseControlKinds,
);
