import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Laboratory Fume Hoods and Casework';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const safety = ['NFPA 45', 'ASHRAE 110', 'SEFA 1'];
const years = measured('warranty', null, 1);
const ordered = option('Lead time', 'Standard widths: 8 weeks', 'Special liners: 12 weeks');
const liners = option(
  'Liner',
  'Fiberglass-reinforced polyester',
  'Phenolic resin',
  'Type 316 stainless steel',
  'PVC for acid digestion',
);
const services = option('Services', 'None', 'Air, gas, vacuum', 'Air, gas, vacuum and water');
const steel = content('Iron', '7439-89-6', 'Cabinet', 62, 78, 'LT-P1');
const perchloric = 'Perchloric acid needs a hood of its own with washdown.';
/** Airflow through the open sash; the clear opening is a foot narrower than the hood. */
const hoodAir = (open: number) => (values: { readonly [key: string]: number | string }) => ({
  airflow:
    Math.round((((Number(values['width']) - 12) / 12) * open * Number(values['faceVelocity'])) / 5) * 5,
});

const benchHood: ProductKind = {
  noun: 'Bench-top fume hood',
  materials: [
    'epoxy-coated steel with a fiberglass-reinforced polyester liner',
    'epoxy-coated steel with a phenolic liner',
  ],
  descriptions: [
    'Draws fumes away from the person at the sash and keeps them in the hood.',
    'Airfoil and bypass hold the face velocity while the sash moves.',
  ],
  uses: ['chemistry laboratories', 'teaching laboratories', 'pharmacies', 'hospitals'],
  limitations: [
    'Rated flow is at a sash opening of 18 inches.',
    perchloric,
    'Keep hoods 10 feet from doors and from supply diffusers that blow at the sash.',
  ],
  attributes: [
    measured('width', null, 48, 96, 12),
    measured('faceVelocity', 'ASHRAE 110', 60, 100, 20),
    measured('airflow', 'ASHRAE 110', 250, 1100, 5),
    measured('pressureDrop', 'SEFA 1', 0.1, 0.4, 0.05),
    measured('noiseCriteria', null, 45, 55, 5),
    chosen('operation', null, 'Vertical sash', 'Combination sash'),
    years,
  ],
  series: crossed(table('width', 48, 60, 72, 96), table('faceVelocity', 60, 80, 100)),
  deriveValues: hoodAir(1.5),
  standards: [...safety, 'UL 1805'],
  programs: ['ul-listed', 'greenguard', 'iso-9001'],
  epd: unit(320, [980, 1640]),
  hpd: [
    steel,
    content('Bisphenol A diglycidyl ether polymer', '25068-38-6', 'Work surface', 8, 18, 'LT-P1'),
    content('Glass, as sash', '65997-17-3', 'Sash', 6, 12, 'LT-UNK'),
  ],
  options: [option('Width', '4 ft', '5 ft', '6 ft', '8 ft'), liners, services, ordered],
};

const walkIn: ProductKind = {
  noun: 'Walk-in fume hood',
  materials: ['epoxy-coated steel with a phenolic liner, open to the floor'],
  descriptions: ['Stands on the floor around tall apparatus and drums on dollies.'],
  uses: ['pilot plants', 'distillation rooms', 'drum filling', 'research laboratories'],
  limitations: [
    'No one works inside while fumes are given off.',
    perchloric,
    'Floors below need a sealed finish and a curb where liquids may spill.',
  ],
  attributes: [
    measured('width', null, 60, 96, 12),
    measured('height', null, 96),
    measured('faceVelocity', 'ASHRAE 110', 60, 100, 20),
    measured('airflow', 'ASHRAE 110', 500, 1800, 5),
    measured('pressureDrop', 'SEFA 1', 0.2, 0.5, 0.05),
    chosen('operation', null, 'Horizontal sash', 'Two vertical sashes'),
    years,
  ],
  series: crossed(table('width', 60, 72, 96), table('faceVelocity', 60, 80, 100)),
  deriveValues: hoodAir(2.5),
  standards: [...safety, 'UL 1805'],
  programs: ['ul-listed', 'iso-9001'],
  epd: unit(520, [1480, 2360]),
  hpd: [steel, content('Phenol-formaldehyde resin, cured', '9003-35-4', 'Liner', 10, 20, 'LT-UNK')],
  options: [option('Width', '5 ft', '6 ft', '8 ft'), liners, services, ordered],
};

