import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { dockEquipmentKinds } from '#src/reference-api/trade/profiles/division-11-dock-equipment-kinds.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const dockEquipment = sectionOfKinds(
  {
    number: '111300',
    tradeNames: [
      'Levelgate',
      'Trailerhold',
      'Pitmaster Bay',
      'Lipline',
      'Sealward',
      'Dockhollow',
      'Bumperfoot',
      'Hookwell',
    ],
    descriptions: [
      'Bridges the gap and the height difference between the building floor and a trailer bed.',
      'Seals the trailer to the opening against weather and conditioned-air loss.',
      'Holds the trailer at the dock until the operator releases it, and shows so by light.',
    ],
    uses: ['warehouses', 'distribution centers', 'food plants', 'hospital docks', 'retail stores'],
    limitations: [
      'Rated capacity shall be chosen from the gross fork-truck load and the number of crossings, not from the load alone.',
      'Foam dock seals are not suitable where trailers differ in height by more than 6 inches.',
      'Levelers in refrigerated docks need insulated decks and low-temperature fluid.',
      'Restraints cannot hold trailers with lift gates unless the model is made for them.',
    ],
    standards: [
      ...cited('ANSI MH30.1', 'ANSI MH30.3'),
      ...cited('ASTM A786', 'ASTM D2000', 'NFPA 70', 'OSHA 29 CFR 1910.26'),
    ],
    programs: ['ul-listed', 'etl', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'floor' },
    assembly: 'Loading Dock Leveler',
    sheetPrefix: 'LDE',
    related: ['083323', '033000', '055213', '078413'],
    installation: [
      'Furnish pit templates and curb angles to the concrete trade before forms are set.',
      'Check the pit for square, depth and level within 1/8 inch; do not shim more than 1/2 inch.',
      'Weld levelers to curb angles as detailed on the approved drawings and grind welds flush.',
      'Interlock leveler, restraint and overhead door so that the leveler works only with the door open and the trailer held.',
      'Test each leveler at rated load through ten cycles and adjust lip extension and toe guards.',
    ],
  },
  dockEquipmentKinds,
);
