import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { coilingDoors } from '#src/reference-api/trade/profiles/division-08-coiling-doors.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08SpecialDoors: readonly SectionProfile[] = [
  {
    number: '083113',
    nouns: [
      'Flush access door',
      'Fire-rated access door',
      'Recessed access door',
      'Floor access door',
      'Gypsum-bead access door',
    ],
    tradeNames: ['Hidden Reach', 'Portico', 'Flushway', 'Trapline', 'Serviceman', 'Nookdoor', 'Underpass'],
    materials: [
      '16-gauge cold-rolled steel with white powder coat',
      'Type 304 stainless steel, No. 4 finish',
      'insulated steel with a self-closing spring',
      '1/4-inch aluminum diamond plate',
    ],
    descriptions: [
      'Gives maintenance a way to valves and dampers behind finished walls.',
      'Keeps the fire rating of the wall or ceiling it opens.',
      'Disappears into gypsum board with a taped bead or a recessed face.',
    ],
    uses: ['gypsum board walls', 'tile walls', 'fire-rated shafts', 'plaster ceilings', 'sidewalk vaults'],
    limitations: [
      'Wall-rated doors are not suitable for ceilings unless listed for both.',
      'Doors wider than 24 inches in ratings need two latches.',
      'Recessed doors need the same board as the wall.',
      'Exterior use needs a gasketed stainless or aluminum unit.',
    ],
    attributes: [
      measured('width', null, 8, 48, 2),
      measured('height', null, 8, 48, 2),
      chosen('fireProtectionRating', 'UL 10B', 'none', '1 hour', '1-1/2 hours', '2 hours', '3 hours'),
      chosen('gauge', null, '14 ga', '16 ga', '18 ga', '20 ga'),
      chosen('materialType', null, 'steel', 'stainless steel', 'galvanized steel', 'aluminum'),
      chosen('hardwareFunction', null, 'cam latch', 'keyed cylinder', 'self-latching', 'paddle'),
      measured('liveLoad', null, 150, 300, 50),
    ],
    standards: [
      'UL 10B - Fire Tests of Door Assemblies',
      'NFPA 252 - Fire Tests of Door Assemblies',
      'NFPA 80 - Fire Doors and Other Opening Protectives',
      'ASTM E119 - Fire Tests of Building Construction and Materials',
      'ASTM A1008 - Steel, Sheet, Cold-Rolled',
    ],
    programs: ['ul-listed', 'warnock-hersey', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcDoor', host: 'face' },
    details: ['wall-mounting', 'ceiling-hanger', 'door-frame', 'recessed-fixture'],
    assembly: 'Access Door',
    sheetPrefix: 'ACD',
    drawing: 'access-door',
    related: ['042200', '078413', '092900', '093013'],
    installation: [
      'Coordinate locations with valves, dampers and cleanouts before framing.',
      'Frame all four sides of the opening.',
      'Set the frame flush with the finish and square within 1/16 inch.',
      'Fasten through every hole in the frame of a rated door.',
      'Adjust latches and deliver keys.',
    ],
  },
  coilingDoors,
];
