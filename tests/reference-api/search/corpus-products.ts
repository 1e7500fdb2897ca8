import type { CsiSection } from '#src/contracts/shapes.ts';
import type { Product } from '#src/contracts/content.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

export const makers = {
  northfold: {
    coid: 31250,
    company: 'Northfold Roofing Systems',
    companySlug: 'northfold-roofing-systems',
    webabrv: 'northfold',
  },
  ohalloran: {
    coid: 40417,
    company: 'O’Halloran & Søn Façades',
    companySlug: 'ohalloran-søn-façades',
    webabrv: 'ohalloran',
  },
  brightwater: {
    coid: 52086,
    company: 'Brightwater Plumbing',
    companySlug: 'brightwater-plumbing',
    webabrv: 'brightwater',
  },
  ironwood: { coid: 44120, company: 'Ironwood Doors', companySlug: 'ironwood-doors', webabrv: 'ironwood' },
  ironwoodToo: {
    coid: 44121,
    company: 'Ironwood Doors',
    companySlug: 'ironwood-doors',
    webabrv: 'ironwood2',
  },
  gableworks: {
    coid: 48800,
    company: 'Gableworks Interiors',
    companySlug: 'gableworks-interiors',
    webabrv: 'gableworks',
  },
} as const;
export type Maker = keyof typeof makers;

