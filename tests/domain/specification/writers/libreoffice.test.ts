import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
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
});
