import { envelopeRows } from '#tests/reference-api/search/corpus-envelope.ts';
import { interiorRows } from '#tests/reference-api/search/corpus-interior.ts';
import { type Row, makers } from '#tests/reference-api/search/corpus-makers.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { Product } from '#src/contracts/content.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

const sections: Record<string, CsiSection> = {
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
    options: [],
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
    products: [hit],
    gwp: [],
    formats: ['PDF'],
    text: row.text ?? '',
  };
};

export const products: readonly SearchDocument[] = [...envelopeRows, ...interiorRows].map(product);
