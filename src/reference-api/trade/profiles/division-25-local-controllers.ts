import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { localControllersKinds } from '#src/reference-api/trade/profiles/division-25-local-controllers-kinds.ts';

export const localControllers = sectionOfKinds(
  {
    number: '251400',
    tradeNames: [
      'Nodeforge',
      'Setline',
      'Latchlogic',
      'Loopkeeper',
      'Loopwright',
      'Pointfield',
      'Loopnode',
      'Sequencer Row',
    ],
    descriptions: [
      'Runs the control sequences of one system and keeps running when the network is lost.',
      'Joins lighting, metering, heating and cooling in one data model.',
      'Adds inputs and outputs where sensors and actuators outnumber the controller’s own.',
    ],
    uses: ['central plants', 'air-handling units', 'laboratories', 'campuses', 'data centers'],
    limitations: [
      'Controllers are not listed for life-safety shutdown; fire alarm relays act on their own.',
      'Relay outputs above 24 volts need barriers between power and signal wiring.',
      'MS/TP trunks are limited to 4,000 feet at 38.4 kbit/s and to 32 unit loads.',
      'Devices on the Owner’s network require the certificates and patches of its security policy.',
    ],
    standards: cited(
      'ASHRAE 135',
      'ASHRAE 135.1',
      'ASHRAE Guideline 36',
      'UL 916',
      'NEMA 250',
      'IEC 62443',
      '47 CFR 15',
    ),
    programs: ['btl', 'ul-listed', 'csa', 'iso-9001'],
    epd: {
      declaredUnit: '1 unit',
      massKg: 0.9,
      gwp: [22, 74],
      pcr: 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products',
    },
    hpd: null,
    bim: { category: 'Electrical Equipment', ifcClass: 'IfcController', host: 'wall' },
    assembly: 'Local Control Unit',
    sheetPrefix: 'LCU',
    related: ['253500', '237300', '262416', '271500', '281000'],
    installation: [
      'Mount panels 60 inches to center, in view of the equipment they serve and away from heat and vibration.',
      'Separate Class 1 and Class 2 wiring by barriers, and ground shields at one end only.',
      'Label every conductor at both ends with the point name of the approved drawings.',
      'Load the sequences, prove each point from field device to graphic, and record the results on a point sheet.',
      'Hand over programs, passwords, license files and the object list in an open format.',
    ],
  },
  localControllersKinds,
);
