import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';

import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { listsToDocx } from '#src/domain/project-manual/lists/lists-to-docx.ts';
import { listTable, projectLists } from '#src/domain/project-manual/lists/project-lists.ts';
import { defaultKeywords } from '#src/domain/specification/line-text.ts';
import { addParagraph, strikeLine } from '#src/domain/specification/own-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { line } from '#tests/domain/specification/sections.ts';

const nodes: SpecNode[] = [
  line(1, null, 'General', { kind: 'part' }),
  line(2, 1, 'References', { kind: 'article', role: 'references' }),
  line(3, 2, '', { text: [{ reference: 'ASTM C216' }, ' - Facing Brick.'] }),
  line(4, 1, 'Action Submittals', { kind: 'article' }),
  line(5, 4, '', {
    text: ['Submit in accordance with ', { section: '013300', title: 'Submittal Procedures' }, '.'],
  }),
  line(6, 4, 'Product Data: each brick.'),
  line(7, 6, 'Include compressive strength.'),
  line(8, 4, 'Delegated-design submittal: calculations, signed and sealed.'),
  line(9, 1, 'Submittals', { kind: 'article' }),
  line(10, 9, 'Closeout Submittals:'),
  line(11, 10, 'Maintenance data: cleaning.'),
  line(12, 10, 'Extra stock: 50 bricks of each color.'),
  line(13, 9, 'Test reports: by an independent laboratory.'),
  line(14, 1, 'Quality Assurance', { kind: 'article' }),
  line(15, 14, 'Mock-up: one panel 4 feet wide.'),
  line(16, 15, 'Keep the mock-up until completion.'),
  line(17, 1, 'Warranty', { kind: 'article', role: 'warranty' }),
  line(18, 17, 'Manufacturer: against spalling.'),
  line(19, 18, 'Term: 20 years from Substantial Completion.'),
  line(20, null, 'Products', { kind: 'part' }),
  line(21, 20, 'Brick', { kind: 'article' }),
  line(22, 21, '', { text: ['Face brick: ', { reference: 'ASTM C216' }, ', 4 inches.'] }),
  line(23, 20, 'Source Quality Control', { kind: 'article' }),
  line(24, 23, 'Test each run.'),
  line(30, null, 'Execution', { kind: 'part' }),
  line(31, 30, 'Field Quality Control', { kind: 'article' }),
  line(32, 31, 'Inspect the first course.'),
  line(33, 30, 'Demonstration', { kind: 'article' }),
  line(34, 33, 'Show the owner how to clean it.'),
];

function lists(state: SectionState = emptyState, part: Partial<Parameters<typeof projectLists>[1]> = {}) {
  const section = {
    filename: 'fireclay-042113',
    coid: 1,
    company: 'Fireclay',
    companySlug: 'fireclay',
    section: { number: '042113', number95: null, title: 'Brick Masonry' },
    title: 'Brick Masonry',
    edition: '2020',
    revised: '2026-01-01',
    copyright: '',
    manufacturer: { name: 'Fireclay', address: [], phone: null, web: null, introduction: '' },
    nodes,
    references: [
      {
        designation: 'ASTM C216',
        organization: 'ASTM International',
        abbreviation: 'ASTM',
        title: 'Facing Brick',
        status: 'withdrawn' as const,
        replacedBy: 'ASTM C9',
      },
    ],
  };
  const spec = {
    seq: 1,
    filename: 'fireclay-042113',
    company: 'Fireclay',
    number: '042113',
    title: 'Brick Masonry',
    content: { section, tree: sectionTree(section), state },
  };
  const outline = {
    number: '042113',
    title: 'Brick Masonry',
    isUntitled: false,
    lines: [],
    isOwn: false,
    remarks: '',
    items: [],
    specs: [spec, { ...spec, filename: 'unread', content: 'The server is down.' }],
  };
  return projectLists([outline], {
    numbering: '1.1',
    emptyArticles: 'remove',
    units: 'ip',
    keywords: defaultKeywords,
    ...part,
  });
}

const rows = (key: string, all = lists()) =>
  all.find((list) => list.key === key)?.rows.map(({ paragraph, cells }) => [paragraph, ...cells]) ?? [];

