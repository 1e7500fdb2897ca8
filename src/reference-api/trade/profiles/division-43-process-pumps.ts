import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { processPumpsKinds } from '#src/reference-api/trade/profiles/division-43-process-pumps-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const processPumps = sectionOfKinds(
  {
    number: '432100',
    tradeNames: [
      'Pumpwright',
      'Impela Row',
      'Pitmain',
      'Suctionfield',
      'Headmain',
      'Rotorwell',
      'Delivery Nine',
      'Deliverline',
    ],
    descriptions: [
      'Moves water, wastewater and process liquids against the head of the system.',
      'Passes solids of three inches and rags without clogging.',
      'Meters thick sludge at a steady rate and pressure.',
    ],
    uses: ['pump stations', 'water treatment plants', 'cooling systems', 'wastewater plants', 'irrigation'],
    limitations: [
      'Available suction head shall exceed the required head by 5 feet or 35 percent.',
      'Continuous operation left of 70 percent of best efficiency flow wears seals and bearings.',
      'Progressing cavity pumps shall never run dry.',
      'Motors on variable frequency drives need insulation to MG 1 Part 31 and a shaft ground.',
    ],
    standards: cited('HI 14.6', 'HI 9.8', 'HI 9.6.4', 'NEMA MG 1', 'AWWA E103', 'NSF/ANSI/CAN 61', 'UL 778'),
    programs: ['nsf-61', 'ul-listed', 'csa', 'fm', 'baba', 'iso-9001'],
    epd: declared('1 unit', 185, [490, 1450], 'EPD International PCR: Pumps for Liquids'),
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcPump', host: 'floor' },
    assembly: 'Process Pump',
    sheetPrefix: 'PMP',
    related: ['400551', '407100', '434100', '262416', '463300'],
    installation: [
      'Level the baseplate within 0.002 inch per foot and fill it with nonshrink grout without voids.',
      'Connect piping without strain: flange bolts shall drop in by hand.',
      'Align couplings by laser, cold and at operating temperature.',
      'Check rotation by bump before the coupling is closed.',
      'Measure flow, head, power and vibration at five points and compare with the certified curve.',
    ],
  },
  processPumpsKinds,
);
