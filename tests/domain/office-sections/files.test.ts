import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { compared, linesOf, opened, sectionOf } from '#tests/domain/office-sections/round-trip.ts';

const folder = 'tests/files/office-sections';
const read = (name: string) => opened(name, readFileSync(join(folder, name)));

/** The section that most files hold, each in its own way (`make-files.py`). */
const usual = [
  'part · 0 · PART 1 · GENERAL',
  'article · 1 · 1.1 · SUMMARY',
  'paragraph · 2 · A. · Section includes:',
  'paragraph · 3 · 1. · Joint sealants at exterior walls.',
  'paragraph · 3 · 2. · Backer rods.',
  'paragraph · 2 · B. · Related requirements: Section 08 80 00 - Glazing.',
  'article · 1 · 1.2 · REFERENCES',
  'paragraph · 2 · A. · ASTM C920 - Standard Specification for Elastomeric Joint Sealants.',
  'part · 0 · PART 2 · PRODUCTS',
  'article · 1 · 2.1 · MATERIALS',
  'paragraph · 2 · A. · Silicone sealant: ASTM C920, Type S.',
  'paragraph · 3 · 1. · Movement:',
  'paragraph · 4 · a. · Extension 100 percent.',
  'paragraph · 4 · b. · Compression 50 percent.',
  'paragraph · 5 · 1) · At parapets.',
  'paragraph · 6 · a) · Both faces.',
  'paragraph · 2 · B. · Joint width: 1/4 inch minimum.',
  'part · 0 · PART 3 · EXECUTION',
  'article · 1 · 3.1 · INSTALLATION',
  'paragraph · 2 · A. · Comply with ASTM C1193.',
];

/** The usual section with lines put in after others, or in place of them. */
function usualWith(changes: Readonly<Record<string, readonly string[]>>): string[] {
  return usual.flatMap((line) => changes[line] ?? [line]);
}
const after = (line: string, ...more: string[]) => ({ [line]: [line, ...more] });
const before = (line: string, ...more: string[]) => ({ [line]: [...more, line] });
const note = (level: number, text: string) => `note · ${level} ·  · ${text}`;
const noted = usualWith({
  ...before(usual[4] ?? '', note(3, 'Keep backer rods where joints are deeper than 1/2 inch.')),
  ...before(usual[9] ?? '', note(1, 'Choose one sealant for each kind of joint.')),
  ...after(usual[16] ?? '', note(2, 'Edit for the project.')),
  ...before(usual[18] ?? '', note(1, 'Check the joints on site.')),
  ...after(
    usual[19] ?? '',
    note(2, 'See the test report of the sealant.'),
    note(2, 'Ada: Is this edition current?'),
  ),
});
const tabled = usualWith(
  after(
    usual[16] ?? '',
    'table · 2 ·  · Sealants by joint · Joint | Sealant | Class · Wall | Silicone | 100/50 · Floor | Urethane 25 |',
  ),
);

interface Case {
  lines: readonly string[];
  /** What is said of it, in order; where numbers change, only how often. */
  said: readonly string[];
}
const plain: Case = { lines: usual, said: [] };
const edges = 'Header or footer; the document’s own are written instead.';
const noteRemarks = [
  'Hidden text within a paragraph is kept as a note below it.',
  'A footnote is kept as a note below its paragraph.',
  'A comment is kept as a note below its paragraph.',
];
const changes = 'Tracked changes are accepted: 1 inserted, 2 deleted, 1 moved.';
const merged = 'Merged cells of a table are kept as single cells.';