export const sections: Record<string, CsiSection> = {
  '074113': { number: '074113', number95: '07410', title: 'Metal Roof Panels' },
  '074213': { number: '074213', number95: '07410', title: 'Metal Wall Panels' },
  '07421323': { number: '07421323', number95: '07430', title: 'Metal Composite Material Wall Panels' },
  '074243': { number: '074243', number95: '07430', title: 'Composite Wall Panels' },
  '075423': { number: '075423', number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' },
  '076200': { number: '076200', number95: '07620', title: 'Sheet Metal Flashing and Trim' },
  '081113': { number: '081113', number95: '08110', title: 'Hollow Metal Doors and Frames' },
  '081416': { number: '081416', number95: '08210', title: 'Flush Wood Doors' },
  '084413': { number: '084413', number95: '08910', title: 'Glazed Aluminum Curtain Walls' },
  '092216': { number: '092216', number95: '09110', title: 'Non-Structural Metal Framing' },
  '092900': { number: '092900', number95: '09250', title: 'Gypsum Board' },
  '095113': { number: '095113', number95: '09510', title: 'Acoustical Panel Ceilings' },
  '102113': { number: '102113', number95: '10150', title: 'Toilet Compartments' },
  '224200': { number: '224200', number95: '15410', title: 'Commercial Plumbing Fixtures' },
};

interface Row {
  id: number;
  maker: Maker;
  number: string;
  tradename: string;
  noun: string;
  model: string;
  summary: string;
  text?: string;
  standards?: readonly string[];
  certifications?: readonly string[];
  declarations?: readonly ('EPD' | 'HPD')[];
  updated?: string;
}

/** The sections of a list of numbers, `074213 074113`, the principal one first. */
export const sectionList = (numbers: string): CsiSection[] =>
  numbers.split(' ').flatMap((number) => sections[number] ?? []);

const product = (row: Row): SearchDocument => {
  const hit: Product = {
    content_type: 'product',
    id: row.id,
    title: `${row.tradename} ${row.noun}`,
    ...makers[row.maker],
    csi: sectionList(row.number),
    productIds: [row.id],
    summary: row.summary,
    created_at: '2024-02-01',
    updated_at: row.updated ?? '2025-05-01',
    files: [{ format: 'PDF', name: 'data.pdf', url: '/data.pdf', bytes: 0, updated: '2025-05-01' }],
    picture: null,
    tradename: row.tradename,
    noun: row.noun,
    model: row.model,
    description: '',
    materials: '',
    uses: [],
    limitations: [],
    standards: [...(row.standards ?? [])],
    attributes: [],
    buildingTypes: [],
    counts: {},
    certifications: [...(row.certifications ?? [])],
    declarations: [...(row.declarations ?? [])],
    discontinued: null,
  };
  return {
    hit,
    certifications: row.certifications ?? [],
    declarations: row.declarations ?? [],
    text: row.text ?? '',
  };
};

const rows: readonly Row[] = [
  {
    id: 1,
    maker: 'northfold',
    number: '075423',
    tradename: 'Coldfast',
    noun: 'TPO roof membrane',
    model: 'NF-TPO-60',
    summary: 'Reinforced single-ply membrane for low-slope roofs.',
    text: '60 mil; R-30 assemblies; FM 1-90',
    standards: [
      'ASTM D6878 - Thermoplastic Polyolefin Based Sheet Roofing',
      'UL 790 - Fire Tests of Roof Coverings',
    ],
    certifications: ['FM Approved'],
    declarations: ['EPD'],
    updated: '2026-09-01',
  },
  {
    id: 2,
    maker: 'northfold',
    number: '075423',
    tradename: 'Coldfast',
    noun: 'TPO walkway roll',
    model: 'NF-WLK-34',
    summary: 'Walkway roll welded to the membrane.',
    updated: '2023-01-15',
  },
  {
    id: 3,
    maker: 'northfold',
    number: '074113',
    tradename: 'Ridgeline',
    noun: 'Standing seam metal roof panel',
    model: 'RL-200',
    summary: 'Steel roof panel, 24 ga, 2 in seam.',
    standards: ['ASTM E1592 - Structural Performance of Sheet Metal Roof'],
    declarations: ['EPD', 'HPD'],
  },
  {
    id: 4,
    maker: 'northfold',
    number: '074213',
    tradename: 'Northrib',
    noun: 'Concealed-fastener metal wall panel',
    model: 'NR-16',
    summary: 'Single-skin wall panel in 22 ga or 24 ga steel.',
    standards: ['ASTM E84 - Surface Burning Characteristics of Building Materials'],
  },
  {
    id: 5,
    maker: 'northfold',
    number: '074213',
    tradename: 'Northcore',
    noun: 'Insulated metal panel',
    model: 'NC-400',
    summary: 'Foam-core panel, R-30 at 4 in.',
    text: 'Thermal resistance 30 ASTM C1363',
    certifications: ['ICC-ES Evaluation Report'],
    declarations: ['EPD'],
  },
  {
    id: 6,
    maker: 'ohalloran',
    number: '07421323',
    tradename: 'Lumaface',
    noun: 'Metal composite material wall panel',
    model: 'LF-4',
    summary: 'ACM cladding panel, 4 mm, with fire-retardant core.',
    standards: ['NFPA 285 - Exterior Wall Fire Propagation'],
  },
  {
    id: 7,
    maker: 'ohalloran',
    number: '084413',
    tradename: 'Søn 2500',
    noun: 'Unitized curtain wall',
    model: 'S-2500',
    summary: 'Four-side structurally glazed façade for high-rise towers.',
    certifications: ['NFRC Certified Product'],
    declarations: ['EPD'],
  },
  {
    id: 8,
    maker: 'ohalloran',
    number: '074243',
    tradename: 'Stonelite',
    noun: 'Composite wall panel',
    model: 'ST-20',
    summary: 'Honeycomb panel faced with stone veneer.',
  },
  {
    id: 9,
    maker: 'northfold',
    number: '076200 074113',
    tradename: 'Edgewright',
    noun: 'Roof edge flashing',
    model: 'EW-16',
    summary: '16 gauge galvanized drip edge.',
    text: '16 ga',
  },
  {
    id: 10,
    maker: 'ironwood',
    number: '081113',
    tradename: 'Bastion',
    noun: 'Hollow metal door',
    model: 'B-1634',
    summary: 'Steel door, 16 ga face sheets, for stairs and corridors.',
    text: '3 hour label',
    standards: ['UL 10C - Positive Pressure Fire Tests of Door Assemblies'],
    certifications: ['UL Listed'],
  },
  {
    id: 11,
    maker: 'ironwood',
    number: '081113',
    tradename: 'Bastion',
    noun: 'Hollow metal frame',
    model: 'BF-5375',
    summary: 'Knock-down frame for gypsum board partitions, 5-3/8″ throat.',
  },
  {
    id: 12,
    maker: 'ironwood',
    number: '081416',
    tradename: 'Arbor',
    noun: 'Flush wood door',
    model: 'AR-5',
    summary: 'Five-ply particleboard core door with oak veneer.',
    declarations: ['HPD'],
  },
  {
    id: 13,
    maker: 'ironwoodToo',
    number: '081416',
    tradename: 'Heritage',
    noun: 'Stile and rail wood door',
    model: 'HR-9',
    summary: 'Panel door in cherry and walnut.',
  },
  {
    id: 14,
    maker: 'gableworks',
    number: '092900',
    tradename: 'Firecore',
    noun: 'Type X gypsum board',
    model: 'FX-58',
    summary: '5/8 in. fire-resistant board for rated partitions.',
    text: 'Thickness 0.625 in; 1 hour; UL Design U305',
    standards: [
      'ASTM C1396 - Gypsum Board',
      'ASTM E119 - Fire Tests of Building Construction',
      'UL 263 - Fire Tests of Building Construction',
    ],
    certifications: ['GREENGUARD Gold'],
    declarations: ['EPD', 'HPD'],
    updated: '2026-10-12',
  },
  {
    id: 15,
    maker: 'gableworks',
    number: '092900',
    tradename: 'Firecore',
    noun: 'Moisture-resistant gypsum board',
    model: 'FX-12',
    summary: '1/2" board for damp rooms.',
    standards: ['ASTM C1396 - Gypsum Board'],
  },
  {
    id: 16,
    maker: 'gableworks',
    number: '092216',
    tradename: 'Truestud',
    noun: 'Steel stud',
    model: 'TS-362',
    summary: '3-5/8" drywall stud, 20 ga.',
    text: 'ESR-1234',
    certifications: ['ICC-ES Evaluation Report'],
  },
  {
    id: 17,
    maker: 'gableworks',
    number: '095113',
    tradename: 'Quietwell',
    noun: 'Acoustical ceiling panel',
    model: 'QW-75',
    summary: 'Mineral fiber lay-in panel, NRC 0.75, CAC 35.',
    certifications: ['GREENGUARD Gold'],
    declarations: ['HPD'],
  },
  {
    id: 18,
    maker: 'gableworks',
    number: '102113',
    tradename: 'Stallmark',
    noun: 'Phenolic toilet compartment',
    model: 'SM-1',
    summary: 'Floor-mounted, overhead-braced partitions.',
    standards: ['NFPA 286 - Room Corner Test'],
  },
  {
    id: 19,
    maker: 'brightwater',
    number: '224200',
    tradename: 'Tarn',
    noun: 'Wall-hung lavatory',
    model: 'TN-20',
    summary: 'Vitreous china lavatory with 0.5 gpm faucet.',
  },
  {
    id: 20,
    maker: 'brightwater',
    number: '224200',
    tradename: 'Tarn',
    noun: 'Water closet',
    model: 'TC-128',
    summary: 'Floor-mounted, 1.28 gpf, elongated.',
    certifications: ['WaterSense'],
  },
  {
    id: 21,
    maker: 'brightwater',
    number: '224200',
    tradename: 'Weir',
    noun: 'Sensor faucet',
    model: 'WR-7',
    summary: 'Deck-mounted touchless faucet, 1-1/2 in spout drop.',
  },
];

export const products: readonly SearchDocument[] = rows.map(product);
