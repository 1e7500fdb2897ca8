import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  controller,
  diesel,
  inLine,
  jockey,
  splitCase,
} from '#src/reference-api/trade/profiles/division-21-fire-pumps-kinds.ts';

export const firePumps = sectionOfKinds(
  {
    number: '213000',
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
    standards: cited(
      'NFPA 20',
      'UL 448',
      'UL 218',
      'UL 778',
      'FM 1311',
      'NFPA 70, Article 695',
      'NEMA 250',
      'HI 14.6',
      'FM 1371',
      'UL 1247',
      'FM 1321/1323',
    ),
    programs: ['ul-listed', 'fm', 'csa', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcPump', host: 'floor' },
    assembly: 'Fire Pump',
    sheetPrefix: 'FPP',
    related: ['211313', '262416', '284600', '033000', '089100'],
    installation: [
      'Set the base on a reinforced pad, level it with wedges, and grout it full before piping is connected.',
      'Align pump and driver after grouting and again after piping within 0.002 inch total indicator reading.',
      'Install an eccentric reducer with its flat side up at the suction flange and ten diameters of straight pipe before a horizontal elbow.',
      'Run separate sensing lines of corrosion-resistant pipe to each controller, with two check valves drilled 3/32 inch.',
      'Perform the field acceptance test at churn, 100 and 150 percent of rated flow with the authority present.',
    ],
  },
  [splitCase, inLine, diesel, controller, jockey],
);
