import { hydraulicElevators } from '#src/reference-api/trade/profiles/division-14-hydraulic-elevators.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Conveying equipment. */
export const division14: readonly SectionProfile[] = [
  hydraulicElevators,
  {
    number: '144200',
    nouns: [
      'Vertical platform lift',
      'Inclined platform lift',
      'Enclosed platform lift',
      'Stairway wheelchair lift',
    ],
    tradeNames: [
      'Landingway',
      'Evenrise',
      'Stepover',
      'Platform Nine',
      'Halfstory',
      'Rampless',
      'Glidestep',
      'Inclina Row',
    ],
    materials: [
      'steel mast and platform, powder coated',
      'aluminum-framed enclosure with tempered glass panels',
      'stainless steel rail and folding platform for exteriors',
      'acme screw drive with a self-lubricating nut',
    ],
    descriptions: [
      'Carries a person in a wheelchair between two or three levels where an elevator is not required.',
      'Rides along a stair and folds against the wall when it is not in use.',
      'Gives access to stages, courtrooms and split levels within existing buildings.',
    ],
    uses: ['entrance lobbies', 'stages', 'courtrooms', 'houses of worship', 'schools'],
    limitations: [
      'Platform lifts are an accessible route only where the accessibility code allows them.',
      'Rise is limited to 14 feet for vertical lifts by ASME A18.1.',
      'Inclined lifts shall leave the required egress width of the stair when folded, or an approved alternate.',
      'Exterior lifts require a heater package below 14 degrees Fahrenheit.',
    ],
    attributes: [
      measured('loadCapacity', 'ASME A18.1', 450, 750, 50),
      measured('travel', 'ASME A18.1', 2, 14, 0.5),
      measured('speed', 'ASME A18.1', 8, 30, 1),
      measured('platformArea', 'ADA Standards 410', 12, 18, 0.5),
      measured('clearOpening', 'ADA Standards 410', 32, 42, 2),
      chosen('operation', null, 'Acme screw', 'Hydraulic', 'Rack and pinion', 'Traction rope'),
      chosen('voltage', 'NFPA 70', '120 V', '208 V', '24 V battery'),
      measured('warranty', null, 1, 5, 1),
    ],
    standards: [
      'ASME A18.1 - Safety Standard for Platform Lifts and Stairway Chairlifts',
      'ADA Standards for Accessible Design - Section 410, Platform Lifts',
      'ICC A117.1 - Accessible and Usable Buildings and Facilities',
      'CSA B355 - Platform Lifts and Stair Lifts for Barrier-Free Access',
      'NFPA 70, Article 620 - Elevators, Dumbwaiters, Escalators, Moving Walks, Platform Lifts and Stairway Chairlifts',
    ],
    programs: ['csa', 'etl', 'ul-listed', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'floor' },
    details: ['equipment-pad', 'door-threshold', 'wall-mounting', 'stair-nosing', 'railing-post'],
    assembly: 'Wheelchair Lift',
    sheetPrefix: 'WCL',
    drawing: 'lift',
    related: ['055213', '033000', '084229', '262416'],
    installation: [
      'Verify runway dimensions, pit depth and load-bearing walls by field measurement before fabrication.',
      'Anchor the mast to a wall that resists the pull-out forces of the approved drawings.',
      'Hold the running clearance between platform and runway wall between 3/8 and 3/4 inch.',
      'Wire interlocks, emergency stop and call stations, and test under-platform sensing on all sides.',
      'Obtain the acceptance certificate of the authority having jurisdiction before the lift is used.',
    ],
  },
];
