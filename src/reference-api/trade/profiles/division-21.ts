import { wetPipeSprinklers } from '#src/reference-api/trade/profiles/division-21-sprinklers.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Fire suppression. */
export const division21: readonly SectionProfile[] = [
  wetPipeSprinklers,
  {
    number: '213000',
    nouns: [
      'Horizontal split-case fire pump',
      'Vertical in-line fire pump',
      'Diesel fire pump',
      'Fire pump controller',
      'Jockey pump',
    ],
    tradeNames: [
      'Mainpress',
      'Surgewell',
      'Standpoint',
      'Churnline',
      'Foreguard',
      'Pressline',
      'Firemain Nine',
      'Splitcase',
    ],
    materials: [
      'cast iron split casing with a bronze impeller',
      'ductile iron in-line casing with a stainless steel shaft',
      'diesel driver with double-wall fuel tank',
      'NEMA 2 steel enclosure with a transfer switch',
    ],
    descriptions: [
      'Raises the water pressure of sprinkler and standpipe systems to the demand of the design.',
      'Starts automatically on pressure drop and runs until it is stopped by hand.',
      'Holds system pressure against small leaks so that the main pump stays at rest.',
    ],
    uses: ['high-rise buildings', 'warehouses', 'hospitals', 'campuses', 'manufacturing plants'],
    limitations: [
      'Pumps shall not be chosen to operate beyond 140 percent of rated capacity at the system demand.',
      'Suction lift is not permitted for horizontal pumps; provide positive suction head.',
      'Churn pressure plus static pressure shall stay below the rating of the components downstream.',
      'Diesel drivers require a rated room with louvers sized for combustion and cooling air.',
    ],
    attributes: [
      measured('flowRate', 'NFPA 20', 250, 3000, 250),
      measured('pressure', 'NFPA 20', 40, 250, 5),
      measured('motorPower', 'NFPA 20', 15, 400, 5),
      measured('diameter', 'ASME B16.1', 4, 12, 1),
      chosen('voltage', 'NFPA 70', '208 V', '230 V', '460 V', '575 V'),
      chosen('fuel', null, 'Electric', 'Diesel'),
      chosen('enclosureType', 'NEMA 250', 'Type 2', 'Type 4', 'Type 4X'),
      measured('weight', null, 650, 7200, 50),
    ],
    standards: [
      'NFPA 20 - Installation of Stationary Pumps for Fire Protection',
      'UL 448 - Centrifugal Stationary Pumps for Fire-Protection Service',
      'UL 218 - Fire Pump Controllers',
      'FM 1311 - Centrifugal Fire Pumps, Horizontal Split-Case Type',
      'NFPA 70, Article 695 - Fire Pumps',
      'HI 14.6 - Rotodynamic Pumps for Hydraulic Performance Acceptance Tests',
    ],
    programs: ['ul-listed', 'fm', 'csa', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcPump', host: 'floor' },
    details: ['equipment-pad', 'pipe-hanger', 'wall-penetration', 'firestop-penetration'],
    assembly: 'Fire Pump',
    sheetPrefix: 'FPP',
    drawing: 'pump',
    related: ['211313', '262416', '284600', '033000', '089100'],
    installation: [
      'Set the base on a reinforced pad, level it with wedges, and grout it full before piping is connected.',
      'Align pump and driver after grouting and again after piping within 0.002 inch total indicator reading.',
      'Install an eccentric reducer with its flat side up at the suction flange and ten diameters of straight pipe before a horizontal elbow.',
      'Run separate sensing lines of corrosion-resistant pipe to each controller, with two check valves drilled 3/32 inch.',
      'Perform the field acceptance test at churn, 100 and 150 percent of rated flow with the authority present.',
    ],
  },
];
