import type { Company } from '#src/contracts/companies.ts';
import type { Catalog, Certificate, Datasheet, Epd, Hpd, Product } from '#src/contracts/content.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const maker = {
  coid: 31250,
  company: 'Northfold Roofing Systems',
  companySlug: 'northfold-roofing-systems',
  webabrv: 'northfold',
};
const common = {
  ...maker,
  csi: [{ number: '075423', number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' }],
  productIds: [1],
  created_at: '2024-03-04',
  updated_at: '2026-05-18',
  files: [],
  picture: null,
};

export const product: Product = {
  ...common,
  content_type: 'product',
  id: 1,
  title: 'Coldfast TPO roof membrane',
  summary: 'Reinforced single-ply membrane for low-slope roofs, heat-welded at the seams.',
  tradename: 'Coldfast',
  noun: 'TPO roof membrane',
  model: 'NF-TPO-60',
  description: 'Keeps water out of low-slope roofs with welded seams that are as strong as the sheet.',
  materials: 'thermoplastic polyolefin on a polyester scrim',
  uses: ['low-slope roofs', 're-covering', 'green roofs'],
  limitations: ['Do not place in contact with asphalt or coal tar.', 'Weld only above 20 °F.'],
  standards: [
    'ASTM D6878 - Thermoplastic Polyolefin Based Sheet Roofing',
    'UL 790 - Fire Tests of Roof Coverings',
  ],
  attributes: [
    {
      key: 'membraneThickness',
      label: 'Membrane thickness',
      symbol: 'mil',
      value: 60,
      unit: 'mil',
      si: { value: 1.524, unit: 'mm' },
      standard: 'ASTM D751',
      better: 'higher',
    },
    {
      key: 'solarReflectanceIndex',
      label: 'Solar reflectance index',
      symbol: 'SRI',
      value: 98,
      unit: null,
      si: null,
      standard: 'ASTM E1980',
      better: 'higher',
    },
    {
      key: 'roofFireClass',
      label: 'Roof covering fire class',
      symbol: 'Class',
      value: 'Class A',
      unit: null,
      si: null,
      standard: 'UL 790',
      better: null,
    },
    {
      key: 'warranty',
      label: 'Warranty',
      symbol: 'warr',
      value: 25,
      unit: 'years',
      si: null,
      standard: null,
      better: 'higher',
    },
  ],
  buildingTypes: ['Commercial'],
  counts: {},
  certifications: ['FM Approved', 'ENERGY STAR'],
  declarations: ['EPD', 'HPD'],
  discontinued: null,
};

export const company: Company = {
  ...maker,
  companyNoHtml: 'Northfold Roofing Systems',
  urls: [{ seq: 1, label: 'Web', url: 'https://northfold.example' }],
  hasNews: true,
  hasProjects: true,
  isClient: true,
  about: 'Makers of roof membranes since 1961. Two plants.',
  logo: null,
  address: { street: '400 Foundry Rd.', city: 'Akron', state: 'OH', zip: '44301', country: 'US' },
  phone: '(330) 555-0142',
  tollFree: null,
  founded: 1961,
  sections: [],
  counts: {},
  associations: [],
  sustainability: null,
  updated_at: '2026-05-18',
};

export const profile: SectionProfile = {
  number: '075423',
  nouns: ['TPO roof membrane', 'TPO flashing membrane', 'Walkway roll', 'Cover board'],
  tradeNames: ['Coldfast'],
  materials: [
    'thermoplastic polyolefin on a polyester scrim',
    'unreinforced TPO sheet for flashings',
    'gypsum fiber board',
  ],
  descriptions: ['Keeps water out of low-slope roofs.'],
  uses: ['low-slope roofs'],
  limitations: [
    'Do not place in contact with asphalt or coal tar.',
    'Provide positive slope to drains of 1/4 inch per foot.',
  ],
  attributes: [
    { key: 'membraneThickness', standard: 'ASTM D751', values: { least: 45, greatest: 80, step: 5 } },
    { key: 'roofFireClass', standard: 'UL 790', values: ['Class A', 'Class B'] },
  ],
  standards: [
    'ASTM D6878 - Thermoplastic Polyolefin Based Sheet Roofing',
    'ASTM D751 - Coated Fabrics',
    'FM 4470 - Single-Ply, Polymer-Modified Bitumen Sheet and Liquid Applied Roof Assemblies',
    'UL 790 - Fire Tests of Roof Coverings',
  ],
  programs: ['fm'],
  epd: null,
  hpd: null,
  bim: { category: 'Roofs', ifcClass: 'IfcRoof', host: 'roof' },
  details: ['roof-edge'],
  assembly: 'TPO Roof',
  sheetPrefix: 'TPO',
  drawing: 'membrane-roll',
  related: ['076200', '072113', '077233'],
  installation: [
    'Unroll the membrane without stress and let it relax for half an hour.',
    'Weld seams at least 1-1/2 inches wide and probe them after they have cooled.',
    'Fasten at the perimeter and corners as the wind uplift listing requires.',
    'Flash penetrations with prefabricated boots.',
  ],
};

export const epd: Epd = {
  ...common,
  content_type: 'epd',
  id: 1,
  title: 'Coldfast TPO roof membrane - Environmental Product Declaration',
  summary: 'Cradle-to-gate with options, single-ply TPO membrane of 60 mil made at Akron.',
  declarationNumber: '4790123456.101.1',
  operator: 'UL Environment',
  epdType: 'Product-specific Type III',
  pcr: 'ASTM PCR: Single Ply Roofing Membranes',
  standard: 'ISO 21930',
  declaredUnit: '1 m2',
  massKg: 1.62,
  gwp: 5.214,
  impacts: ['A1-A3', 'A4', 'A5', 'C4'].flatMap((stage, at) => [
    { stage, indicator: 'GWP', name: 'Global warming potential', value: 5.214 / (at + 1), unit: 'kg CO2e' },
    {
      stage,
      indicator: 'ODP',
      name: 'Ozone depletion potential',
      value: 2.4e-8 / (at + 1),
      unit: 'kg CFC-11e',
    },
    { stage, indicator: 'AP', name: 'Acidification potential', value: 0.0213, unit: 'kg SO2e' },
  ]),
  verifier: 'Brooke Tolliver',
  validFrom: '2023-06-01',
  validUntil: '2028-06-01',
};

export const hpd: Hpd = {
  ...common,
  content_type: 'hpd',
  id: 1,
  title: 'Coldfast TPO roof membrane - Health Product Declaration',
  summary: 'Nested method, characterized and screened to 1,000 ppm.',
  hpdId: 'HPD-2026-00417',
  version: '2.3',
  thresholdPpm: 1000,
  method: 'Nested materials, product threshold',
  disclosedPercent: 99.2,
  contents: [
    {
      substance: 'Polypropylene',
      cas: '9003-07-0',
      role: 'Polymer',
      shareFrom: 50,
      shareTo: 65,
      screening: 'LT-UNK',
    },
    {
      substance: 'Titanium dioxide',
      cas: '13463-67-7',
      role: 'Pigment',
      shareFrom: 3,
      shareTo: 6,
      screening: 'LT-1',
    },
  ],
  lt1Count: 1,
  vocEmissions: null,
  publishedAt: '2026-01-10',
  validUntil: '2029-01-10',
};

export const certificate: Certificate = {
  ...common,
  content_type: 'certificate',
  id: 1,
  title: 'Coldfast - FM Approved',
  summary: 'Single-ply roof covers over steel and concrete decks.',
  program: 'FM Approved',
  number: 'PR458712',
  issuer: 'FM Approvals',
  level: null,
  scope: 'Coldfast TPO roof membrane, 45, 60 and 80 mil, mechanically fastened and adhered.',
  issued: '2025-02-03',
  validUntil: null,
  verifyUrl: 'https://approvals.example/PR458712',
};

export const datasheet: Datasheet = {
  ...common,
  content_type: 'datasheet',
  id: 1,
  title: 'Coldfast TPO roof membrane - Technical Data Sheet',
  summary: 'Model NF-TPO-60, 60 mil.',
  pages: 3,
};

export const catalog: Catalog = {
  ...common,
  content_type: 'catalog',
  id: 1,
  title: 'Product Catalog 2026',
  summary: 'Membranes, flashings and walkways: properties, sizes, details and installation.',
  pages: 4,
  catalogFilename: 'nfr_catalog_2026-1',
};

/** A small drawing with every kind of shape that a data sheet may show. */
export const drawing: Drawing = {
  bounds: { min: { x: -2, y: -2 }, max: { x: 14, y: 8 } },
  scale: 4,
  shapes: [
    {
      kind: 'polyline',
      layer: 'A-DETL-OTLN',
      closed: true,
      points: [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 4 },
        { x: 0, y: 4 },
      ],
    },
    {
      kind: 'hatch',
      layer: 'A-DETL-PATT',
      pattern: 'rigid-insulation',
      boundary: [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 4 },
        { x: 0, y: 4 },
      ],
    },
    { kind: 'circle', layer: 'A-DETL-MEDM', center: { x: 4, y: 5 }, radius: 0.5 },
    {
      kind: 'leader',
      layer: 'A-ANNO-NOTE',
      points: [
        { x: 6, y: 4 },
        { x: 8, y: 6 },
        { x: 9, y: 6 },
      ],
      text: 'WELDED SEAM',
    },
  ],
};
