import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { openOfficeFile } from '#src/domain/office-sections/open-file.ts';
import { linesOf, opened } from '#tests/domain/office-sections/round-trip.ts';

const good = readFileSync('tests/files/office-sections/notes.docx');
const rtf = readFileSync('tests/files/office-sections/libreoffice.rtf');
const sec = readFileSync('tests/files/office-sections/ufgs.sec');

/** The good file with parts put in or changed. */
function withParts(parts: Readonly<Record<string, string>>): Uint8Array {
  const files = unzipSync(good);
  return zipSync({
    ...files,
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });
}
const bodyOf = (body: string): string =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A ZIP whose document claims to be `size` bytes, packed to almost nothing. */
function bomb(size: number, claimed: number): Uint8Array {
  const bytes = zipSync({ 'word/document.xml': new Uint8Array(size) });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, claimed, true);
  return bytes;
}

const refused: readonly (readonly [what: string, name: string, bytes: Uint8Array, reason: RegExp])[] = [
  ['nothing', 'a.docx', new Uint8Array(), /empty/],
  ['a bomb that says its size', 'a.docx', bomb(1000, 4_000_000_000), /unpacks to more/],
  ['a bomb that hides its size', 'a.docx', bomb(50_000_000, 100), /unpacks to more/],
  [
    'external entities',
    'a.docx',
    withParts({
      'word/document.xml': `<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>${bodyOf(paragraph('&x;'))}`,
    }),
    /document type/,
  ],
  [
    'entities that multiply',
    'a.sec',
    strToU8('<!DOCTYPE SEC [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><SEC><TXT>&b;</TXT></SEC>'),
    /document type/,
  ],
  ['macros', 'a.docx', withParts({ 'word/vbaProject.bin': 'x' }), /macros/],
  ['a name that allows macros', 'a.docm', good, /macros/],
  [
    '50,001 paragraphs',
    'a.docx',
    withParts({ 'word/document.xml': bodyOf(paragraph('x').repeat(50_001)) }),
    /50,000/,
  ],
  ['50,001 paragraphs of RTF', 'a.rtf', strToU8(`{\\rtf1 ${'x\\par '.repeat(50_001)}}`), /50,000/],
  ['50,001 paragraphs of text', 'a.txt', strToU8('x\n\n'.repeat(50_001)), /50,000/],
  ['50,002 paragraphs of SpecsIntact', 'a.sec', strToU8(`<SEC>${'<TXT>x</TXT>'.repeat(50_002)}`), /50,000/],
  ['an old Word file', 'a.doc', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), /old Word file/],
  ['a PDF by another name', 'a.docx', strToU8('%PDF-1.7'), /PDF/],
  ['a text by another name', 'a.docx', strToU8('SECTION 07 92 00'), /isn’t such a file/],
  ['a spreadsheet', 'a.xlsx', zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), /not a Word document/],
  ['a picture', 'a.txt', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), /isn’t a text/],
  ['half a file', 'a.docx', good.subarray(0, good.length / 2), /damaged/],
  [
    'elements that don’t end',
    'a.docx',
    withParts({ 'word/document.xml': '<w:document><w:body>' }),
    /damaged/,
  ],
  [
    'elements in elements',
    'a.docx',
    withParts({ 'word/document.xml': '<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000) }),
    /damaged/,
  ],
  ['groups in groups', 'a.rtf', strToU8(`{\\rtf1${'{'.repeat(100_000)}`), /nested/],
  ['a document without text', 'a.docx', withParts({ 'word/document.xml': bodyOf('') }), /no text/],
];

describe('a file that isn’t read', () => {
  test.each(refused)('%s', (_, name, bytes, reason) => {
    expect(openOfficeFile({ name, bytes }).problem).toMatch(reason);
  });

  test.each([
    ['docx', good],
    ['rtf', rtf],
    ['sec', sec],
  ])('whatever happened to a %s, it is read or refused in a sentence', (ending, file) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 40 }),
        fc.nat(file.length),
        (changes, length) => {
          const bytes = Uint8Array.from(file).subarray(0, length > file.length / 2 ? length : file.length);
          for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
          const { section, problem } = openOfficeFile({ name: `a.${ending}`, bytes });
          expect(section !== undefined || problem.endsWith('.')).toBe(true);
        },
      ),
      { seed: 20261127, numRuns: 150 },
    );
  });
});

describe('text is never lost', () => {
  test('signs of markup stay text', () => {
    const text = 'Use <b>bold</b> & 5 < 6 &amp; {x} \\y';
    const escapedText = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const file = withParts({
      'word/document.xml': bodyOf(paragraph('PART 1 - GENERAL') + paragraph(`A.  ${escapedText}`)),
    });
    expect(linesOf(opened('a.docx', file)).map((line) => line.text)).toEqual(['GENERAL', text]);
  });

  test('a paragraph longer than any other', () => {
    const text = 'word '.repeat(9000).trim();
    const file = withParts({
      'word/document.xml': bodyOf(paragraph('PART 1 - GENERAL') + paragraph(`A.  ${text}`)),
    });
    expect(linesOf(opened('a.docx', file))[1]?.text).toBe(text);
  });

  test('whatever words stand in a document, in any order of styles, they are in the section or in what is said', () => {
    const styles = ['PRT', 'ART', 'PR1', 'PR2', 'PR3', 'CMT', 'Normal', 'Heading1', 'TOC1', 'EOS'];
    const part = fc.record({
      style: fc.constantFrom(...styles),
      label: fc.constantFrom('', 'A.\t', '1.  ', 'PART 2 - ', '1.01 ', '(a) ', 'NOTE TO SPECIFIER: '),
      isHidden: fc.boolean(),
      isCell: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
        const body = parts.map(({ style, label, isHidden, isCell }, index) => {
          const look = isHidden ? '<w:rPr><w:vanish/></w:rPr>' : '';
          const text = `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${look}<w:t xml:space="preserve">${label}Word${index}x</w:t></w:r></w:p>`;
          return isCell ? `<w:tbl><w:tr><w:tc>${text}</w:tc></w:tr></w:tbl>` : text;
        });
        const { section } = openOfficeFile({
          name: 'a.docx',
          bytes: withParts({ 'word/document.xml': bodyOf(body.join('')) }),
        });
        const words = section
          ? [
              section.title,
              ...linesOf(section).flatMap(({ text, rows }) => [text, ...rows.flatMap(({ cells }) => cells)]),
              ...section.remarks.map(({ text }) => text),
            ].join(' ')
          : '';
        for (const index of parts.keys()) expect(words.toLowerCase()).toContain(`word${index}x`);
      }),
      { seed: 20261127, numRuns: 60 },
    );
  });
});