const workbench: ProductKind = {
  noun: 'Laboratory workbench',
  materials: [
    'an epoxy-coated steel frame with an epoxy resin top',
    'an epoxy-coated steel frame with a phenolic top',
    'an epoxy-coated steel frame with a stainless steel top',
  ],
  descriptions: ['Adjustable bench that is moved and raised as work changes.'],
  uses: ['research laboratories', 'teaching laboratories', 'clinical laboratories', 'makerspaces'],
  limitations: ['Level and lock the feet before loading; casters carry half of the static load.'],
  attributes: [
    measured('width', null, 48, 96, 12),
    measured('depth', null, 24, 36, 6),
    measured('height', null, 30, 37, 1),
    measured('loadCapacity', 'SEFA 10', 1000, 2000, 250),
    chosen('worktop', 'SEFA 3', 'Epoxy resin, 1 in', 'Phenolic, 3/4 in', 'Stainless steel'),
    years,
  ],
  standards: ['SEFA 10', 'SEFA 3', 'SEFA 8', 'ADA Standards for Accessible Design'],
  programs: ['greenguard', 'indoor-advantage', 'iso-9001'],
  epd: unit(96, [210, 380]),
  hpd: [
    steel,
    content('Bisphenol A diglycidyl ether polymer', '25068-38-6', 'Top', 14, 26, 'LT-P1'),
    content('Silica, amorphous', '7631-86-9', 'Filler of the top', 8, 16, 'LT-UNK'),
  ],
  bim: { category: 'Furniture', ifcClass: 'IfcFurniture', host: 'floor' },
  options: [
    option('Top', 'Epoxy resin', 'Phenolic', 'Stainless steel'),
    option('Base', 'Fixed feet', 'Casters', 'Electric height'),
    ordered,
  ],
};

const biosafety: ProductKind = {
  noun: 'Biological safety cabinet',
  materials: ['Type 304 stainless steel work zone in an epoxy-coated steel cabinet, with two HEPA filters'],
  descriptions: ['Class II cabinet that protects the person, the work and the room with filtered air.'],
  uses: ['clinical laboratories', 'pharmacies', 'vaccine plants', 'biology laboratories'],
  limitations: [
    'Type A2 recirculates; volatile toxics need Type B2 with hard-ducted exhaust.',
    'Field certification follows each move and each year.',
  ],
  attributes: [
    measured('width', null, 48, 72, 12),
    measured('faceVelocity', 'NSF/ANSI 49', 100),
    measured('airflow', 'NSF/ANSI 49', 240, 430, 5),
    chosen('configuration', 'NSF/ANSI 49', 'Class II, Type A2'),
    measured('removalEfficiency', 'IEST-RP-CC001', 99.99, 99.999, 0.009),
    measured('soundPressure', 'NSF/ANSI 49', 57, 67, 1),
    chosen('voltage', 'UL 61010-1', '115 V', '230 V'),
    measured('warranty', null, 5),
  ],
  series: table('width', 48, 60, 72),
  deriveValues: ({ width }) => ({
    airflow: Math.round((((Number(width) - 4) / 12) * (8 / 12) * 100) / 5) * 5,
  }),
  standards: ['NSF/ANSI 49', 'UL 61010-1', 'IEST-RP-CC001'],
  programs: ['ul-listed', 'etl', 'iso-9001'],
  epd: unit(260, [1180, 1920]),
  options: [
    option('Width', '4 ft', '5 ft', '6 ft'),
    option('Sash opening', '8 in', '10 in'),
    option('Exhaust', 'To the room', 'Canopy'),
    ordered,
  ],
};

const shower: ProductKind = {
  noun: 'Emergency shower and eyewash',
  materials: [
    'galvanized steel pipe with a plastic shower head and bowl',
    'Type 304 stainless steel pipe, head and bowl',
  ],
  descriptions: ['Floods body and eyes with tempered water within one second of the pull.'],
  uses: ['laboratories', 'battery rooms', 'chemical storage', 'plants'],
  limitations: [
    'Stands within 10 seconds of the hazard, on the same level.',
    'Water shall be 60 to 100 degrees Fahrenheit for 15 minutes.',
    'Units are activated each week.',
  ],
  attributes: [
    measured('flowRate', 'ANSI/ISEA Z358.1', 20),
    measured('eyewashFlow', 'ANSI/ISEA Z358.1', 0.4, 3, 2.6),
    measured('pressure', 'ANSI/ISEA Z358.1', 30, 90, 30),
    chosen('mounting', null, 'Floor stand', 'Wall, barrier free', 'Recessed, barrier free'),
    chosen('accessibility', 'ADA Standards 308', 'Pull within 48 in', 'Standing reach'),
    years,
  ],
  standards: ['ANSI/ISEA Z358.1', 'ASSE 1071', 'ADA Standards for Accessible Design'],
  programs: ['cupc', 'icc-pmg', 'iso-9001'],
  epd: unit(24, [62, 108]),
  bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcSanitaryTerminal', host: 'floor' },
  options: [
    option('Eyewash', 'Eye', 'Eye and face'),
    option('Alarm', 'None', 'Flow switch with light and horn'),
    option('Lead time', 'In stock'),
  ],
};

export const laboratoryEquipment: SectionDeclaration = {
  number: '115300',
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
    'ASHRAE 110',
    'SEFA 1',
    'SEFA 8M',
    'UL 1805',
    'NSF/ANSI 49',
    'ANSI/ISEA Z358.1',
    'ANSI/ASSP Z9.5',
  ],
  programs: ['ul-listed', 'etl', 'greenguard', 'iso-9001', 'energy-star'],
  epd: declared('1 unit', 290, [780, 1640], pcr),
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
  kinds: [benchHood, walkIn, workbench, biosafety, shower],
};
