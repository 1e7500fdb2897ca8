import { describe, expect, it } from 'vitest';

import { facesOf } from '#src/domain/specification/writers/pdf/faces.ts';
import type { FontFile } from '#src/domain/specification/writers/pdf/faces.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { sectionToPdf } from '#src/domain/specification/writers/section-to-pdf.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

const pdfOf = async (section: PrintedSection) => sectionToPdf(section, await facesOf(section, readFontFile));

describe('the PDF of a section', async () => {
  const header = { project: 'Riverside Library', number: '2214', date: 'Nov 22, 2026' };
  const bytes = await pdfOf(sample({ notes: 'visible', header }));
  const read = await readPdf(bytes);

  it('has every line with its number, in order', () => {
    const expected = sample({ notes: 'visible' })
      .lines.flatMap(({ kind, label, text, rows }) => [
        kind === 'note' ? `Note to specifier: ${text}` : `${label} ${text}`,
        ...rows.flatMap(({ cells }) => cells),
      ])
      .join(' ')
      .replace(/\s+/g, ' ');
    // No font here has that script: the words are there to copy, a box is there to see.
    expect(read.body.replaceAll('\0', '')).toContain(expected.slice(0, expected.indexOf('工場')));
    expect(read.body).toMatch(/3\.1 EXAMINATION A\. Verify that openings are ready\. END OF SECTION/);
  });

  it('says its title and language, and is tagged: headings, lists, tables', () => {
    expect([read.title, read.language, read.isTagged]).toEqual(['07 42 13 Metal Wall Panels', 'en-US', true]);
    expect(new Set(read.roles)).toEqual(
      new Set([
        'Root',
        'Document',
        'H1',
        'P',
        'H2',
        'H3',
        'L',
        'LI',
        'Lbl',
        'LBody',
        'Table',
        'Caption',
        'TR',
        'TH',
        'TD',
      ]),
    );
    expect(read.roles.filter((role) => role === 'H2')).toHaveLength(3);
    expect(read.roles.filter((role) => role === 'TH')).toHaveLength(3);
  });

  it('has bookmarks for parts and articles that lead to their pages', () => {
    expect(read.bookmarks).toEqual([
      { title: 'PART 1 GENERAL', page: 0, items: ['1.1 SECTION INCLUDES', '1.2 SCHEDULE OF COLORS'] },
      { title: 'PART 2 PRODUCTS', page: 1, items: ['2.1 PERFORMANCE REQUIREMENTS'] },
      { title: 'PART 3 EXECUTION', page: 1, items: ['3.1 EXAMINATION'] },
    ]);
  });

  it('has the project at the head of each page and its number at the foot', () => {
    const framed = read.pages.map((page) =>
      page.filter(({ y }) => y < 60 || y > 732).map(({ text }) => text.trim()),
    );
    for (const [index, words] of framed.entries())
      expect(words.filter(Boolean)).toEqual([
        'Riverside Library, No. 2214',
        'Nov 22, 2026',
        'METAL WALL PANELS',
        `07 42 13 - ${index + 1} of 2`,
      ]);
  });

  it('is the same file every time', async () => {
    expect(await pdfOf(sample({ notes: 'visible', header }))).toEqual(bytes);
  });
});

describe('a page of a section', () => {
  const long =
    'A sentence of a paragraph that goes on for more than a line of the page, and then a little more. ';

  it.each([0, 1, 2, 3])(
    'leaves no line of a paragraph and no heading alone, %i lines down',
    async (shift) => {
      const section = sample(
        {},
        {
          nodes: [
            line(1, null, 'General', { kind: 'part' }),
            ...Array.from({ length: 4 }, (_, article) => [
              line(100 * (article + 1), 1, `Article ${article}`, { kind: 'article' }),
              ...Array.from({ length: 9 }, (_, index) =>
                line(
                  100 * (article + 1) + index + 1,
                  100 * (article + 1),
                  long.repeat(index % 3 === 0 ? 4 : 1),
                ),
              ),
            ]).flat(),
          ],
        },
      );
      const head = sample(
        {},
        {
          nodes: Array.from({ length: shift + 1 }, (_, index) =>
            line(
              index + 1,
              null,
              index === 0 ? 'X' : 'Short.',
              index === 0 ? { kind: 'part' } : { parentId: 1 },
            ),
          ),
        },
      );
      const { pages } = await readPdf(await pdfOf({ ...section, lines: [...head.lines, ...section.lines] }));
      expect(pages.length).toBeGreaterThan(2);
      for (const page of pages) {
        const body = page.filter(({ y }) => y > 60 && y < 732);
        const rows = [...Map.groupBy(body, ({ y }) => Math.round(y)).values()].map((parts) =>
          parts.map(({ text }) => text.trim()).filter(Boolean),
        );
        const startsBlock = (row: readonly string[] | undefined) =>
          row === undefined || row.length > 1 || /^(?:END|SECTION|METAL|©)/.test(row[0] ?? '');
        // A page that begins within a paragraph has two lines of it; one that ends within has two as well.
        expect([startsBlock(rows[0]), startsBlock(rows[1])]).not.toEqual([false, true]);
        expect(rows.at(-1)?.[0]).not.toMatch(/^(?:PART|\d\.\d)/);
      }
    },
  );

  it('repeats the head of a table that goes on, and parts a row only where no page can hold it', async () => {
    const rows = [
      { cells: ['Mark', 'Text'], gray: null },
      ...Array.from({ length: 60 }, (_, index) => ({
        cells: [`R${index}`, index === 30 ? long.repeat(60) : 'Words'],
        gray: null,
      })),
    ];
    const section = sample(
      {},
      {
        nodes: [line(1, null, 'General', { kind: 'part' }), line(2, 1, 'Schedule', { kind: 'table', rows })],
      },
    );
    const { pages, body } = await readPdf(await pdfOf(section));
    expect(pages.length).toBeGreaterThan(3);
    expect(body.match(/Mark/g)).toHaveLength(1);
    for (const page of pages.slice(1, -1)) expect(page.map(({ text }) => text.trim())).toContain('Mark');
    for (let index = 0; index < 60; index += 1) expect(body).toContain(`R${index} `);
    expect(body.match(/goes on for more/g)).toHaveLength(60);
  });
});

describe('the fonts of a PDF', () => {
  const asked = async (text: string) => {
    const files: FontFile[] = [];
    const section = sample({}, { nodes: [line(1, null, text)] });
    await facesOf(section, (file) => {
      files.push(file);
      return readFontFile(file);
    });
    return [...new Set(files.map(({ script }) => script))];
  };

  it('are those of the scripts in it', async () => {
    expect(await asked('Façade “panels”, 1/2″')).toEqual(['latin']);
    expect(await asked('Łódź, Ω')).toEqual(['latin', 'latin-ext', 'greek']);
  });

  it('take apart the signs that they lack, and the text stays as it was', async () => {
    const section = sample({}, { nodes: [line(1, null, 'Grade ≤ 5/8, ⅝ in, CO₂')] });
    const { body } = await readPdf(await pdfOf(section));
    expect(body).toMatch(/Grade (?:≤|<=) 5\/8, (?:⅝|5⁄8) in, CO(?:₂|2)/);
  });
});
