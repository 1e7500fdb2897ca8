import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { compared, comparedSection, linesOf, opened } from '#tests/domain/office-sections/round-trip.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'office-section-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.runIf(!hasLibreOffice)('LibreOffice is not installed: its own files are not tried', () => {
  expect(hasLibreOffice).toBe(false);
});

/** LibreOffice takes our Word file, makes its own document of it, and saves that as Word and RTF. */
describe.runIf(hasLibreOffice)('a section of ours that LibreOffice saved comes back whole', () => {
  const section = { ...sample({ notes: 'hidden' }), manufacturerNote: null };
  const convert = (to: string, file: string): void => {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', to, '--outdir', folder, join(folder, file)],
      {
        stdio: 'ignore',
      },
    );
  };
  beforeAll(() => {
    writeFileSync(join(folder, 'ours.docx'), sectionToDocx(section));
    convert('odt', 'ours.docx');
    convert('docx', 'ours.odt');
    convert('rtf', 'ours.odt');
  }, 120_000);

  it.each(['ours.docx', 'ours.rtf'])('%s', (name) => {
    const back = opened(name, readFileSync(join(folder, name)));
    expect(back.number).toBe('074213');
    expect(compared(linesOf(back))).toEqual(comparedSection(section));
  });
});
