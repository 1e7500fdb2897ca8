import { strFromU8, unzipSync, zipSync, strToU8 } from 'fflate';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { manualToDocx } from '#src/domain/project-manual/manual-to-docx.ts';
import { listEdges, sheetEdges } from '#src/domain/office-template/list-edges.ts';
import { listsToDocx } from '#src/domain/project-manual/lists/lists-to-docx.ts';
import { formsToDocx } from '#src/domain/substitution/form-to-docx.ts';
import { packIssue, unpackIssue } from '#src/domain/manual-issues/issue-content.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { sectionToHtml } from '#src/domain/specification/writers/section-to-html.ts';
import { sectionToMarkdown } from '#src/domain/specification/writers/section-to-markdown.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';
import { writeSection } from '#src/domain/specification/writers/write-section.ts';
import { ended, manualOf } from '#tests/domain/project-manual/manual-samples.ts';
import { sampleOffice } from '#tests/domain/office-template/sample-office.ts';
import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

const header = { project: 'Library', number: '2418', date: 'Nov 2, 2026' };
const section = sample({ ...defaultPrintOptions, header, paper: 'a4', office: sampleOffice });
const head = 'Reyes & Sons: Library, No. 2418';
const fonts = 'node_modules/@fontsource';
const loadFont = async ({
  family = 'sans',
  weight,
  script,
}: {
  family?: string | undefined;
  weight: number;
  script: string;
}) =>
  new Uint8Array(
    readFileSync(`${fonts}/ibm-plex-${family}/files/ibm-plex-${family}-${script}-${weight}-normal.woff`),
  );
const partsOf = (bytes: Uint8Array) => unzipSync(bytes);
const partOf = (bytes: Uint8Array, path: string) => strFromU8(partsOf(bytes)[path] ?? new Uint8Array(0));
const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

