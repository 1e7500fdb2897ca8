import type { Bim, Certificate, Epd, Impact, Product } from '#src/contracts/content.ts';

const common = {
  title: 'Membrane 60',
  coid: 31250,
  company: 'Northfold Roofing Systems',
  companySlug: 'northfold-roofing-systems',
  webabrv: 'northfold',
  csi: [{ number: '075423', number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' }],
  summary: '',
  created_at: '2025-01-01',
  updated_at: '2026-01-01',
  files: [],
  picture: null,
};

export function productOf(id: number, facts: Partial<Product> = {}): Product {
  return {
    ...common,
    id,
    productIds: [id],
    content_type: 'product',
    tradename: 'Membrane',
    noun: 'TPO membrane',
    model: `M-${id}`,
    description: '',
    materials: 'thermoplastic polyolefin',
    uses: [],
    limitations: [],
    standards: [],
    options: [],
    attributes: [],
    buildingTypes: [],
    counts: {},
    certifications: [],
    declarations: [],
    discontinued: null,
    ...facts,
  };
}

export function attributeOf(
  key: string,
  value: number | string,
  facts: Partial<Product['attributes'][number]> = {},
): Product['attributes'][number] {
  return { key, label: key, symbol: '', value, unit: null, si: null, standard: null, better: null, ...facts };
}

export function impactOf(indicator: string, stage: string, value: number, unit = 'kg CO₂e'): Impact {
  return { indicator, stage, value, unit, name: indicator };
}

export function epdOf(id: number, facts: Partial<Epd> = {}): Epd {
  return {
    ...common,
    id,
    productIds: [id],
    content_type: 'epd',
    declarationNumber: `EPD-${id}`,
    operator: 'UL Environment',
    epdType: 'Product-specific Type III',
    pcr: 'Single Ply Roofing Membranes',
    standard: 'ISO 14025 and ISO 21930:2017',
    declaredUnit: '1 m2',
    massKg: 1.6,
    gwp: 4,
    impacts: [impactOf('GWP', 'A1-A3', id), impactOf('GWP', 'C4', 0.1)],
    verifier: 'Industrial Ecology Consultants',
    validFrom: '2025-01-01',
    validUntil: '2030-01-01',
    ...facts,
  };
}

export function certificateOf(id: number, facts: Partial<Certificate> = {}): Certificate {
  return {
    ...common,
    id,
    productIds: [id],
    content_type: 'certificate',
    program: 'FM Approved',
    number: `FM-${id}`,
    issuer: 'FM Approvals',
    level: null,
    scope: 'Roof assemblies',
    issued: '2024-01-01',
    validUntil: '2028-01-01',
    verifyUrl: null,
    ...facts,
  };
}

export function bimOf(id: number, facts: Partial<Bim> = {}): Bim {
  return {
    ...common,
    id,
    productIds: [id],
    content_type: 'bim',
    familyName: 'Membrane',
    category: 'Roofs',
    host: 'none',
    lod: 300,
    ifcClass: 'IfcCovering',
    sizeKb: 30,
    triangles: 300,
    types: 3,
    propertySets: ['Pset_CoveringCommon'],
    parameters: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, value: 1, unit: null })),
    ...facts,
  };
}
