import { describe, expect, it } from 'vitest';

import {
  type SpecNode,
  manufacturerNote,
  numberedNodes,
} from '#src/reference-api/files/documents/spec-document.ts';
import { specFromProfile } from '#src/reference-api/files/documents/spec-from-profile.ts';
import { company, product, profile } from '#tests/reference-api/documents/sample-product.ts';

const line = (level: SpecNode['level'], kind: SpecNode['kind'] = 'para'): SpecNode => ({
  level,
  kind,
  text: 'x',
});
const levelsOf = (outline: string): SpecNode[] =>
  [...outline].map((sign) => {
    if (sign === 'n') return line(1, 'note');
    const levels = [0, 1, 2, 3, 4, 5, 6] as const;
    return line(levels[Number(sign)] ?? 2);
  });
const labels = (outline: string) =>
  numberedNodes(levelsOf(outline))
    .map(({ label }) => label)
    .join(' ');

describe('The numbers of a specification', () => {
  it.each([
    ['parts and articles', '01101', 'PART 1 1.1 1.2 PART 2 2.1'],
    ['all seven levels', '0123456', 'PART 1 1.1 A. 1. a. 1) a)'],
    ['a new article begins at A again', '012212', 'PART 1 1.1 A. B. 1.2 A.'],
    ['deeper lines begin anew under each line above', '01233233', 'PART 1 1.1 A. 1. 2. B. 1. 2.'],
    ['notes take no number', '01n2n2', 'PART 1 1.1  A.  B.'],
  ])('%s', (_, outline, expected) => {
    expect(labels(outline)).toBe(expected);
  });

  it('goes on with AA after Z', () => {
    const many = numberedNodes(levelsOf(`01${'2'.repeat(28)}`));
    expect(many.slice(-3).map(({ label }) => label)).toEqual(['Z.', 'AA.', 'AB.']);
  });
});

describe('A guide specification from a product', () => {
  const document = specFromProfile(profile, product, company, { edition: '2020', revised: '2026-05-18' });
  const articlesOf = (number: number) => {
    const numbered = numberedNodes(document.nodes);
    return numbered
      .filter(({ kind, label }) => kind === 'article' && label.startsWith(`${number}.`))
      .map(({ text }) => text);
  };

  it('has three parts, 60 to 250 lines, and the number and title of its section', () => {
    const parts = document.nodes.filter(({ kind }) => kind === 'part').map(({ text }) => text);
    expect(parts).toEqual(['General', 'Products', 'Execution']);
    expect(document.nodes.length).toBeGreaterThan(60);
    expect(document.nodes.length).toBeLessThan(250);
    expect([document.number, document.title]).toEqual(['07 54 23', 'Thermoplastic-Polyolefin Roofing']);
  });

  it('keeps the order of articles that the trade expects', () => {
    expect(articlesOf(1)).toEqual([
      'Section Includes',
      'Related Sections',
      'References',
      'Performance Requirements',
      'Preinstallation Meeting',
      'Submittals',
      'Quality Assurance',
      'Delivery, Storage, and Handling',
      'Project Conditions',
      'Sequencing',
      'Warranty',
    ]);
    expect(articlesOf(2)[0]).toBe('Manufacturers');
    expect(articlesOf(3)).toEqual([
      'Examination',
      'Preparation',
      'Installation',
      'Field Quality Control',
      'Adjusting',
      'Cleaning',
      'Protection',
    ]);
  });

  it('states the product, its values with unit and test, its related sections and its warranty', () => {
    const text = document.nodes.map((node) => node.text).join('\n');
    expect(text).toContain(
      'Basis of Design: Coldfast, model NF-TPO-60, as manufactured by Northfold Roofing Systems.',
    );
    expect(text).toContain('Membrane thickness: 60 mil (1.524 mm) minimum, ASTM D751.');
    expect(text).toContain('Section 07 62 00 - Sheet Metal Flashing and Trim.');
    expect(text).toContain('Manufacturer’s Warranty: 25 years');
  });

  it('lists every reference once, under the body that publishes it', () => {
    const start = document.nodes.findIndex(({ text }) => text === 'References');
    const end = document.nodes.findIndex(({ text }) => text === 'Performance Requirements');
    const cited = document.nodes.slice(start, end).map(({ text }) => text);
    expect(cited.filter((text) => text.startsWith('ASTM D6878'))).toHaveLength(1);
    expect(cited).toContain('UL Solutions (UL):');
  });

  it('leaves out of the first note what the manufacturer does not tell', () => {
    const bare = specFromProfile(
      profile,
      product,
      { ...company, address: null, phone: null, urls: [], about: '' },
      { edition: '2020', revised: '2026-05-18' },
    );
    expect(manufacturerNote(bare)).toMatch(/products of Northfold Roofing Systems\.$/);
    expect(manufacturerNote(document)).toContain('400 Foundry Rd., Akron, OH 44301. Tel: (330) 555-0142.');
  });
});
