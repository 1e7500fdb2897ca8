import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';

import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { readDocx } from '#tests/domain/specification/writers/read-docx.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

const numbered = (lines: readonly { label: string; text: string }[]) =>
  lines.filter(({ label }) => label !== '').map(({ label, text }) => `${label} ${text}`);

describe('the Word file of a section', () => {
  it.each([
    ['1.1', defaultPrintOptions],
    ['1.01', { ...defaultPrintOptions, numbering: '1.01', paper: 'a4', units: 'both' }],
    ['an outline', { ...defaultPrintOptions, detail: 'outline', notes: 'visible' }],
  ] as const)('counts by itself to the numbers of the screen: %s', (_, options) => {
    const section = sample(options);
    const { lines } = readDocx(sectionToDocx(section));
    expect(numbered(lines)).toEqual(numbered(section.lines));
    expect(numbered(lines)).toContain('DD. Color number 30.');
  });

  it('binds one multilevel list to the styles of a specifier’s masters, and no paragraph counts without its style', () => {
    const { parts, lines } = readDocx(sectionToDocx(sample()));
    const numbering = parts['word/numbering.xml'] ?? '';
    expect(numbering).toContain('<w:multiLevelType w:val="multilevel"/>');
    expect([...numbering.matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, style]) => style)).toEqual([
      'PRT',
      'ART',
      'PR1',
      'PR2',
      'PR3',
      'PR4',
      'PR5',
    ]);
    expect(parts['word/document.xml']).not.toContain('<w:numPr>');
    expect([...new Set(lines.map(({ style }) => style))].toSorted()).toEqual([
      'ART',
      'CPR',
      'EOS',
      'PR1',
      'PR2',
      'PR3',
      'PR4',
      'PR5',
      'PRT',
      'SCT',
      'TBT',
    ]);
  });

  it('opens in a reader that is not ours, without a complaint', async () => {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(sectionToDocx(sample())) });
    expect(value).toContain('SECTION 07 42 13\n\nMETAL WALL PANELS');
    expect(value).toContain('Class A” per {code} \\ path & 5 < 6 *always*');
    expect(value).toContain('END OF SECTION');
  });

  it.each([
    ['remove', []],
    ['hidden', [true, true, true]],
    ['visible', [false, false, false]],
  ] as const)('notes to the specifier: %s', (notes, expected) => {
    const { lines } = readDocx(sectionToDocx(sample({ notes })));
    const found = lines.filter(({ style }) => style === 'CMT');
    expect(found.map(({ isHidden }) => isHidden)).toEqual(expected);
    expect(found.map(({ text }) => text)).toEqual(
      [
        'Note to specifier: Panels for walls & soffits. This section is based on the products of Northfold Panel Co., 400 Foundry Rd., Akron, OH 44301. Phone: (330) 555-0142. Web: northfold.example.',
        'Note to specifier: Delete what the project does not need.',
        'Note to specifier: Check with the building official.',
      ].slice(0, expected.length),
    );
  });

  it('has tables with a head that repeats and shades by the gray keys', () => {
    const { tables, parts } = readDocx(sectionToDocx(sample()));
    expect(tables).toEqual([
      [
        ['Type', 'Thickness', 'Finish'],
        ['MP-1', '4 in', 'PVDF, two coats | bronze'],
        ['MP-2', '6 in', ''],
      ],
    ]);
    expect(parts['word/document.xml']?.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(parts['word/document.xml']).toContain('w:fill="D6D6D6"');
    expect(parts['word/document.xml']).toContain('w:fill="454545"');
  });

  it('has the project at the head, section and page of pages at the foot, and says what it is', () => {
    const header = { project: 'Riverside <Library>', number: '2214', date: 'Nov 22, 2026' };
    const { parts } = readDocx(sectionToDocx(sample({ header })));
    expect(parts['word/header.xml']).toMatch(
      /Riverside &lt;Library&gt;, No\. 2214.*<w:tab\/>.*Nov 22, 2026/s,
    );
    expect(parts['word/footer.xml']).toMatch(/METAL WALL PANELS.*07 42 13 - .* PAGE .* of .* NUMPAGES /s);
    expect(parts['docProps/core.xml']).toMatch(
      /<dc:title>07 42 13 Metal Wall Panels<.*<dc:creator>Northfold Panel Co\.<.*2026-05-18T12:00:00Z.*<dc:language>en-US</s,
    );
  });

  it('is on the paper that was asked for', () => {
    const size = (paper: 'letter' | 'a4') =>
      /<w:pgSz w:w="(\d+)" w:h="(\d+)"/
        .exec(readDocx(sectionToDocx(sample({ paper }))).parts['word/document.xml'] ?? '')
        ?.slice(1);
    expect([size('letter'), size('a4')]).toEqual([
      ['12240', '15840'],
      ['11906', '16838'],
    ]);
  });

  it('is the same file every time', () => {
    expect(sectionToDocx(sample())).toEqual(sectionToDocx(sample()));
  });

  it('carries as text what word processors would count otherwise: an article that belongs to no part', async () => {
    const { line } = await import('#tests/domain/specification/sections.ts');
    const section = sample({}, { nodes: [line(1, null, 'Loose', { kind: 'article' }), line(2, 1, 'Text.')] });
    expect(numbered(section.lines)).toEqual(['0.1 LOOSE', 'A. Text.']);
    expect(numbered(readDocx(sectionToDocx(section)).lines)).toEqual(['0.1 LOOSE', 'A. Text.']);
  });
});
