import { strToU8, zipSync } from 'fflate';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { manualToDocx } from '#src/domain/project-manual/manual-to-docx.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
import { ended, manualOf, sectionOf } from '#tests/domain/project-manual/manual-samples.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';
import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'section-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Case {
  format: 'docx' | 'rtf';
  numbering: '1.1' | '1.01';
  notes: 'hidden' | 'remove';
}
const cases: readonly Case[] = [
  { format: 'docx', numbering: '1.1', notes: 'remove' },
  { format: 'docx', numbering: '1.01', notes: 'hidden' },
  { format: 'rtf', numbering: '1.1', notes: 'hidden' },
  { format: 'rtf', numbering: '1.01', notes: 'remove' },
];
/** A project manual of two sections, the first of several pages. */
function manualFile(): Uint8Array {
  const sections = [sectionOf('075423', 'Membrane Roofing', 120), sectionOf('079200', 'Joint Sealants')];
  const { made } = ended(manualToDocx(manualOf(sections), () => 99));
  return zipSync(Object.fromEntries(made.document.map(({ path, text }) => [path, strToU8(text)])));
}

const nameOf = ({ format, numbering, notes }: Case): string => `${format}-${numbering}-${notes}`;

/** Where LibreOffice is installed, it opens the files and counts for itself. */
describe.runIf(hasLibreOffice)('LibreOffice shows the lines and numbers of the screen', () => {
  beforeAll(() => {
    for (const one of cases) {
      const { format, numbering, notes } = one;
      const section = sample({ numbering, notes });
      const bytes = format === 'docx' ? sectionToDocx(section) : sectionToRtf(section);
      writeFileSync(join(folder, `${nameOf(one)}.${format}`), bytes);
    }
    writeFileSync(join(folder, 'manual.docx'), manualFile());
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...cases.map((one) => join(folder, `${nameOf(one)}.${one.format}`)),
        join(folder, 'manual.docx'),
      ],
      { stdio: 'ignore' },
    );
  }, 120_000);

  it.each(cases)('of $format, $numbering, notes: $notes', async (one) => {
    const { numbering, notes } = one;
    const { body } = await readPdf(readFileSync(join(folder, `${nameOf(one)}.pdf`)));
    const expected = sample({ numbering, notes }).lines.flatMap(({ kind, label, text, rows }) =>
      kind === 'note' ? [] : [`${label} ${text}`, ...rows.flatMap(({ cells }) => cells)],
    );
    // No font of a plain installation has that script.
    const words = (text: string): string => text.replace(/\s+|\p{Script=Han}/gu, '');
    expect(words(body)).toContain(words(expected.join(' ')));
    expect(body).not.toContain('Note to specifier');
  });

  it('of a project manual: each section from page 1 and number 1, and the contents know how many pages it has', async () => {
    const { feet, pages } = await readManual(readFileSync(join(folder, 'manual.pdf')));
    const count = feet.filter((foot) => foot.startsWith('MEMBRANE ROOFING')).length;
    expect(count).toBeGreaterThan(2);
    expect(feet[1]).toContain('TOC - i');
    expect(feet.slice(2, 2 + count).map((foot) => /07 54 23 - \d+$/.exec(foot)?.[0])).toEqual(
      Array.from({ length: count }, (_, index) => `07 54 23 - ${index + 1}`),
    );
    expect(pages[1]).toMatch(new RegExp(String.raw`Membrane Roofing[. ]*${count} 07 92 00`));
    const next = pages[2 + count] ?? '';
    expect(next).toMatch(
      /SECTION 07 92 00 .*PART 1 GENERAL 1\.1 SECTION INCLUDES A\. Insulated metal wall panels/,
    );
  });
});
