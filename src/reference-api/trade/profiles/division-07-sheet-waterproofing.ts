import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  blindside,
  drainageComposite,
  liquidFlashing,
  protection,
  selfAdhering,
} from '#src/reference-api/trade/profiles/division-07-sheet-waterproofing-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const sheetWaterproofing = sectionOfKinds(
  {
    number: '071326',
    tradeNames: ['Undergrade', 'Drystead', 'Cellarskin', 'Bondsheet 60', 'Tidewall', 'Blackledge', 'Deepset'],
    descriptions: [
      'Keeps ground water out of basements and tunnels with a sheet bonded to the concrete.',
      'Bridges shrinkage cracks while under hydrostatic pressure.',
      'Stops water from moving sideways between membrane and wall.',
    ],
    uses: ['foundation walls', 'elevator pits', 'plaza decks', 'planters', 'tunnels'],
    limitations: [
      'It is not suitable for permanent exposure to sunlight.',
      'Concrete must cure seven days and be dry and primed.',
      'Do not use with coal tar or with sealants that hold solvents.',
      'Protect from backfill with a protection course or drainage composite.',
    ],
    standards: cited(
      'ASTM D5385',
      'ASTM D412',
      'ASTM D903',
      'ASTM E154',
      'ASTM E96',
      'ASTM D3767',
      'ASTM D6135',
      'ASTM D6506',
      'ASTM D1621',
      'ASTM D4716',
      'ASTM D4751',
      'ASTM C836',
      'ASTM D5957',
      'ASTM D2697',
      'ASTM D3960',
      'ASTM D4632',
    ),
    programs: ['icc-es', 'ccrr', 'declare', 'iso-9001', 'iso-14001'],
    epd: declared('1 m2', 1.7, [2.1, 5.4], 'ASTM PCR for Water-Resistive and Air Barriers'),
    hpd: selfAdhering.hpd ?? null,
    bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Self-Adhering Waterproofing',
    sheetPrefix: 'SAW',
    related: ['033000', '042200', '072113', '072726', '334600'],
    installation: [
      'Fill form-tie holes and grind fins flush before priming.',
      'Prime only the area to be covered the same day.',
      'Apply sheets from the low point up, lapping sides 2-1/2 inches and ends 5 inches.',
      'Roll the whole surface, and seal terminations with mastic and a bar.',
      'Flood test horizontal areas for 48 hours.',
      'Cover within 30 days.',
    ],
  },
  [selfAdhering, blindside, protection, liquidFlashing, drainageComposite],
);
