import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { waterHeatersKinds } from '#src/reference-api/trade/profiles/division-22-water-heaters-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const waterHeaters = sectionOfKinds(
  {
    number: '223400',
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
    standards: cited(
      'ANSI Z21.10.3/CSA 4.3',
      'ASHRAE 90.1',
      'ASME BPVC Section IV',
      'NFPA 54',
      'NSF/ANSI/CAN 61',
      'NSF/ANSI/CAN 372',
      'UL 1738',
    ),
    programs: ['ahri', 'energy-star', 'csa', 'asme-stamp', 'nsf-61', 'icc-pmg'],
    epd: declared('1 unit', 210, [720, 1980], 'UL PCR Part B: Water Heaters'),
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcBoiler', host: 'floor' },
    assembly: 'Gas Water Heater',
    sheetPrefix: 'GWH',
    related: ['224200', '078413', '262416', '421100'],
    installation: [
      'Install in accordance with NFPA 54 and the listing; keep clearances to combustibles and to the service side.',
      'Set storage heaters on a 4 inch housekeeping pad with seismic straps at the upper and lower thirds.',
      'Pipe temperature and pressure relief valves full size to a drain with an air gap.',
      'Slope vents 1/4 inch per foot back to the heater and drain condensate through a neutralizer.',
      'Measure carbon monoxide and excess air at low and high fire and record them with the start-up report.',
    ],
  },
  waterHeatersKinds,
);
