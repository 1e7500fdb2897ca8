import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';

import type { SpecDocument } from '#src/reference-api/files/documents/spec-document.ts';
import { specFromProfile } from '#src/reference-api/files/documents/spec-from-profile.ts';
import { specToDocx } from '#src/reference-api/files/documents/spec-to-docx.ts';
import { specToHtml } from '#src/reference-api/files/documents/spec-to-html.ts';
import { specToRtf } from '#src/reference-api/files/documents/spec-to-rtf.ts';
import { specToTxt } from '#src/reference-api/files/documents/spec-to-txt.ts';
import { readRtf } from '#tests/reference-api/documents/read-rtf.ts';
import { company, product, profile } from '#tests/reference-api/documents/sample-product.ts';

const about = { edition: '2020', revised: '2026-05-18' };
const document = specFromProfile(profile, product, company, about);
/** Names as manufacturers really write them, and worse. */
const hard: SpecDocument = {
  ...document,
  title: 'Façade {Systems} \\ <b>& more</b>',
  manufacturer: { ...document.manufacturer, name: 'O’Halloran & Søn "مصنع" \u0001 工場' },
  nodes: [
    { level: 0, kind: 'part', text: 'General' },
    { level: 1, kind: 'article', text: 'Section Includes' },
    ...([2, 3, 4, 5, 6] as const).map((level) => ({
      level,
      kind: 'para' as const,
      text: `${'x'.repeat(200)} {\\b} <script>`,
    })),
    { level: 2, kind: 'note', text: 'A note.' },
  ],
};
const entry = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array());

describe('The Word file of a specification', () => {
  it('opens in a reader that is not ours, with its title, articles and paragraphs', async () => {
    const bytes = await specToDocx(document);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(value).toContain('SECTION 07 54 23');
    expect(value).toContain('DELIVERY, STORAGE, AND HANDLING');
    expect(value).toContain('Basis of Design: Coldfast, model NF-TPO-60');
    expect(value).toContain('END OF SECTION');
  });

  it('numbers itself: one list of seven levels, in Word’s own numbering', async () => {
    const files = unzipSync(await specToDocx(document));
    const numbering = entry(files, 'word/numbering.xml');
    const section = numbering.split('<w:abstractNum ').find((list) => list.includes('PART %1')) ?? '';
    const levels = [
      ...section.matchAll(/<w:numFmt w:val="(\w+)"\/><w:(?:suff|lvlText)[^>]*w:val="([^"]+)"/g),
    ];
    expect(levels.slice(0, 7).map(([, format, text]) => `${format} ${text}`)).toEqual([
      'decimal PART %1',
      'decimal %1.%2',
      'upperLetter %3.',
      'decimal %4.',
      'lowerLetter %5.',
      'decimal %6)',
      'lowerLetter %7)',
    ]);
    const body = entry(files, 'word/document.xml');
    expect(body.match(/<w:pStyle w:val="ART"\/>/g)?.length).toBe(
      document.nodes.filter(({ kind }) => kind === 'article').length,
    );
    expect(body).not.toContain('1.1');
  });

  it('hides the notes to the specifier and shows the section with the page below', async () => {
    const files = unzipSync(await specToDocx(document));
    const body = entry(files, 'word/document.xml');
    const notes = document.nodes.filter(({ kind }) => kind === 'note').length + 1;
    expect(body.match(/<w:vanish\/>/g)).toHaveLength(notes);
    expect(body.match(/NOTE TO SPECIFIER/g)).toHaveLength(notes);
    const footer = Object.keys(files).find((name) => /^word\/footer\d*\.xml$/.test(name)) ?? '';
    expect(entry(files, footer)).toMatch(/07 54 23-.*PAGE/s);
  });

  it('is the same file every time, dated as the record', async () => {
    const [first, second] = [await specToDocx(document), await specToDocx(document)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    expect(entry(unzipSync(first), 'docProps/core.xml')).toContain('2026-05-18T12:00:00Z');
  });

  it('bears any name', async () => {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await specToDocx(hard)) });
    expect(value).toContain('FAÇADE {SYSTEMS} \\ <B>& MORE</B>');
  });
});

describe('The RTF file of a specification', () => {
  it('reads back as it was written, notes hidden', () => {
    const { shown, hidden } = readRtf(specToRtf(document));
    expect(shown).toContain('1.1\tSECTION INCLUDES\n');
    expect(shown).toContain('A.\tTPO roof membranes.');
    expect(shown).not.toContain('NOTE TO SPECIFIER');
    expect(hidden).toContain('Delete items below not required for project.');
  });

  it('bears any name', () => {
    const { shown, hidden } = readRtf(specToRtf(hard));
    expect(shown).toContain('FAÇADE {SYSTEMS} \\ <B>& MORE</B>');
    expect(hidden).toContain('O’Halloran & Søn "مصنع"   工場');
  });
});

describe('The text file of a specification', () => {
  it.each([
    ['a usual section', document],
    ['words too long for a line', hard],
  ])('has no line beyond 78 columns: %s', (_, spec) => {
    const lines = specToTxt(spec).split('\r\n');
    expect(lines.filter((line) => line.length > 78)).toEqual([]);
    expect(lines.length).toBeGreaterThan(20);
  });

  it('hangs text beside its number', () => {
    expect(specToTxt(document)).toContain(
      ['      E.  Trim, fasteners, sealants and accessories for a complete', '          installation.'].join(
        '\r\n',
      ),
    );
  });
});

describe('The HTML file of a specification', () => {
  it('is one page without scripts, every line in it', () => {
    const html = specToHtml(document);
    expect(html).toContain('<title>07 54 23 Thermoplastic-Polyolefin Roofing</title>');
    expect(html.match(/<h3 /g)).toHaveLength(document.nodes.filter(({ kind }) => kind === 'article').length);
    expect(html).toContain('<span>1.1</span> <span>Section Includes</span>');
  });

  it('shows markup in names as text', () => {
    const html = specToHtml(hard);
    expect(html).not.toMatch(/<script|<b>/i);
    expect(html).toContain('&lt;script&gt;');
  });
});
