import type { Catalog, Certificate, Datasheet, Epd, Hpd } from '#src/contracts/content.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { common } from '#tests/reference-api/documents/sample-common.ts';

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