const cases: Readonly<Record<string, Case>> = {
  'arcat.docx': {
    lines: [note(1, 'Delete what the project does not need.'), ...usual],
    said: [],
  },
  'csi-styles.docx': plain,
  'decimals.docx': {
    lines: usual,
    said: [
      ['1', 'PART 1'],
      ['1.1.1', 'A.'],
      ['1.1.1.1', '1.'],
      ['1.1.1.2', '2.'],
      ['1.1.2', 'B.'],
      ['1.2.1', 'A.'],
      ['2', 'PART 2'],
      ['2.1.1', 'A.'],
      ['2.1.1.1', '1.'],
      ['2.1.1.1.1', 'a.'],
      ['2.1.1.1.2', 'b.'],
      ['2.1.1.1.2.1', '1)'],
      ['2.1.1.1.2.1.1', 'a)'],
      ['2.1.2', 'B.'],
      ['3', 'PART 3'],
      ['3.1.1', 'A.'],
    ].map(([was, is]) => `Was ${was ?? ''} in the file, is ${is ?? ''} now.`),
  },
  'direct-list.docx': plain,
  'fields.docx': {
    lines: usualWith({
      [usual[12] ?? '']: ['paragraph · 4 · a. · Extension 100 percent.-tested at 70°F'],
      ...after(usual[19] ?? '', 'paragraph · 2 · B. · Text of a box.'),
    }),
    said: [
      'A table of contents is left out.',
      'The text of a text box stands below its paragraph.',
      'Has no number in the file; it gets one.',
    ],
  },
  'headings.docx': plain,
  'libreoffice-notes.docx': { lines: noted, said: noteRemarks },
  'libreoffice-tables.docx': { lines: tabled, said: [merged, edges, edges] },
  'libreoffice-tracked.docx': { lines: usual, said: [changes] },
  'libreoffice.rtf': plain,
  'libreoffice.txt': plain,
  'linked-list.docx': plain,
  'notes.docx': { lines: noted, said: noteRemarks },
  'restarted.docx': plain,
  'tables.docx': { lines: tabled, said: [merged, edges, edges] },
  'tracked.docx': { lines: usual, said: [changes] },
  'typed-numbers.docx': plain,
  'ufgs.sec': {
    lines: [
      note(1, 'This guide covers joint sealants.'),
      note(1, 'Edit it for the project.'),
      'part · 0 · PART 1 · GENERAL',
      'article · 1 · 1.1 · REFERENCES',
      'paragraph · 2 · A. · The publications listed below form a part of this specification.',
      'paragraph · 2 · B. · ASTM INTERNATIONAL (ASTM)',
      'paragraph · 3 · 1. · ASTM C920 (2018) Elastomeric Joint Sealants',
      'paragraph · 3 · 2. · ASTM C1193 (2016) Use of Joint Sealants',
      'article · 1 · 1.2 · SUBMITTALS',
      note(2, 'Review submittals – keep few.'),
      'paragraph · 2 · A. · Submit the following in accordance with Section 01 33 00 SUBMITTAL PROCEDURES:',
      'paragraph · 3 · 1. · SD-03 Product Data',
      'paragraph · 4 · a. · Sealants; G',
      'part · 0 · PART 2 · PRODUCTS',
      'article · 1 · 2.1 · SEALANTS',
      'paragraph · 2 · A. · Exterior Sealant',
      'paragraph · 3 · 1. · Provide ASTM C920, joints at least 1/4 inch wide, of [________] color.',
      'paragraph · 4 · a. · Type S.',
      'paragraph · 4 · b. · Class 50 or better.',
      'part · 0 · PART 3 · EXECUTION',
      'article · 1 · 3.1 · APPLICATION',
      'paragraph · 2 · A. · Apply in accordance with ASTM C1193, at 40 degrees F or above.',
      'table · 2 ·  ·  · Joint | Sealant · Wall | Silicone',
    ],
    said: [
      'Tracked changes are accepted: 2 in all.',
      '1 tailoring options are kept as text: all of them.',
      'The date of the guide; left out.',
      edges,
      edges,
      'Was 2.1.1 in the file, is A. now.',
    ],
  },
  'unnumbered-head.docx': {
    lines: [note(1, 'This master is reviewed every year.'), ...usual],
    said: [edges, 'Stands before PART 1; kept as a note.'],
  },
};

describe('a file by other writers', () => {
  test('each is in the table', () => {
    const files = readdirSync(folder).filter((name) => !/\.(?:py|md)$/.test(name));
    expect(files.toSorted()).toEqual(Object.keys(cases).toSorted());
  });

  test.each(Object.entries(cases))(
    '%s: every line, level, and number, and what is said',
    (name, expected) => {
      const section = read(name);
      expect(section.number).toBe('079200');
      expect(section.title.toUpperCase()).toBe('JOINT SEALANTS');
      expect(compared(linesOf(section))).toEqual(expected.lines);
      expect(section.remarks.map(({ problem }) => problem)).toEqual(expected.said);
    },
  );

  test('standards, sections, and blanks in it are what they are in every section', () => {
    const { nodes, references } = sectionOf(read('ufgs.sec'));
    expect(nodes.flatMap(({ text }) => text.filter((run) => typeof run === 'object'))).toEqual([
      { reference: 'ASTM C920' },
      { reference: 'ASTM C1193' },
      { reference: 'ASTM C920' },
      { input: 'line-17-1' },
      { reference: 'ASTM C1193' },
    ]);
    expect(references.map(({ designation, title }) => [designation, title])).toEqual([
      ['ASTM C920', '(2018) Elastomeric Joint Sealants'],
      ['ASTM C1193', '(2016) Use of Joint Sealants'],
    ]);
    expect(read('csi-styles.docx').lines[5]?.text).toEqual([
      'Related requirements: ',
      { section: '088000', title: 'Glazing' },
      '.',
    ]);
  });
});

test.each([
  'SECTION 07 92 00 - Joint Sealants – Interior',
  'SECTION 07·92·00 – Joint Sealants – Interior',
  'SECTION 07/92/00: Joint Sealants – Interior',
  'SECTION\u00A007\u201192\u201100 — Joint Sealants – Interior',
  'Section No. 07-9200 Joint Sealants – Interior',
])('%s is read as number and title', (head) => {
  const text = `${head}\n\nPART 1 GENERAL\n\n1.1 SUMMARY\n\nA. Joint sealants.\n\nEND OF SECTION\n`;
  const { number, title } = opened('a.txt', text);
  expect([number, title]).toEqual(['079200', 'Joint Sealants – Interior']);
});
