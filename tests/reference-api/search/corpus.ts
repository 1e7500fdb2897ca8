import type { CountsByType } from '#src/contracts/content-types.ts';
import type { FoundRecord, SearchDocument } from '#src/reference-api/search/search-document.ts';
import { type Maker, makers } from '#tests/reference-api/search/corpus-makers.ts';
import { products, sectionList } from '#tests/reference-api/search/corpus-products.ts';

const items = (
  id: number,
  maker: Maker,
  numbers: string,
  title: string,
  summary: string,
  format: string,
) => ({
  id,
  title,
  ...makers[maker],
  csi: sectionList(numbers),
  productIds: [id],
  summary,
  created_at: '2024-02-01',
  updated_at: '2025-04-01',
  files: [{ format, name: 'file', url: '/file', bytes: 0, updated: '2025-04-01' }],
  picture: null,
});

const detail = (
  id: number,
  maker: Maker,
  numbers: string,
  assembly: string,
  condition: string,
  sheet: string,
): FoundRecord => ({
  ...items(id, maker, numbers, `${assembly} - ${condition} - Section`, '', 'DXF'),
  content_type: 'cad',
  detailNumber: sheet,
  assembly,
  condition,
  view: 'Section',
  scale: '3" = 1\'-0"',
  variations: 0,
});

const family = (id: number, maker: Maker, numbers: string, title: string, category: string): FoundRecord => ({
  ...items(id, maker, numbers, title, 'Family with types by size.', 'IFC'),
  content_type: 'bim',
  familyName: title.replaceAll(' ', '_'),
  category,
  host: 'wall',
  lod: 300,
  ifcClass: 'IfcDoor',
  sizeKb: 48,
  triangles: 480,
  types: 4,
  propertySets: [],
  parameters: [],
});

const specification = (id: number, maker: Maker, numbers: string, title: string): FoundRecord => ({
  ...items(id, maker, numbers, title, 'Three-part guide specification.', 'DOCX'),
  content_type: 'spec',
  filename: `guide-${id}`,
  edition: '2020',
  revised: '2025-04-01',
  pages: 8,
  lines: 140,
  specWizard: null,
});

const company = (maker: Maker, numbers: string, about: string, city: string): FoundRecord => {
  const counts: CountsByType = {};
  return {
    ...makers[maker],
    content_type: 'company',
    isClient: true,
    logo: null,
    city,
    state: 'OH',
    phone: null,
    sections: sectionList(numbers),
    counts,
    about,
  };
};

const others: readonly FoundRecord[] = [
  detail(1, 'northfold', '075423', 'TPO Roof', 'Roof Edge', 'TPO-101'),
  detail(2, 'northfold', '075423', 'TPO Roof', 'Pipe Penetration', 'TPO-105'),
  detail(3, 'northfold', '074213', 'Metal Wall Panel', 'Base of Wall at Slab', 'MWP-101'),
  detail(4, 'ohalloran', '084413', 'Curtain Wall', 'Sill at Slab Edge', 'CW-201'),
  detail(5, 'gableworks', '095113', 'Acoustical Ceiling', 'Hanger', 'ACT-301'),
  detail(6, 'ironwood', '081113', 'Hollow Metal Door', 'Jamb', 'HMD-102'),
  family(1, 'ironwood', '081113', 'Hollow Metal Single Door', 'Doors'),
  family(2, 'brightwater', '224200', 'Wall Hung Lavatory', 'Plumbing Fixtures'),
  specification(1, 'northfold', '075423', 'Thermoplastic-Polyolefin Roofing'),
  specification(2, 'northfold', '074213', 'Metal Wall Panels'),
  specification(3, 'gableworks', '092900', 'Gypsum Board'),
  {
    ...items(
      1,
      'northfold',
      '075423',
      'Coldfast TPO Membrane EPD',
      'Cradle to gate, 1 m2 of membrane.',
      'PDF',
    ),
    content_type: 'epd',
    declarationNumber: '4790123456.101.1',
    operator: 'UL Environment',
    epdType: 'Product-specific Type III',
    pcr: 'Single ply roofing membranes',
    standard: 'ISO 21930',
    declaredUnit: '1 m2',
    massKg: 1.6,
    gwp: 5.2,
    impacts: [],
    verifier: 'Brooke Tolliver',
    validFrom: '2023-01-01',
    validUntil: '2028-01-01',
  },
  {
    ...items(
      1,
      'gableworks',
      '092216',
      'Truestud Evaluation Report',
      'Nonstructural framing members.',
      'PDF',
    ),
    content_type: 'certificate',
    program: 'ICC-ES Evaluation Report',
    number: 'ESR-1234',
    issuer: 'ICC Evaluation Service',
    level: null,
    scope: 'Steel studs',
    issued: '2025-01-01',
    validUntil: '2027-01-01',
    verifyUrl: null,
  },
  company('northfold', '075423 074113 074213', 'Roofs and walls of metal and membrane since 1961.', 'Akron'),
  company('ohalloran', '084413 07421323', 'Façades engineered and built in one hand.', 'Toledo'),
  company('brightwater', '224200', 'Fixtures and faucets for public washrooms.', 'Dayton'),
  company('ironwood', '081113 081416', 'Doors of steel.', 'Canton'),
  company('ironwoodToo', '081416', 'Doors of wood.', 'Lima'),
  company('gableworks', '092900 092216 095113 102113', 'Everything inside the shell.', 'Parma'),
];

/** A small library: 21 products, their drawings, models, specifications and papers, and six manufacturers. */
export const corpus: readonly SearchDocument[] = [
  ...products,
  ...others.map((hit) => ({
    hit,
    certifications: hit.content_type === 'certificate' ? [hit.program] : [],
    declarations: hit.content_type === 'epd' ? ['EPD'] : [],
    products: products.flatMap(({ products: own }) =>
      own.filter(({ id }) => hit.content_type !== 'company' && hit.productIds.includes(id)),
    ),
    gwp: hit.content_type === 'epd' ? [hit.gwp] : [],
    formats: hit.content_type === 'company' ? [] : hit.files.map(({ format }) => format),
    text: '',
  })),
];
