import { gasAndLiquidStorage } from '#src/reference-api/trade/profiles/division-43-storage.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Process gas and liquid handling, purification and storage equipment. */
export const division43: readonly SectionProfile[] = [
  {
    number: '432100',
    nouns: [
      'End-suction pump',
      'Submersible sewage pump',
      'Progressing cavity pump',
      'Vertical turbine pump',
      'Self-priming pump',
    ],
    tradeNames: [
      'Vanewright',
      'Impela Row',
      'Wetpit',
      'Suctionfield',
      'Headmain',
      'Rotorwell',
      'Volute Nine',
      'Primeline',
    ],
    materials: [
      'cast iron casing with a bronze impeller',
      'ductile iron volute with a hardened chromium iron impeller',
      'Type 316 stainless steel casing and shaft',
      'chromed tool steel rotor in a nitrile stator',
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
    attributes: [
      measured('flowRate', 'HI 14.6', 10, 12000, 10),
      measured('head', 'HI 14.6', 8, 650, 1),
      measured('motorPower', 'NEMA MG 1', 0.5, 400, 0.5),
      measured('conversionEfficiency', 'HI 14.6', 42, 89, 1),
      measured('diameter', null, 1.25, 24, 0.25),
      chosen('voltage', 'NEMA MG 1', '208 V', '230 V', '460 V', '575 V'),
      chosen('materialType', null, 'Cast iron', 'Ductile iron', 'Stainless steel', 'Bronze'),
      measured('serviceTemperature', null, 104, 300, 4),
    ],
    standards: [
      'HI 14.6 - Rotodynamic Pumps for Hydraulic Performance Acceptance Tests',
      'HI 9.8 - Rotodynamic Pumps for Pump Intake Design',
      'HI 9.6.4 - Rotodynamic Pumps for Vibration Measurements and Allowable Values',
      'NEMA MG 1 - Motors and Generators',
      'AWWA E103 - Horizontal and Vertical Line-Shaft Pumps',
      'NSF/ANSI/CAN 61 - Drinking Water System Components',
      'UL 778 - Motor-Operated Water Pumps',
    ],
    programs: ['nsf-61', 'ul-listed', 'csa', 'fm', 'baba', 'iso-9001'],
    epd: {
      declaredUnit: '1 unit',
      massKg: 185,
      gwp: [490, 1450],
      pcr: 'EPD International PCR: Pumps for Liquids',
    },
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcPump', host: 'floor' },
    details: ['equipment-pad', 'pipe-hanger', 'wall-penetration', 'below-grade-wall'],
    assembly: 'Process Pump',
    sheetPrefix: 'PMP',
    drawing: 'pump',
    related: ['400551', '407100', '434100', '262416', '463300'],
    installation: [
      'Level the baseplate within 0.002 inch per foot and fill it with nonshrink grout without voids.',
      'Connect piping without strain: flange bolts shall drop in by hand.',
      'Align couplings by laser, cold and at operating temperature.',
      'Check rotation by bump before the coupling is closed.',
      'Measure flow, head, power and vibration at five points and compare with the certified curve.',
    ],
  },
  gasAndLiquidStorage,
];
