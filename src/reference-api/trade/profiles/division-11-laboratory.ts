import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { laboratoryEquipmentKinds } from '#src/reference-api/trade/profiles/division-11-laboratory-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const laboratoryEquipment = sectionOfKinds(
  {
    number: '115300',
    tradeNames: [
      'Alembic',
      'Draftsafe',
      'Benchwell',
      'Sashline',
      'Vaporward',
      'Crucible Bay',
      'Retort',
      'Clearsash',
    ],
    descriptions: [
      'Captures fumes and vapors at the source and exhausts them from the building.',
      'Carries instruments, gases, power and data at a bench that is rearranged without trades.',
      'Rinses eyes and body with tempered water within ten seconds of travel.',
    ],
    uses: [
      'teaching laboratories',
      'research laboratories',
      'pharmacies',
      'clinical laboratories',
      'vivariums',
    ],
    limitations: [
      'General-purpose hoods are not suitable for perchloric acid; a washdown hood is required.',
      'Hood performance depends on room air; supply diffusers within 5 feet of the sash defeat it.',
      'Epoxy tops resist acids but are stained by nitric and chromic acid in standing contact.',
      'Plumbed eyewashes need tepid water between 60 and 100 degrees Fahrenheit.',
    ],
    standards: [
      'ASHRAE 110 - Methods of Testing Performance of Laboratory Fume Hoods',
      ...cited('SEFA 1'),
      'SEFA 8M - Laboratory Grade Metal Casework',
      'UL 1805 - Laboratory Hoods and Cabinets',
      ...cited('NSF/ANSI 49'),
      'ANSI/ISEA Z358.1 - Emergency Eyewash and Shower Equipment',
      'ANSI/ASSP Z9.5 - Laboratory Ventilation',
    ],
    programs: ['ul-listed', 'etl', 'greenguard', 'iso-9001', 'energy-star'],
    epd: declared('1 unit', 290, [780, 1640], 'UL PCR Part B: Laboratory Fume Hoods and Casework'),
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcFlowTerminal', host: 'floor' },
    assembly: 'Laboratory Fume Hood',
    sheetPrefix: 'LAB',
    related: ['123661', '224200', '233700', '096723'],
    installation: [
      'Coordinate duct collars, service drops and blocking with the approved shop drawings before rough-in.',
      'Level hoods within 1/16 inch in 48 inches and anchor superstructures to walls or floor as calculated.',
      'Test every hood as installed in accordance with ASHRAE 110; accept at 0.10 parts per million or less.',
      'Set sash stops at 18 inches and post face velocity and date of test on each hood.',
      'Flush emergency fixtures until clear and prove tepid water flow for fifteen minutes.',
    ],
  },
  laboratoryEquipmentKinds,
);
