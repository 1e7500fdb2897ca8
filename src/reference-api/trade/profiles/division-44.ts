import { dustCollectors } from '#src/reference-api/trade/profiles/division-44-dust-collectors.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Pollution and waste control equipment. */
export const division44: readonly SectionProfile[] = [
  dustCollectors,
  {
    number: '442000',
    nouns: [
      'Acoustic barrier wall panel',
      'Equipment sound enclosure',
      'Duct silencer',
      'Acoustic louver',
      'Sound curtain',
    ],
    tradeNames: [
      'Hushfield',
      'Barrierwell',
      'Mufflework',
      'Decidrop',
      'Quietgate',
      'Attenua Row',
      'Stillhouse',
      'Noisefall',
    ],
    materials: [
      'perforated galvanized steel panels, 4 inches thick, filled with mineral wool',
      'absorptive aluminum panels between steel posts',
      'mass-loaded vinyl with a quilted fiberglass face',
      'galvanized steel splitters with film-wrapped fill',
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
    attributes: [
      measured('soundTransmission', 'ASTM E90', 22, 56, 1),
      measured('noiseReduction', 'ASTM C423', 0.65, 1.15, 0.05),
      measured('thickness', null, 0.125, 12, 0.125),
      measured('designPressure', 'ASCE 7', 20, 60, 5),
      measured('weightPerArea', null, 1, 12, 0.5),
      measured('pressureDrop', 'ASTM E477', 0.02, 0.6, 0.01),
      measured('height', null, 48, 360, 12),
      chosen('surfaceBurningClass', 'ASTM E84', 'Class A', 'Class B'),
    ],
    standards: [
      'ASTM E90 - Laboratory Measurement of Airborne Sound Transmission Loss of Building Partitions',
      'ASTM C423 - Sound Absorption and Sound Absorption Coefficients by the Reverberation Room Method',
      'ASTM E477 - Laboratory Measurements of Acoustical and Airflow Performance of Duct Liner Materials and Prefabricated Silencers',
      'ANSI/ASA S12.8 - Methods for Determining the Insertion Loss of Outdoor Noise Barriers',
      'ASTM E84 - Surface Burning Characteristics of Building Materials',
      'ASCE 7 - Minimum Design Loads and Associated Criteria for Buildings and Other Structures',
    ],
    programs: ['ul-classified', 'baba', 'iso-9001', 'recycled'],
    epd: {
      declaredUnit: '1 m2',
      massKg: 36,
      gwp: [58, 128],
      pcr: 'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels and Metal Cladding',
    },
    hpd: null,
    bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'unhosted' },
    details: ['post-footing', 'panel-joint', 'base-of-wall', 'inside-corner', 'wall-penetration'],
    assembly: 'Sound Barrier Wall',
    sheetPrefix: 'NPC',
    drawing: 'acoustic-panel',
    related: ['441100', '089100', '323100', '051200', '098413'],
    installation: [
      'Set posts plumb within 1/4 inch in 10 feet before panels are dropped between their flanges.',
      'Seal all joints with the gaskets supplied; a gap of one percent of the area halves the effect.',
      'Grout or seal the base to grade and leave drainage openings with acoustic baffles.',
      'Isolate enclosures from the vibrating machine and its piping with flexible sleeves.',
      'Measure sound at the property line before and after, at the same operating load.',
    ],
  },
];
