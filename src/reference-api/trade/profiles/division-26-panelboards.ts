import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { panelboardsKinds } from '#src/reference-api/trade/profiles/division-26-panelboards-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const panelboards = sectionOfKinds(
  {
    number: '262416',
    tradeNames: [
      'Busline',
      'Breakerfield',
      'Amphouse',
      'Gutterwell',
      'Copperbus',
      'Panelwright',
      'Feedline Nine',
      'Loadkeep',
    ],
    descriptions: [
      'Divides a feeder into branch circuits and protects each of them.',
      'Measures the energy of each circuit for tenants and for commissioning.',
      'Diverts surges to ground before they reach electronic loads.',
    ],
    uses: ['electrical rooms', 'tenant spaces', 'mechanical rooms', 'patient care areas', 'site lighting'],
    limitations: [
      'Series ratings require both devices to be of the tested combination and the panel to be labeled so.',
      'Recessed panels in fire-rated walls need an enclosing rated assembly.',
      'Bus ratings are for 104 degrees Fahrenheit ambient; derate above it.',
      'Working space of NFPA 70, Article 110, shall be kept before every panel.',
    ],
    standards: cited('UL 67', 'UL 489', 'UL 50', 'UL 1449', 'NEMA PB 1', 'NEMA PB 1.1', 'NFPA 70'),
    programs: ['ul-listed', 'csa', 'etl', 'baba', 'iso-14001'],
    epd: declared('1 unit', 62, [240, 590], 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products'),
    hpd: null,
    bim: { category: 'Electrical Equipment', ifcClass: 'IfcElectricDistributionBoard', host: 'wall' },
    assembly: 'Panelboard',
    sheetPrefix: 'PNB',
    related: ['265100', '251400', '284600', '078413', '481400'],
    installation: [
      'Install in accordance with NEMA PB 1.1, with the top of the trim 78 inches above the floor.',
      'Fasten boxes to strut or backing, plumb, with 1/4 inch air space at exterior and damp walls.',
      'Run three spare 3/4 inch conduits from recessed panels to the accessible ceiling.',
      'Torque lugs and bus bolts to the values on the label and mark each with paint.',
      'Scan at full load with an infrared camera after thirty days and correct rises above 27 degrees Fahrenheit.',
    ],
  },
  panelboardsKinds,
);
