import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { emptyState, noOwnText } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { type PrintedSection, printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { facesOf } from '#src/domain/specification/writers/pdf/faces.ts';
import { sectionToClipboard } from '#src/domain/specification/writers/section-to-clipboard.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { sectionToHtml } from '#src/domain/specification/writers/section-to-html.ts';
import { sectionToMarkdown } from '#src/domain/specification/writers/section-to-markdown.ts';
import { sectionToPdf } from '#src/domain/specification/writers/section-to-pdf.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';
import { opened, sectionOf } from '#tests/domain/office-sections/round-trip.ts';
import { actionsWithText, run, sections, treeOf } from '#tests/domain/specification/sections.ts';
import { readDocx } from '#tests/domain/specification/writers/read-docx.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';
import { readRtf } from '#tests/domain/specification/writers/read-rtf.ts';
import { sampleSection } from '#tests/domain/specification/writers/sample-section.ts';

const officeFolder = 'tests/files/office-sections';
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const withoutTags = (html: string): string =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const joined = (lines: readonly { label: string; text: string }[]): string =>
  lines.map(({ label, text }) => `${label} ${text}`).join(' ');

/** The words of each format, numbers included, and how many sections are tried. */
const writers: Readonly<
  Record<string, readonly [words: (section: PrintedSection) => string | Promise<string>, runs: number]>
> = {
  DOCX: [(section) => joined(readDocx(sectionToDocx(section)).lines), 100],
  RTF: [(section) => joined(readRtf(sectionToRtf(section)).lines), 100],
  TXT: [sectionToText, 100],
  HTML: [(section) => withoutTags(sectionToHtml(section)), 100],
  Markdown: [
    (section) =>
      sectionToMarkdown(section)
        .replace(/^\s*(?:#+|[->]) /gm, '')
        .replaceAll('\\', ''),
    100,
  ],
  clipboard: [(section) => withoutTags(sectionToClipboard(section).html), 100],
  PDF: [
    async (section) => (await readPdf(sectionToPdf(section, await facesOf(section, readFontFile)))).body,
    12,
  ],
};

/** All lines of a section with their numbers, as words. */
const wordsOf = ({ number, title, manufacturerNote, lines }: PrintedSection): string =>
  plain(
    [
      `SECTION ${number} ${title.toUpperCase()}`,
      manufacturerNote === null ? '' : `Note to specifier: ${manufacturerNote}`,
      ...lines.map(({ kind, label, text }) =>
        kind === 'note' ? `Note to specifier: ${text}` : `${label} ${text}`,
      ),
      'END OF SECTION',
    ].join(' '),
  );

describe('every format has every line that is chosen once, in order, with its number', () => {
  test.each(Object.entries(writers))('%s', async (_, [words, numRuns]) => {
    await fc.assert(
      fc.asyncProperty(
        sections,
        actionsWithText,
        fc.constantFrom('1.1' as const, '1.01' as const),
        async (nodes, done, numbering) => {
          const tree = treeOf(nodes);
          const section = printedSection({ ...sampleSection, nodes, copyright: '' }, tree, run(tree, done), {
            ...defaultPrintOptions,
            numbering,
            notes: 'visible',
          });
          expect(plain(await words(section))).toBe(wordsOf(section));
        },
      ),
      { seed: 20261122, numRuns },
    );
  });

  const officeFiles = readdirSync(officeFolder).filter((name) => /\.(?:docx|rtf|sec|txt)$/.test(name));
  test.each(officeFiles)('an office’s section from %s', async (name) => {
    const source = sectionOf(opened(name, readFileSync(`${officeFolder}/${name}`)));
    const section = printedSection(source, sectionTree(source), emptyState, defaultPrintOptions);
    const withoutTables = { ...section, lines: section.lines.filter(({ kind }) => kind !== 'table') };
    expect(withoutTables.lines.length).toBeGreaterThan(5);
    for (const [format, [words]] of Object.entries(writers))
      expect([format, plain(await words(withoutTables))]).toEqual([format, wordsOf(withoutTables)]);
  });

  test.each([
    ['none', ''],
    ['note', 'Source: Northfold Panel Co., 07_42_13abc, revised 2026-05-18.'],
    ['copyright', sampleSection.copyright],
  ] as const)('below the end stands what the person wants: %s', async (source, line) => {
    const section = printedSection(
      sampleSection,
      treeOf(sampleSection.nodes),
      { lines: new Set(), inputs: new Map(), none: new Set(), own: noOwnText },
      { ...defaultPrintOptions, source },
    );
    for (const text of [
      sectionToText(section),
      withoutTags(sectionToHtml(section)),
      sectionToMarkdown(section),
    ]) {
      const below = plain(text.slice(text.indexOf('END OF SECTION')).replaceAll(/[*\\]/g, ''));
      expect(below).toBe(plain(`END OF SECTION ${line}`));
    }
    const body = strFromU8(unzipSync(sectionToDocx(section))['word/document.xml'] ?? new Uint8Array());
    expect(body.includes('<w:pStyle w:val="CPR"/>')).toBe(line !== '');
    expect(body).toContain(line);
    // Whatever is printed, the properties name the source.
    expect(sectionToHtml(section)).toContain(
      '<meta name="description" content="Specification section, MasterFormat',
    );
    expect(strFromU8(unzipSync(sectionToDocx(section))['docProps/core.xml'] ?? new Uint8Array())).toContain(
      'Source: Northfold Panel Co.',
    );
    expect(sectionToRtf(section)).toContain('Source: Northfold Panel Co.');
  });

  test('own text is printed as typed, on one line, without what a file cannot hold', () => {
    const tree = treeOf(sampleSection.nodes);
    const changed = new Map([[4, '  Panels <b>\u0000of\nsteel\u202E & “tin”\uD800 ']]);
    const state = {
      lines: new Set<number>(),
      inputs: new Map(),
      none: new Set<string>(),
      own: { ...noOwnText, changed },
    };
    const section = printedSection(sampleSection, tree, state, defaultPrintOptions);
    expect(section.lines.find(({ id }) => id === 4)?.text).toBe('Panels <b>of steel & “tin”');
  });
});
