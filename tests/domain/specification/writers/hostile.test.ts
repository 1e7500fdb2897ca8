import fc from 'fast-check';
import { expect, test } from 'vitest';

import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { facesOf } from '#src/domain/specification/writers/pdf/faces.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { sectionToClipboard } from '#src/domain/specification/writers/section-to-clipboard.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { sectionToHtml } from '#src/domain/specification/writers/section-to-html.ts';
import { sectionToMarkdown } from '#src/domain/specification/writers/section-to-markdown.ts';
import { sectionToPdf } from '#src/domain/specification/writers/section-to-pdf.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';
import { brokenSections } from '#tests/domain/specification/sections.ts';
import { readDocx } from '#tests/domain/specification/writers/read-docx.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';
import { readRtf } from '#tests/domain/specification/writers/read-rtf.ts';
import { sampleSection } from '#tests/domain/specification/writers/sample-section.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '</w:t></w:r></w:p>',
    ']]>--></style><script>alert(1)</script>',
    '{\\rtf1\\object}}}',
    ') Tj ET EMC',
    '\uD800\uDC00\uD800',
    'x'.repeat(400),
    'ש\u202Eלום עליכם',
    '%1 \\u-1? `*_|',
    '',
  ),
);

test('a copied table that is pasted into a spreadsheet holds texts, no formulas', () => {
  const printed = printedSection(sampleSection, sectionTree(sampleSection), emptyState, defaultPrintOptions);
  const { html } = sectionToClipboard(printed);
  const cells = html.match(/<t[hd][ >]/g) ?? [];
  expect(cells.length).toBeGreaterThan(0);
  expect(html.match(/<t[hd] [^>]*mso-number-format:'\\@'/g)).toHaveLength(cells.length);
});

test('whatever a section and its texts are, every file is sound', async () => {
  await fc.assert(
    fc.asyncProperty(
      brokenSections,
      fc.array(hostile, { minLength: 8, maxLength: 8 }),
      fc.constantFrom('hidden' as const, 'visible' as const),
      async (broken, texts, notes) => {
        const text = (at: number): string => texts[at % texts.length] ?? '';
        const nodes = broken.map((node, at) => ({
          ...node,
          control: 'fixed' as const,
          text: [text(at)],
          rows:
            node.kind === 'table'
              ? [
                  { cells: [text(at + 1), text(at + 2)], gray: 'g36' },
                  { cells: [], gray: text(at) },
                ]
              : [],
        }));
        const section = { ...sampleSection, title: text(1), copyright: text(2), nodes };
        const printed = printedSection(section, sectionTree(section), emptyState, {
          ...defaultPrintOptions,
          notes,
          header: { project: text(3), number: text(4), date: text(5) },
        });
        const count = printed.lines.filter(({ kind }) => kind !== 'table').length;
        const { lines, parts } = readDocx(sectionToDocx(printed));
        expect(lines.filter(({ style }) => /^P|ART|CMT/.test(style)).length).toBe(count + 1);
        for (const xml of Object.values(parts)) expect(tagsAreClosed(xml)).toBe(true);
        expect(readRtf(sectionToRtf(printed)).lines.length).toBeGreaterThan(count);
        const web = [sectionToHtml(printed), sectionToClipboard(printed).html];
        for (const html of web) expect(html).not.toMatch(/<script|<object/i);
        for (const line of sectionToText(printed).split('\r\n'))
          expect(Array.from(line).length).toBeLessThan(79);
        expect(sectionToMarkdown(printed)).not.toMatch(/(?<!\\)<script/);
        const { pages } = await readPdf(sectionToPdf(printed, await facesOf(printed, readFontFile)));
        expect(pages.length).toBeGreaterThan(0);
      },
    ),
    { seed: 20261122, numRuns: 25, endOnFailure: true },
  );
});

/** Whether every element ends, and no sign stands where XML has none. */
function tagsAreClosed(xml: string): boolean {
  const open: string[] = [];
  for (const [, end, name = '', alone] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g))
    if (end === '/') {
      if (open.pop() !== name) return false;
    } else if (alone !== '/') open.push(name);
  return open.length === 0 && !/(?!\n)\p{Cc}|[\ufffe\uffff]/u.test(xml);
}
