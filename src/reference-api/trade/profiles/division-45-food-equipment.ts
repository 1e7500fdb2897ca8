import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { foodEquipmentKinds } from '#src/reference-api/trade/profiles/division-45-food-equipment-kinds.ts';

export const foodEquipment = sectionOfKinds(
  {
    number: '451500',
    tradeNames: [
      'Batchwright',
      'Pantry Row',
      'Larderfield',
      'Brinewell',
      'Larderline',
      'Hygienepath',
      'Larderspan',
      'Batchhouse',
    ],
    descriptions: [
      'Mixes, cooks, cools or sterilizes food on a line that is cleaned in place.',
      'Freezes product on a belt that winds within a small floor area.',
      'Sterilizes filled containers with steam under pressure.',
    ],
    uses: ['bakeries', 'dairies', 'meat plants', 'beverage plants', 'central kitchens'],
    limitations: [
      'Equipment in raw product zones shall not be moved to ready-to-eat zones.',
      'Lubricants within reach of product shall be registered as H1.',
      'Hollow tube frames are not accepted unless fully welded shut.',
      'Chlorinated cleaners above 200 parts per million pit Type 304 steel.',
    ],
    standards: cited(
      '3-A 00-01',
      'NSF/ANSI/3-A 14159-1',
      'ANSI/ASB Z50.2',
      'ASME BPVC Section VIII, Division 1',
      'NFPA 79',
      '21 CFR 117',
    ),
    programs: ['etl', 'asme-stamp', 'ul-listed', 'csa', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcElectricAppliance', host: 'floor' },
    assembly: 'Food Processing Equipment',
    sheetPrefix: 'FPE',
    related: ['096723', '421300', '412123', '262416', '432100'],
    installation: [
      'Set machines on adjustable feet with 6 inches clear above the floor, or seal the base to it.',
      'Keep 18 inches from walls and 36 inches between machines for cleaning.',
      'Weld product lines by orbital process with purge gas and inspect one weld in ten by borescope.',
      'Slope product lines 1/8 inch per foot to drain points.',
      'Run a clean-in-place cycle with riboflavin and accept no residue under ultraviolet light.',
    ],
  },
  foodEquipmentKinds,
);
