import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { dustCollectorsKinds } from '#src/reference-api/trade/profiles/division-44-dust-collectors-kinds.ts';
import { dustCollectorsSpecialKinds } from '#src/reference-api/trade/profiles/division-44-dust-collectors-special-kinds.ts';

export const dustCollectors = sectionOfKinds(
  {
    number: '441100',
    tradeNames: [
      'Dusthollow',
      'Cleanpulse',
      'Dustora',
      'Motecatch',
      'Plenumclean',
      'Dustline',
      'Airsieve',
      'Finewell',
    ],
    descriptions: [
      'Separates dust from process air before it is released or returned.',
      'Cleans its filters by pulses of air while it stays in service.',
      'Drops coarse dust by centrifugal force ahead of the filter.',
    ],
    uses: ['woodworking shops', 'grain handling', 'foundries', 'cement plants', 'metal finishing'],
    limitations: [
      'Combustible dust requires a hazard analysis and explosion vents, isolation and a safe location.',
      'Return of air to the building needs a safety filter and a broken-bag detector.',
      'Moist or sticky dust blinds bags; choose a scrubber.',
      'Bags of polyester fail above 275 degrees Fahrenheit.',
    ],
    standards: cited(
      'ASHRAE 199',
      'NFPA 660',
      'NFPA 68',
      'NFPA 69',
      '40 CFR 60, Appendix A, Method 5',
      'ACGIH',
    ),
    programs: ['ul-listed', 'fm', 'csa', 'iso-9001', 'iso-14001'],
    epd: null,
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcFilter', host: 'floor' },
    assembly: 'Dust Collector',
    sheetPrefix: 'DCL',
    related: ['442000', '412123', '451500', '262416'],
    installation: [
      'Erect the support frame plumb, bolt it fully, and lift the housing by its lugs only.',
      'Aim explosion vents at an area without people or property for the distance calculated.',
      'Bond housing, ducts and bag cages to ground with less than 1 ohm.',
      'Leak-test bags with fluorescent powder and ultraviolet light before startup.',
      'Precoat new bags with the powder stated, and set pulse pressure and interval by differential pressure.',
    ],
  },
  [...dustCollectorsKinds, ...dustCollectorsSpecialKinds],
);