describe('the lists of a project', () => {
  it('have every submittal with its kind, also those announced by a lead-in, and not how to submit', () => {
    expect(rows('submittals')).toEqual([
      ['1.2.B', 'Action', 'Product Data', 'Product Data: each brick. Include compressive strength.'],
      [
        '1.2.C',
        'Action',
        'Delegated-Design Submittal',
        'Delegated-design submittal: calculations, signed and sealed.',
      ],
      ['1.3.A.1', 'Closeout', 'Operation and Maintenance Data', 'Maintenance data: cleaning.'],
      ['1.3.A.2', 'Closeout', 'Maintenance Material', 'Extra stock: 50 bricks of each color.'],
      ['1.3.B', 'Informational', 'Reports', 'Test reports: by an independent laboratory.'],
    ]);
  });

  it.each([
    [
      'warranties',
      [['1.5.A', '20 years', 'Manufacturer: against spalling. Term: 20 years from Substantial Completion.']],
    ],
    [
      'closeout',
      [
        ['1.3.A.1', 'Operation and Maintenance Data', 'Maintenance data: cleaning.'],
        ['1.3.A.2', 'Maintenance Material', 'Extra stock: 50 bricks of each color.'],
        ['3.2.A', 'Demonstration and training', 'Show the owner how to clean it.'],
      ],
    ],
    ['mock-ups', [['1.4.A', 'Mock-up: one panel 4 feet wide. Keep the mock-up until completion.']]],
    [
      'tests',
      [
        ['2.2.A', 'Source', 'Test each run.'],
        ['3.1.A', 'Field', 'Inspect the first course.'],
      ],
    ],
    ['delegated-design', [['1.2.C', 'Delegated-design submittal: calculations, signed and sealed.']]],
    ['attic-stock', [['1.3.A.2', 'Extra stock: 50 bricks of each color.']]],
    ['standards', [['2.1.A', 'ASTM C216', 'Facing Brick', 'Withdrawn, replaced by ASTM C9', '2.1.A']]],
  ])('have %s', (key, expected) => {
    expect(rows(key)).toEqual(expected);
  });

  it('follow the decisions, a person’s own words, units, and numbers of the manual', () => {
    const own = addParagraph(strikeLine(emptyState, 18), 21, 22, 'Ties: ASTM A951.');
    const all = lists(own, { units: 'si', numbering: '1.01' });
    expect(rows('warranties', all)).toEqual([]);
    expect(rows('standards', all).map(([paragraph, name]) => [paragraph, name])).toEqual([
      ['2.01.B', 'ASTM A951'],
      ['2.01.A', 'ASTM C216'],
    ]);
    expect(rows('mock-ups', all)[0]?.[1]).toBe(
      'Mock-up: one panel 1.22 m wide. Keep the mock-up until completion.',
    );
  });

  it('lead to the paragraph, on screen and in a table', () => {
    const [submittals] = lists();
    expect(submittals?.rows[0]?.place).toEqual({ seq: 1, filename: 'fireclay-042113', lineId: 6 });
    expect(submittals && listTable(submittals, ({ place }) => `#line-${place.lineId}`).slice(0, 2)).toEqual([
      ['Section', 'Section title', 'Manufacturer', 'Paragraph', 'Category', 'Type', 'Description', 'Address'],
      [
        '04 21 13',
        'Brick Masonry',
        'Fireclay',
        '1.2.B',
        'Action',
        'Product Data',
        'Product Data: each brick. Include compressive strength.',
        '#line-6',
      ],
    ]);
  });
});

/** Where LibreOffice is installed, it opens the file. */
const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

it.runIf(hasLibreOffice)(
  'become a Word file that LibreOffice reads, each list with its table',
  async () => {
    const files = listsToDocx({
      lists: lists(),
      project: 'Pier & House',
      number: '2418',
      owner: '',
      date: 'Nov 2, 2026',
      day: '2026-11-02',
      paper: 'letter',
    });
    const zip = new JSZip();
    for (const { path, text } of files) zip.file(path, text);
    const folder = await mkdtemp(join(tmpdir(), 'lists-'));
    await writeFile(join(folder, 'lists.docx'), await zip.generateAsync({ type: 'uint8array' }));
    await promisify(execFile)('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'txt:Text (encoded):UTF8',
      '--outdir',
      folder,
      join(folder, 'lists.docx'),
    ]);
    const text = await readFile(join(folder, 'lists.txt'), 'utf8');
    await rm(folder, { recursive: true });
    for (const { title, rows: own } of lists()) {
      expect(text).toContain(title);
      for (const { cells } of own) expect(text).toContain(cells.at(-1));
    }
  },
  60_000,
);