describe('the office’s template', () => {
  it('is in the PDF: lines, embedded font, and logo on each page', async () => {
    const bytes = await writeSection(section, 'pdf', loadFont);
    const { pages } = await readPdf(bytes);
    for (const [index, page] of pages.entries()) {
      const text = page.map((one) => one.text).join(' ');
      expect(text).toContain(head);
      expect(text).toContain('as of Nov 2, 2026');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const source = new TextDecoder('latin1').decode(bytes);
    expect(/\/FontName\/\w*\+?IBMPlexSerif-400-latin/.test(source)).toBe(true);
    // Greek is in the sans serif family alone.
    expect(/IBMPlexSans-\d+-latin/.test(source)).toBe(false);
    const picture =
      '/Subtype/Image/Width 40/Height 10/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
    expect(source.includes(picture)).toBe(true);
  });

  it('is in the Word file: header, footer, named font, and the picture', () => {
    const bytes = sectionToDocx(section);
    expect(partOf(bytes, 'word/header.xml')).toContain('Reyes &amp; Sons: Library, No. 2418');
    expect(partOf(bytes, 'word/header.xml')).toContain('descr="Logo of Reyes &amp; Sons"');
    expect(partOf(bytes, 'word/_rels/header.xml.rels')).toContain('media/logo.jpeg');
    expect(partOf(bytes, 'word/footer.xml')).toMatch(/Page .* PAGE .* of .* NUMPAGES /);
    expect(partOf(bytes, 'word/styles.xml')).toContain('w:ascii="Times New Roman"');
    expect(partOf(bytes, '[Content_Types].xml')).toContain('Extension="jpeg"');
    expect(partsOf(bytes)['word/media/logo.jpeg']?.slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  });

  it('is in RTF, HTML, text, and Markdown as far as each can carry it', () => {
    const rtf = sectionToRtf(section);
    expect(rtf).toContain('{\\f0\\froman\\fcharset0 Times New Roman;}');
    expect(rtf).toContain('\\jpegblip\\picw40\\pich10\\picwgoal1920\\pichgoal480 ffd8ff');
    expect(rtf).toMatch(/Page \{\\field.*PAGE.*\} of \{\\field.*NUMPAGES/);
    const html = sectionToHtml(section);
    expect(html).toContain('alt="Reyes &amp; Sons"');
    expect(html).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages); }');
    expect(sectionToText(section)).toMatch(/^Reyes & Sons: Library, No\. 2418\r\nas of Nov 2, 2026\r\n/);
    expect(sectionToMarkdown(section)).toMatch(/^Reyes & Sons: Library, No\. 2418 · as of Nov 2, 2026\n/);
  });

  it('is on the manual’s cover and in each section of it', () => {
    const manual = { ...manualOf([section]), office: sampleOffice };
    const { made } = ended(manualToDocx(manual, () => 3));
    const text = (path: string) => made.document.find((one) => one.path === path)?.text ?? '';
    expect(text('word/document.xml').indexOf('r:embed="logo"')).toBeLessThan(
      text('word/document.xml').indexOf('PROJECT MANUAL'),
    );
    expect(text('word/footer1.xml')).toContain('SECTIONPAGES');
    expect(made.document.find(({ path }) => path === 'word/media/logo.jpeg')?.bytes?.length).toBeGreaterThan(
      100,
    );
  });

  it('is in the Word file of a project’s lists, whose lines have no section', () => {
    const files = listsToDocx({
      lists: [{ key: 'warranties', title: 'Warranties', heads: ['Term', 'Warranty'], rows: [] }],
      project: 'Library',
      number: '2418',
      owner: '',
      date: 'Nov 2, 2026',
      day: '2026-11-02',
      paper: 'a4',
      office: sampleOffice,
    });
    const part = (path: string) => files.find((one) => one.path === path);
    expect(part('word/header.xml')?.text).toContain('Reyes &amp; Sons: Library, No. 2418');
    expect(part('word/header.xml')?.text).toContain('r:embed="logo"');
    expect(part('word/footer.xml')?.text).toMatch(/>WARRANTIES<.*Page .* PAGE .* of .* NUMPAGES /);
    expect(part('word/styles.xml')?.text).toContain('w:ascii="Times New Roman"');
    expect(part('word/media/logo.jpeg')?.bytes?.length).toBeGreaterThan(100);
  });

  it('is in the Word file of a substitution request', () => {
    const forms = [{ id: 1, blocks: [{ kind: 'text', text: 'Reason.' }] }] as const;
    const bytes = formsToDocx(forms, {
      title: 'Substitution request for Ridge',
      project: 'Library',
      number: '2418',
      today: '2026-11-02',
      paper: 'a4',
      office: sampleOffice,
    });
    expect(partOf(bytes, 'word/header.xml')).toContain('Reyes &amp; Sons: Library, No. 2418');
    expect(partOf(bytes, 'word/header.xml')).toContain('as of Nov 2, 2026');
    expect(partOf(bytes, 'word/footer.xml')).toContain('SUBSTITUTION REQUEST FOR RIDGE');
    expect(partOf(bytes, 'word/styles.xml')).toContain('w:ascii="Times New Roman"');
    expect(partOf(bytes, 'word/document.xml')).toContain('w:w="11906"');
    expect(partsOf(bytes)['word/media/logo.jpeg']?.length).toBeGreaterThan(100);
  });

  it('is in a spreadsheet’s codes; an ampersand is one, and what would be too long is left out', () => {
    const facts = { project: 'Pier & House', number: '', date: 'Nov 2, 2026', title: 'Warranties' };
    expect(sheetEdges(listEdges({ ...facts, office: sampleOffice }))).toEqual({
      header: '&LReyes && Sons: Pier && House&Ras of Nov 2, 2026',
      footer: '&LWARRANTIES&RPage &P of &N',
    });
    const long = { ...sampleOffice, headLeft: 'L'.repeat(160), headRight: 'R'.repeat(160) };
    expect(sheetEdges(listEdges({ ...facts, office: long })).header).toBe(`&L${'L'.repeat(160)}`);
    expect(sheetEdges(listEdges(facts)).footer).toBe('&LWARRANTIES&RPage &P of &N');
  });

  it('does nothing worse than text with hostile lines', () => {
    const hostile = {
      ...sampleOffice,
      name: '</style><script>alert(1)</script>',
      headLeft: '{office} \\par } {\\field{\\*\\fldinst INCLUDETEXT "c:\\\\x"}}',
      footLeft: '"; } body { background: url(https://x.test) } <w:p>',
    };
    const bad = { ...section, office: hostile };
    expect(sectionToHtml(bad)).not.toMatch(/<script|<\/style>[^]*<\/style>/);
    expect(sectionToRtf(bad)).not.toContain('{\\*\\fldinst INCLUDETEXT');
    expect(partOf(sectionToDocx(bad), 'word/footer.xml')).toContain('&lt;w:p&gt;');
  });

  it('is not part of an issue’s text', () => {
    const print = { ...defaultPrintOptions, office: sampleOffice };
    const packed = packIssue({ print, manual: { ...manualOf([section]), office: sampleOffice } });
    expect(unpackIssue(packed)?.print).toEqual(defaultPrintOptions);
    expect(unpackIssue(packed)?.manual.sections[0]).not.toHaveProperty('office');
  });

  it.runIf(hasLibreOffice)(
    'is what LibreOffice shows of the Word and RTF files',
    { timeout: 120_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'office-'));
      const manual = { ...manualOf([section]), office: sampleOffice };
      const { made } = ended(manualToDocx(manual, () => 3));
      const whole = Object.fromEntries(
        made.document.map(({ path, text, bytes }) => [path, bytes ?? strToU8(text)]),
      );
      writeFileSync(join(folder, 'one.docx'), sectionToDocx(section));
      writeFileSync(join(folder, 'two.rtf'), sectionToRtf(section));
      writeFileSync(join(folder, 'three.docx'), zipSync(whole));
      execFileSync(
        'soffice',
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          'pdf',
          '--outdir',
          folder,
          ...['one.docx', 'two.rtf', 'three.docx'].map((name) => join(folder, name)),
        ],
        { stdio: 'ignore' },
      );
      for (const name of ['one', 'two', 'three']) {
        const bytes = readFileSync(join(folder, `${name}.pdf`));
        const { pages } = await readPdf(bytes);
        const last = (pages.at(-1) ?? [])
          .map((one) => one.text)
          .join(' ')
          .replaceAll(/\s+/g, ' ');
        expect(last).toMatch(/Reyes & Sons: (?:Riverside )?Library/);
        expect(last).toMatch(/Page \d+ of \d+/);
        expect(/\/Subtype ?\/Image/.test(new TextDecoder('latin1').decode(bytes))).toBe(true);
      }
      rmSync(folder, { recursive: true });
    },
  );
});
