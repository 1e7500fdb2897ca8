import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { plasticsMachineryKinds } from '#src/reference-api/trade/profiles/division-45-plastics-machinery-kinds.ts';

export const plasticsMachinery = sectionOfKinds(
  {
    number: '453300',
    tradeNames: [
      'Polyhouse',
      'Polyforge',
      'Resinbarrel',
      'Resinline',
      'Polywright',
      'Resinworks',
      'Polymer Row',
      'Resinwell',
    ],
    descriptions: [
      'Melts and shapes plastic resin into parts, profiles or sheet.',
      'Dries pellets to the moisture that the resin tolerates.',
      'Grinds runners and scrap so that they are fed back.',
    ],
    uses: [
      'plastics plants',
      'medical device plants',
      'packaging plants',
      'technical colleges',
      'recycling plants',
    ],
    limitations: [
      'Standard barrels corrode with PVC and fluoropolymers; choose nickel alloy.',
      'Floors shall carry the platen load at each foot and be level within 1/8 inch.',
      'Hydraulic machines above 100 gallons of oil need containment.',
      'Purge fumes require local exhaust at the nozzle.',
    ],
    standards: cited(
      'ANSI/PLASTICS B151.1',
      'ANSI/PLASTICS B151.7',
      'NFPA 79',
      'OSHA 29 CFR 1910.212',
      'OSHA 29 CFR 1910.216',
      'ISO 13849-1',
    ),
    programs: ['etl', 'csa', 'ul-listed', 'iso-9001', 'iso-14001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
    assembly: 'Plastics Machinery',
    sheetPrefix: 'PRM',
    related: ['262416', '412213', '421300', '441100'],
    installation: [
      'Set machines on vibration mounts and level the tie bars within 0.002 inch per foot.',
      'Connect cooling water with strainers and flow regulators on each circuit.',
      'Verify light curtains, gates and two-hand controls by stopping-time test.',
      'Flush hydraulic systems to ISO 4406 code 17/15/12 before the first cycle.',
      'Run an acceptance lot of four hours with the Owner’s mold and submit part weights.',
    ],
  },
  plasticsMachineryKinds,
);
