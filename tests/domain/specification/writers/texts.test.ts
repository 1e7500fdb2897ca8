import { describe, expect, it } from 'vitest';

import { documentFileName } from '#src/domain/specification/writers/file-name.ts';
import { sectionToClipboard } from '#src/domain/specification/writers/section-to-clipboard.ts';
import { sectionToHtml } from '#src/domain/specification/writers/section-to-html.ts';
import { sectionToMarkdown } from '#src/domain/specification/writers/section-to-markdown.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

describe('the name of a file', () => {
  it.each([
    ['07 42 13', 'Metal Wall Panels', '074213-metal-wall-panels.docx'],
    ['07 42 13.13', 'Formed & Metal', '07421313-formed-metal.docx'],
    ['07410', '', '07410.docx'],
    ['07 42 13', '../<>', '074213.docx'],
  ])('%s %s', (number, title, expected) => {
    expect(documentFileName({ number, title }, 'docx')).toBe(expected);
  });
});

describe('plain text', () => {
  it.each([
    ['a usual section', sample({ notes: 'visible', units: 'both' })],
    [
      'words too long for a line',
      sample({}, { nodes: [line(1, null, 'x'.repeat(300)), line(2, 1, 'y '.repeat(300))] }),
    ],
  ])('has no line beyond 78 columns, and no spaces at its end: %s', (_, section) => {
    const lines = sectionToText(section).split('\r\n');
    expect(lines.filter((each) => each.length > 78 || each !== each.trimEnd())).toEqual([]);
    expect(lines.length).toBeGreaterThan(15);
  });

  it('hangs text beside its number and draws tables in columns', () => {
    const text = sectionToText(sample());
    expect(text).toContain(
      [
        '        1.  Base and head trim with hemmed edges, in the longest lengths that',
        '            can be shipped and handled on site.',
        '            a.  Corner trim.',
      ].join('\r\n'),
    );
    expect(text).toMatch(/ {4}Type {2}Thickness {2}Finish\r\n {4}-{4} {2}-{9} {2}-{24}\r\n/);
  });

  it('leaves out notes that are to be hidden, as it cannot hide them', () => {
    expect(sectionToText(sample({ notes: 'hidden' }))).not.toContain('Note to specifier');
    expect(sectionToMarkdown(sample({ notes: 'hidden' }))).not.toContain('Note to specifier');
  });
});

describe('what is decided', () => {
  it('is printed in the chosen units, with the project’s words and blanks', () => {
    const keywords = { OWNER: 'Owner', ARCHITECT: 'Design Professional', CONTRACTOR: 'Contractor' };
    const text = sectionToText(sample({ units: 'both', keywords })).replace(/\s+/g, ' ');
    expect(text).toContain(
      'R-16 (RSI-2.8) minimum, ASTM C1363, as approved by the Design Professional; color [________]. See Section 07 92 00 - Joint Sealants.',
    );
    expect(sectionToText(sample({ units: 'si' }))).toContain('Thermal resistance: RSI-2.8');
  });
});

describe('HTML', () => {
  it('is one page without scripts, in the language, with a title', () => {
    const html = sectionToHtml(
      sample({
        notes: 'hidden',
        paper: 'a4',
        header: { project: '"</style><script>', number: '', date: '' },
      }),
    );
    expect(html).toContain('<title>07 42 13 Metal Wall Panels</title>');
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('<h3 class="level-1"><span>1.1</span> <span>SECTION INCLUDES</span></h3>');
    expect(html).toContain('size: A4');
    expect(html.match(/<p class="note level-\d" hidden>/g)).toHaveLength(3);
    expect(html).not.toMatch(/<script/i);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});

describe('Markdown', () => {
  it('keeps numbers as text and signs as they are', () => {
    const text = sectionToMarkdown(sample({ notes: 'visible' }));
    expect(text).toContain('# SECTION 07 42 13 METAL WALL PANELS\n');
    expect(text).toContain('\n## PART 1 GENERAL\n');
    expect(text).toContain('\n- B\\. Trim, closures, and flashings:\n  - 1\\. Base and head trim');
    expect(text).toContain('| MP-1 | 4 in | PVDF, two coats \\| bronze |');
    expect(text).toContain('5 \\< 6 \\*always\\* \\_so\\_ \\[x\\]');
  });
});

describe('the clipboard for Word', () => {
  const { html, text } = sectionToClipboard(sample({ notes: 'hidden' }));

  it('has lists that Word counts and, for all others, the numbers as text', () => {
    expect(html).toContain(
      '@list l0:level3 {mso-level-number-format:alpha-upper; mso-level-style-link:PR1; mso-level-text:"%3."',
    );
    expect(html).toMatch(
      /<p class="PR1" style="[^"]*mso-list:l0 level3 lfo1"><!\[if !supportLists\]><span style="mso-list:Ignore">A\..*?<!\[endif\]>Insulated metal wall panels\.<\/p>/,
    );
    expect(html.match(/mso-hide:all/g)).toHaveLength(3);
  });

  it('has plain text beside it', () => {
    expect(text).toBe(sectionToText(sample({ notes: 'hidden' })));
  });
});
