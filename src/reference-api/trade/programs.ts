export type ProgramKind =
  | 'code evaluation'
  | 'listing'
  | 'performance'
  | 'emissions'
  | 'materials'
  | 'sourcing'
  | 'management';

export interface CertificationProgram {
  key: string;
  name: string;
  /** The body that grants it. */
  issuer: string;
  kind: ProgramKind;
  /** How its numbers look: `#` stands for a digit, `@` for a capital letter, everything else for itself. */
  numberPattern: string;
  /** Levels or grades, lowest first; empty where the program has only one. */
  levels: readonly string[];
  /** How long a certificate holds; null where it holds until it is withdrawn. */
  yearsValid: number | null;
}

type Row = readonly [
  key: string,
  name: string,
  issuer: string,
  kind: ProgramKind,
  numberPattern: string,
  yearsValid: number | null,
  levels?: readonly string[],
];

const medals = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;
const icc = 'ICC Evaluation Service';
const ul = 'UL Solutions';
const scs = 'SCS Global Services';
const iapmo = 'IAPMO R&T';

const rows: readonly Row[] = [
  ['icc-es', 'ICC-ES Evaluation Report', icc, 'code evaluation', 'ESR-####', 2],
  ['icc-pmg', 'ICC-ES PMG Listing', icc, 'code evaluation', 'PMG-####', 1],
  ['iapmo-ues', 'IAPMO Uniform ES Evaluation Report', 'IAPMO Uniform ES', 'code evaluation', 'ER-###', 2],
  ['ccrr', 'Code Compliance Research Report', 'Intertek', 'code evaluation', 'CCRR-0###', 2],
  ['florida', 'Florida Product Approval', 'Florida Building Commission', 'code evaluation', 'FL#####-R#', 3],
  ['miami-dade', 'Notice of Acceptance', 'Miami-Dade County', 'code evaluation', 'NOA ##-####.##', 5],
  ['ul-listed', 'UL Listed', ul, 'listing', 'E######', null],
  ['ul-classified', 'UL Classified for fire resistance', ul, 'listing', 'R#####', null],
  ['ul-roofing', 'UL Classified roof covering', ul, 'listing', 'R#####', null],
  ['etl', 'ETL Listed Mark', 'Intertek', 'listing', '#######', null],
  ['warnock-hersey', 'Warnock Hersey Mark', 'Intertek', 'listing', 'WHI-495-####', null],
  ['csa', 'CSA Certified', 'CSA Group', 'listing', '######_C_000', null],
  ['fm', 'FM Approved', 'FM Approvals', 'listing', 'PR######', null],
  ['cupc', 'cUPC Listing', iapmo, 'listing', '@-#####', 1],
  ['nsf-61', 'NSF/ANSI/CAN 61 Drinking Water System Components', 'NSF', 'listing', 'C0######', 1],
  ['asme-stamp', 'ASME Certification Mark', 'ASME', 'listing', '##,###', 3, ['H', 'S', 'U']],
  ['arema', 'AREMA Conformance Record', 'Independent laboratory', 'listing', 'RT-####', 3],
  ['nafs', 'AAMA/WDMA/CSA 101 Certification Label', 'FGIA', 'performance', '@@-###-##', 4],
  ['nfrc', 'NFRC Certified Product', 'NFRC', 'performance', '@@@-@-###-#####', 5],
  ['energy-star', 'ENERGY STAR', 'US EPA', 'performance', 'ES-#######', null],
  ['crrc', 'CRRC Rated Roof Product', 'Cool Roof Rating Council', 'performance', '####-####', 3],
  [
    'dlc',
    'DLC Qualified Product',
    'DesignLights Consortium',
    'performance',
    '@-@@@@@@',
    5,
    ['Standard', 'Premium'],
  ],
  ['watersense', 'WaterSense', 'US EPA', 'performance', 'WS-#####', null],
  ['ahri', 'AHRI Certified', 'AHRI', 'performance', '#########', 1],
  ['amca', 'AMCA Certified Ratings', 'AMCA International', 'performance', 'CRP-####', 3],
  ['bhma', 'BHMA Certified', 'BHMA', 'performance', 'A156-#####', 1, ['Grade 3', 'Grade 2', 'Grade 1']],
  ['sdi', 'SDI Certified', 'Steel Door Institute', 'performance', 'SDI-####', 3],
  ['wdma', 'WDMA Hallmark', 'WDMA', 'performance', 'WH-####', 3, ['Standard', 'Heavy', 'Extra Heavy']],
  ['igcc', 'IGCC Certified Insulating Glass', 'IGCC', 'performance', 'IGCC-####', 1],
  ['sgcc', 'SGCC Certified Safety Glazing', 'SGCC', 'performance', 'SGCC-####', 1],
  ['abaa', 'ABAA Evaluated Air Barrier', 'Air Barrier Association of America', 'performance', 'ABAA-####', 5],
  ['swri', 'SWR Institute Validated', 'SWR Institute', 'performance', '###-@@@', 5],
  ['pci', 'PCI Certified Plant', 'PCI', 'performance', 'PCI-####', 1, ['AA', 'AB', 'AC', 'AD']],
  ['aisc', 'AISC Certified Fabricator', 'AISC', 'performance', 'AISC-#####', 1],
  ['awi-qcp', 'AWI Quality Certification', 'AWI QCP', 'performance', 'QCP-#####', 1],
  ['bifma', 'BIFMA LEVEL', 'BIFMA', 'performance', 'LEVEL-####', 3, ['1', '2', '3']],
  ['ansi-a118', 'TCNA Product Certification', 'TCNA', 'performance', 'TCNA-####', 3],
  ['apa', 'APA Trademark', 'APA', 'performance', 'PR-L###', null],
  ['ndaa', 'NDAA Section 889 Statement', 'Independent laboratory', 'sourcing', 'NDAA-####', 1],
  ['osdp', 'OSDP Verified', 'Security Industry Association', 'performance', 'OSDP-####', 3],
  ['btl', 'BTL Certified', 'BACnet International', 'performance', 'BTL-#####', 5],
  ['greenguard', 'GREENGUARD', ul, 'emissions', '######-420', 1, ['Certified', 'Gold']],
  ['floorscore', 'FloorScore', scs, 'emissions', 'SCS-FS-#####', 1],
  ['indoor-advantage', 'Indoor Advantage', scs, 'emissions', 'SCS-IA-#####', 1, ['Standard', 'Gold']],
  ['green-label', 'Green Label Plus', 'Carpet and Rug Institute', 'emissions', 'GLP####', 1],
  ['cdph', 'CDPH Standard Method v1.2 Compliance', 'Independent laboratory', 'emissions', 'CDPH-######', 3],
  [
    'declare',
    'Declare',
    'International Living Future Institute',
    'materials',
    '@@@-####',
    1,
    ['Declared', 'LBC Red List Approved', 'LBC Red List Free'],
  ],
  [
    'c2c',
    'Cradle to Cradle Certified',
    'Cradle to Cradle Products Innovation Institute',
    'materials',
    'CMD-####',
    3,
    medals,
  ],
  [
    'living-product',
    'Living Product Challenge',
    'International Living Future Institute',
    'materials',
    'LPC-###',
    3,
    ['Imperative', 'Petal', 'Living'],
  ],
  ['fsc', 'FSC Chain of Custody', 'Forest Stewardship Council', 'materials', 'FSC-C######', 5],
  ['sfi', 'SFI Chain of Custody', 'Sustainable Forestry Initiative', 'materials', 'SFI-#####', 5],
  [
    'nsf-140',
    'NSF/ANSI 140 Sustainable Carpet',
    'NSF',
    'materials',
    'C0######',
    3,
    ['Silver', 'Gold', 'Platinum'],
  ],
  ['nsf-332', 'NSF/ANSI 332 Sustainable Resilient Flooring', 'NSF', 'materials', 'C0######', 3, medals],
  ['recycled', 'Recycled Content', scs, 'materials', 'SCS-RC-#####', 1],
  ['biobased', 'USDA Certified Biobased Product', 'USDA', 'materials', 'FP######', null],
  ['baba', 'Build America, Buy America Statement', 'Self-declared', 'sourcing', 'BABA-####', 1],
  ['iso-9001', 'ISO 9001 Quality Management', 'Accredited registrar', 'management', 'QMS-######', 3],
  ['iso-14001', 'ISO 14001 Environmental Management', 'Accredited registrar', 'management', 'EMS-######', 3],
];

/**
 * The programs under which products are certified, with the shape of their numbers and their validity.
 * @internal
 */
export const certificationPrograms: readonly CertificationProgram[] = rows.map(
  ([key, name, issuer, kind, numberPattern, yearsValid, levels = []]) => ({
    key,
    name,
    issuer,
    kind,
    numberPattern,
    levels,
    yearsValid,
  }),
);

const byKey = new Map(certificationPrograms.map((program) => [program.key, program]));

/** One program by its key, or null when no such program is listed. */
export function certificationProgram(key: string): CertificationProgram | null {
  return byKey.get(key) ?? null;
}
