import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { ultravioletEquipmentKinds } from '#src/reference-api/trade/profiles/division-46-ultraviolet-equipment-kinds.ts';

export const ultravioletEquipment = sectionOfKinds(
  {
    number: '466600',
    tradeNames: [
      'Clearbeam',
      'Lumidose',
      'Quartzway',
      'Raywell',
      'Glintway',
      'Photona Row',
      'Glintfen',
      'Clearlamp',
    ],
    descriptions: [
      'Disinfects water by light, without chemicals or taste.',
      'Inactivates protozoa that resist chlorine at a validated dose.',
      'Holds the dose as flow and clarity change, by dimming its lamps.',
    ],
    uses: [
      'drinking water plants',
      'wastewater effluent',
      'water reuse',
      'aquatic centers',
      'beverage plants',
    ],
    limitations: [
      'The validated dose holds only within the tested range of flow and transmittance.',
      'Iron above 0.3 and hardness above 120 milligrams per liter foul sleeves.',
      'Broken lamps release mercury; reactors need isolation valves and a trap.',
      'Ultraviolet leaves no residual in the network.',
    ],
    standards: cited('USEPA 815-R-06-007', 'NSF/ANSI 55', 'NSF/ANSI/CAN 61', 'NWRI', 'AWWA F110', 'UL 508A'),
    programs: ['nsf-61', 'ul-listed', 'csa', 'etl', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcFilter', host: 'floor' },
    assembly: 'Ultraviolet Reactor',
    sheetPrefix: 'UVR',
    related: ['463300', '407100', '400551', '432100'],
    installation: [
      'Install with the straight pipe that was validated, and no valve within it.',
      'Leave one lamp length clear at the service end.',
      'Keep reactors full and vented; interlock lamps with flow and temperature.',
      'Set sensors, alarms and dose setpoints from the validation report and lock them.',
      'Prove 72 hours of operation at design dose with logged sensor readings.',
    ],
  },
  ultravioletEquipmentKinds,
);
