import { stormwaterConveyance } from '#src/reference-api/trade/profiles/division-33-conveyance.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Utilities. */
export const division33: readonly SectionProfile[] = [
  stormwaterConveyance,
  {
    number: '334600',
    nouns: [
      'Underground detention chamber',
      'Hydrodynamic separator',
      'Bioretention filter',
      'Modular infiltration tank',
      'Green roof drain module',
    ],
    tradeNames: [
      'Rainvault',
      'Cisterna',
      'Vortway',
      'Stormkeep',
      'Seepfield',
      'Biohollow',
      'Cloudcellar',
      'Detenta Row',
    ],
    materials: [
      'injection-molded polypropylene arch chambers in stone',
      'precast concrete manhole with fiberglass internals',
      'modular polypropylene crates wrapped in geotextile',
      'engineered soil media in a precast box with planting',
    ],
    descriptions: [
      'Holds stormwater below pavement and lets it out at the rate allowed.',
      'Removes sediment, oil and litter from runoff before it leaves the site.',
      'Infiltrates roof and pavement water where soils allow it.',
    ],
    uses: ['parking lots', 'streetscapes', 'campuses', 'industrial yards', 'roof terraces'],
    limitations: [
      'Infiltration needs 2 feet of unsaturated soil between the system and seasonal high ground water.',
      'Crates shall not be used below truck traffic without the manufacturer’s load calculation.',
      'Separators are sized by peak treatment flow; larger storms need a bypass.',
      'Pretreatment is required ahead of infiltration, or the bed clogs within years.',
    ],
    attributes: [
      measured('storageVolume', null, 4, 180, 1),
      measured('removalEfficiency', 'NJDEP Protocol', 50, 92, 1),
      measured('flowRate', null, 45, 12500, 5),
      measured('height', null, 12, 84, 2),
      measured('liveLoad', 'AASHTO LRFD', 250, 2000, 50),
      chosen('loadClass', 'AASHTO LRFD', 'HS-20', 'HS-25', 'Pedestrian'),
      measured('infiltrationRate', 'ASTM C1781', 5, 140, 5),
      measured('recycledContent', 'ISO 14021', 0, 100, 5),
    ],
    standards: [
      'ASTM F2418 - Polypropylene Corrugated Wall Stormwater Collection Chambers',
      'ASTM F2787 - Structural Design of Thermoplastic Corrugated Wall Stormwater Collection Chambers',
      'ASTM C858 - Underground Precast Concrete Utility Structures',
      'AASHTO LRFD - Bridge Design Specifications',
      'ASTM D2321 - Underground Installation of Thermoplastic Pipe for Sewers and Other Gravity-Flow Applications',
      'CSA B184 - Polymeric Subsurface Stormwater Management Structures',
    ],
    programs: ['iapmo-ues', 'baba', 'recycled', 'iso-9001'],
    epd: {
      declaredUnit: '1 m3',
      massKg: 29,
      gwp: [44, 120],
      pcr: 'EPD International PCR 2019:14: Construction Products',
    },
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcTank', host: 'unhosted' },
    details: ['below-grade-wall', 'trench-drain', 'paver-edge', 'roof-drain'],
    assembly: 'Stormwater Detention',
    sheetPrefix: 'SWM',
    drawing: 'grate',
    related: ['334200', '321243', '321400', '312500', '313219'],
    installation: [
      'Excavate to undisturbed soil, scarify the bottom of infiltration beds and keep equipment off it.',
      'Wrap the stone envelope with nonwoven geotextile, lapped 24 inches, on top and sides.',
      'Place chambers on 6 inches of washed angular stone, joined and in line, with end caps before each header.',
      'Backfill evenly so that stone on the two sides never differs by more than 12 inches.',
      'Keep construction runoff out until the drainage area is stabilized, and inspect by camera before acceptance.',
    ],
  },
];
