import { trackRails } from '#src/reference-api/trade/profiles/division-34-track-rails.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Transportation. */
export const division34: readonly SectionProfile[] = [
  trackRails,
  {
    number: '347113',
    nouns: [
      'Crash-rated bollard',
      'Guiderail',
      'Precast concrete barrier',
      'Wedge vehicle barrier',
      'Cable barrier',
    ],
    tradeNames: [
      'Holdfast Row',
      'Stopline',
      'Wardpost',
      'Curbstand',
      'Bulwark Nine',
      'Guardway',
      'Arrestline',
      'Standoff',
    ],
    materials: [
      'schedule 80 steel pipe, concrete filled, on a shallow grid',
      'W-beam galvanized steel on steel posts',
      'precast reinforced concrete, F shape',
      'welded plate wedge with a hydraulic drive',
    ],
    descriptions: [
      'Stops a vehicle of known weight and speed before it reaches people.',
      'Turns errant vehicles along a road instead of into the hazard.',
      'Opens for those admitted and closes again within two seconds.',
    ],
    uses: ['building perimeters', 'plazas', 'embassies', 'highways', 'airport curbs'],
    limitations: [
      'A crash rating holds only for the foundation, spacing and soil that were tested.',
      'Bollards shall keep 36 inches clear between them for accessible routes.',
      'Active barriers need safety loops, signals and signs before they are put in service.',
      'Guiderail without a tested end terminal is a hazard of its own.',
    ],
    attributes: [
      measured('energyAbsorption', 'ASTM F2656', 70, 1850, 10),
      measured('designSpeed', 'ASTM F2656', 30, 60, 10),
      chosen('loadClass', 'ASTM F2656', 'M30', 'M40', 'M50', 'H30', 'H50', 'MASH TL-3'),
      measured('height', null, 27, 48, 1),
      measured('depth', null, 8, 60, 2),
      measured('diameter', null, 4, 14, 0.5),
      chosen('operation', null, 'Fixed', 'Removable', 'Retractable', 'Wedge, hydraulic', 'Wedge, electric'),
    ],
    standards: [
      'ASTM F2656 - Crash Testing of Vehicle Security Barriers',
      'ASTM F3016 - Surrogate Testing of Vehicle Impact Protective Devices at Low Speeds',
      'AASHTO MASH - Manual for Assessing Safety Hardware',
      'AASHTO M 180 - Corrugated Sheet Steel Beams for Highway Guardrail',
      'ASTM A123 - Zinc (Hot-Dip Galvanized) Coatings on Iron and Steel Products',
      'NFPA 70 - National Electrical Code',
    ],
    programs: ['baba', 'iso-9001', 'etl', 'aisc'],
    epd: null,
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
    details: ['post-footing', 'footing', 'curb', 'paver-edge'],
    assembly: 'Vehicle Barrier',
    sheetPrefix: 'VBR',
    drawing: 'fence',
    related: ['323100', '323300', '281000', '033000', '321400'],
    installation: [
      'Locate utilities by test pit before excavation; report conflicts, do not shift bollards on site.',
      'Place reinforcement and concrete as in the tested foundation; substitutions void the rating.',
      'Set bollards plumb within 1/4 inch and fill pipes full with 4,000 psi concrete.',
      'Drain pits of active barriers to the storm system with a backwater valve.',
      'Run active barriers for 1,000 cycles, then test emergency operation and the loss of power.',
    ],
  },
];
