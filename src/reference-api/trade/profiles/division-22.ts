import { plumbingFixtures } from '#src/reference-api/trade/profiles/division-22-plumbing-fixtures.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Plumbing. */
export const division22: readonly SectionProfile[] = [
  {
    number: '223400',
    nouns: [
      'Condensing gas water heater',
      'Tankless gas water heater',
      'Commercial storage water heater',
      'Indirect-fired hot water generator',
    ],
    tradeNames: [
      'Embertank',
      'Warmspring',
      'Condensa Row',
      'Quickcoil',
      'Boilwright',
      'Hearthwater',
      'Steadydraw',
      'Flueline',
    ],
    materials: [
      'glass-lined steel tank with a submerged condensing coil',
      'Type 444 stainless steel storage tank',
      'stainless steel heat exchanger in a sealed combustion chamber',
      'cupronickel-lined tank with polyurethane foam insulation',
    ],
    descriptions: [
      'Heats and stores domestic water with natural gas or propane at high efficiency.',
      'Heats water as it is drawn, without standby loss.',
      'Modulates its burner to the draw and vents through plastic pipe.',
    ],
    uses: ['hotels', 'dormitories', 'restaurants', 'hospitals', 'health clubs'],
    limitations: [
      'Condensate shall be neutralized before it enters copper or cast iron drains.',
      'Water harder than 12 grains per gallon voids the heat exchanger warranty of tankless units unless softened.',
      'PVC venting is not permitted above the temperature stated by the vent manufacturer.',
      'Stored water shall be kept at 140 degrees Fahrenheit with a mixing valve to limit growth of legionella.',
    ],
    attributes: [
      measured('heatingCapacity', 'ANSI Z21.10.3', 120000, 1500000, 1000),
      measured('thermalEfficiency', 'ANSI Z21.10.3', 80, 98.5, 0.5),
      measured('tankVolume', null, 34, 500, 1),
      measured('flowRate', null, 3.5, 34, 0.5),
      measured('pressure', 'ASME BPVC IV', 125, 160, 5),
      chosen('fuel', null, 'Natural gas', 'Propane'),
      chosen('voltage', 'NFPA 70', '120 V', '208 V'),
      measured('warranty', null, 3, 15, 1),
    ],
    standards: [
      'ANSI Z21.10.3/CSA 4.3 - Gas-Fired Water Heaters with Input Ratings Above 75,000 Btu per Hour',
      'ASHRAE 90.1 - Energy Standard for Sites and Buildings Except Low-Rise Residential Buildings',
      'ASME BPVC Section IV - Rules for Construction of Heating Boilers',
      'NFPA 54 - National Fuel Gas Code',
      'NSF/ANSI/CAN 61 - Drinking Water System Components',
      'NSF/ANSI/CAN 372 - Drinking Water System Components: Lead Content',
      'UL 1738 - Venting Systems for Gas-Burning Appliances, Categories II, III and IV',
    ],
    programs: ['ahri', 'energy-star', 'csa', 'asme-stamp', 'nsf-61', 'icc-pmg'],
    epd: { declaredUnit: '1 unit', massKg: 210, gwp: [720, 1980], pcr: 'UL PCR Part B: Water Heaters' },
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcBoiler', host: 'floor' },
    details: ['equipment-pad', 'pipe-hanger', 'roof-penetration', 'wall-penetration', 'wall-mounting'],
    assembly: 'Gas Water Heater',
    sheetPrefix: 'GWH',
    drawing: 'tank',
    related: ['224200', '078413', '262416', '421100'],
    installation: [
      'Install in accordance with NFPA 54 and the listing; keep clearances to combustibles and to the service side.',
      'Set storage heaters on a 4 inch housekeeping pad with seismic straps at the upper and lower thirds.',
      'Pipe temperature and pressure relief valves full size to a drain with an air gap.',
      'Slope vents 1/4 inch per foot back to the heater and drain condensate through a neutralizer.',
      'Measure carbon monoxide and excess air at low and high fire and record them with the start-up report.',
    ],
  },
  plumbingFixtures,
];
