import { certifiers, type ProgramKind } from '#src/reference-api/trade/fictional-bodies.ts';

export interface CertificationProgram {
  key: string;
  name: string;
  /** The body that grants it in the sample world. */
  issuer: string;
  kind: ProgramKind;
  /**
   * How its numbers look: `#` stands for a digit, `@` for a capital letter, everything else for itself. All end in
   * `SAMPLE`, so that none is a number in force.
   */
  numberPattern: string;
  /** Levels or grades, lowest first; empty where the program has only one. */
  levels: readonly string[];
  /** How long a certificate holds; null where it holds until it is withdrawn. */
  yearsValid: number | null;
}

type Row = readonly [
  key: string,
  name: string,
  kind: ProgramKind,
  numberPattern: string,
  yearsValid: number | null,
  levels?: readonly string[],
];

const medals = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;

const rows: readonly Row[] = [
  ['icc-es', 'ICC-ES Evaluation Report', 'code evaluation', 'ESR-####', 2],
  ['icc-pmg', 'ICC-ES PMG Listing', 'code evaluation', 'PMG-####', 1],
  ['iapmo-ues', 'IAPMO Uniform ES Evaluation Report', 'code evaluation', 'ER-###', 2],
  ['ccrr', 'Code Compliance Research Report', 'code evaluation', 'CCRR-0###', 2],
  ['florida', 'Florida Product Approval', 'code evaluation', 'FL#####-R#', 3],
  ['miami-dade', 'Notice of Acceptance', 'code evaluation', 'NOA ##-####.##', 5],
  ['ul-listed', 'UL Listed', 'listing', 'E######', null],
  ['ul-classified', 'UL Classified for fire resistance', 'listing', 'R#####', null],
  ['ul-roofing', 'UL Classified roof covering', 'listing', 'R#####', null],
  ['etl', 'ETL Listed Mark', 'listing', '#######', null],
  ['warnock-hersey', 'Warnock Hersey Mark', 'listing', 'WHI-495-####', null],
  ['csa', 'CSA Certified', 'listing', '######_C_000', null],
  ['fm', 'FM Approved', 'listing', 'PR######', null],
  ['cupc', 'cUPC Listing', 'listing', '@-#####', 1],
  ['nsf-50', 'NSF/ANSI/CAN 50 Pool Equipment', 'listing', 'C0######', 1],
  ['nsf-61', 'NSF/ANSI/CAN 61 Drinking Water System Components', 'listing', 'C0######', 1],
  ['asme-stamp', 'ASME Certification Mark', 'listing', '##,###', 3, ['H', 'S', 'U']],
  ['arema', 'AREMA Chapter 30 Fastening Conformity', 'listing', 'RT-####', 3],
  ['nafs', 'AAMA/WDMA/CSA 101 Certification Label', 'performance', '@@-###-##', 4],
  ['nfrc', 'NFRC Certified Product', 'performance', '@@@-@-###-#####', 5],
  ['energy-star', 'ENERGY STAR', 'performance', 'ES-#######', null],
  ['crrc', 'CRRC Rated Roof Product', 'performance', '####-####', 3],
  ['dlc', 'DLC Qualified Product', 'performance', '@-@@@@@@', 5, ['Standard', 'Premium']],
  ['watersense', 'WaterSense', 'performance', 'WS-#####', null],
  ['ahri', 'AHRI Certified', 'performance', '#########', 1],
  ['amca', 'AMCA Certified Ratings', 'performance', 'CRP-####', 3],
  ['bhma', 'BHMA Certified', 'performance', 'A156-#####', 1, ['Grade 3', 'Grade 2', 'Grade 1']],
  ['sdi', 'SDI Certified', 'performance', 'SDI-####', 3],
  ['wdma', 'WDMA Hallmark', 'performance', 'WH-####', 3, ['Standard', 'Heavy', 'Extra Heavy']],
  ['igcc', 'IGCC Certified Insulating Glass', 'performance', 'IGCC-####', 1],
  ['sgcc', 'SGCC Certified Safety Glazing', 'performance', 'SGCC-####', 1],
  ['abaa', 'ABAA Evaluated Air Barrier', 'performance', 'ABAA-####', 5],
  ['swri', 'SWR Institute Validated', 'performance', '###-@@@', 5],
  ['pci', 'PCI Certified Plant', 'performance', 'PCI-####', 1, ['AA', 'AB', 'AC', 'AD']],
  ['aisc', 'AISC Certified Fabricator', 'performance', 'AISC-#####', 1],
  ['awi-qcp', 'AWI Quality Certification', 'performance', 'QCP-#####', 1],
  ['bifma', 'BIFMA LEVEL', 'performance', 'LEVEL-####', 3, ['1', '2', '3']],
  ['ansi-a118', 'ANSI A118 Mortar and Grout Conformity', 'performance', 'TCNA-####', 3],
  ['apa', 'APA Trademark', 'performance', 'PR-L###', null],
  ['ndaa', 'NDAA Section 889 Statement', 'sourcing', 'NDAA-####', 1],
  ['osdp', 'OSDP Verified', 'performance', 'OSDP-####', 3],
  ['btl', 'BTL Certified', 'performance', 'BTL-#####', 5],
  ['greenguard', 'GREENGUARD', 'emissions', '######-420', 1, ['Certified', 'Gold']],
  ['floorscore', 'FloorScore', 'emissions', 'SCS-FS-#####', 1],
  ['indoor-advantage', 'Indoor Advantage', 'emissions', 'SCS-IA-#####', 1, ['Standard', 'Gold']],
  ['green-label', 'Green Label Plus', 'emissions', 'GLP####', 1],
  ['cdph', 'CDPH Standard Method v1.2 Compliance', 'emissions', 'CDPH-######', 3],
  [
    'declare',
    'Declare',
    'materials',
    '@@@-####',
    1,
    ['Declared', 'LBC Red List Approved', 'LBC Red List Free'],
  ],
  ['c2c', 'Cradle to Cradle Certified', 'materials', 'CMD-####', 3, medals],
  [
    'living-product',
    'Living Product Challenge',
    'materials',
    'LPC-###',
    3,
    ['Imperative', 'Petal', 'Living'],
  ],
  ['fsc', 'FSC Chain of Custody', 'materials', 'FSC-C######', 5],
  ['sfi', 'SFI Chain of Custody', 'materials', 'SFI-#####', 5],
  ['nsf-140', 'NSF/ANSI 140 Sustainable Carpet', 'materials', 'C0######', 3, ['Silver', 'Gold', 'Platinum']],
  ['nsf-332', 'NSF/ANSI 332 Sustainable Resilient Flooring', 'materials', 'C0######', 3, medals],
  ['recycled', 'Recycled Content', 'materials', 'SCS-RC-#####', 1],
  ['biobased', 'USDA Certified Biobased Product', 'materials', 'FP######', null],
  ['baba', 'Build America, Buy America Statement', 'sourcing', 'BABA-####', 1],
  ['iso-9001', 'ISO 9001 Quality Management', 'management', 'QMS-######', 3],
  ['iso-14001', 'ISO 14001 Environmental Management', 'management', 'EMS-######', 3],
];

/**
 * The programs under which products are certified, with the shape of their numbers and their validity.
 * @internal
 */
export const certificationPrograms: readonly CertificationProgram[] = rows.map(
  ([key, name, kind, numberPattern, yearsValid, levels = []]) => ({
    key,
    name,
    issuer: certifiers[kind],
    kind,
    numberPattern: `${numberPattern}-SAMPLE`,
    levels,
    yearsValid,
  }),
);

const byKey = new Map(certificationPrograms.map((program) => [program.key, program]));

/** One program by its key, or null when no such program is listed. */
export function certificationProgram(key: string): CertificationProgram | null {
  return byKey.get(key) ?? null;
}
