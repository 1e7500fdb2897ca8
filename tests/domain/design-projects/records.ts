import type { ProjectItem } from '#src/contracts/char-projects.ts';
import type { Certificate, Content, Datasheet, Epd, Hpd, Product } from '#src/contracts/content.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import type { ScoredProduct } from '#src/domain/scorecard/scorecard.ts';

export const today = '2026-11-02';

const panels = { number: '074213', number95: '07410', title: 'Metal Wall Panels' };

const common = (id: number, title: string) => ({
  id,
  title,
  coid: 31250,
  company: 'Northfold Roofing Systems',
  companySlug: 'northfold-roofing-systems',
  webabrv: 'northfold',
  csi: [panels],
  productIds: [1],
  summary: '',
  created_at: '2025-01-10',
  updated_at: '2026-05-20',
  files: [],
  picture: null,
});

export const epd = (part: Partial<Epd> = {}): Epd => ({
  ...common(1, 'EPD of the panel'),
  content_type: 'epd',
  declarationNumber: '4790.1',
  operator: 'UL Environment',
  epdType: 'Product-specific Type III',
  pcr: 'Insulated metal panels',
  standard: 'ISO 14025 and ISO 21930:2017',
  declaredUnit: '1 m²',
  massKg: 12,
  gwp: 40,
  impacts: [],
  verifier: 'WAP Sustainability',
  validFrom: '2023-01-01',
  validUntil: '2028-01-01',
  ...part,
});

export const hpd = (part: Partial<Hpd> = {}): Hpd => ({
  ...common(1, 'HPD of the panel'),
  content_type: 'hpd',
  hpdId: 'HPD-20001',
  version: '2.3',
  thresholdPpm: 1000,
  method: 'Nested method, material threshold',
  disclosedPercent: 100,
  contents: [],
  lt1Count: 0,
  vocEmissions: null,
  publishedAt: '2025-01-01',
  validUntil: '2028-01-01',
  ...part,
});

export const certificate = (part: Partial<Certificate> = {}): Certificate => ({
  ...common(1, 'FM Approved 123'),
  content_type: 'certificate',
  program: 'FM Approved',
  number: '123',
  issuer: 'FM Approvals',
  level: null,
  scope: 'the panel',
  issued: '2024-01-01',
  validUntil: null,
  verifyUrl: null,
  ...part,
});

export const datasheet = (part: Partial<Datasheet> = {}): Datasheet => ({
  ...common(1, 'Technical data sheet'),
  content_type: 'datasheet',
  pages: 2,
  ...part,
});

export const product = (part: Partial<Product> = {}): Product => ({
  ...common(1, 'Brightwall Panel'),
  content_type: 'product',
  tradename: 'Brightwall',
  noun: 'panel',
  model: 'BW-2',
  description: '',
  materials: '',
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
  ...part,
});

export const saved = (part: Partial<ProjectItem> = {}): ProjectItem => ({
  content_id: 1,
  content_type: 'product',
  added_at: '2026-06-01T10:00:00Z',
  status: 'considering',
  note: '',
  documents: [],
  seen: null,
  ...part,
});

/** An item of a binder as the library has it. */
export function binderItem(
  item: Content,
  own: Partial<ProjectItem> = {},
  documents: readonly Content[] | null = null,
): BinderItem {
  return {
    saved: saved({ content_id: item.id, content_type: item.content_type, ...own }),
    record: { kind: 'item', item },
    documents,
  };
}

/** A product of the scorecard; its documents as given. */
export function scored(
  id: number,
  documents: readonly Content[],
  part: Partial<ScoredProduct> = {},
): ScoredProduct {
  return {
    id,
    title: `Product ${id}`,
    coid: 10_000 + id,
    company: `Manufacturer ${id}`,
    status: 'basis of design',
    documents,
    ...part,
  };
}

export const file = (name: string, format: string) => ({
  format,
  name,
  url: `/files/${name}`,
  bytes: null,
  updated: '2026-05-20',
});
