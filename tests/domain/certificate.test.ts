import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { certificateToPdf, notCreditNotice } from '#src/domain/learning/certificate.ts';

const font = ({ weight, script }: { weight: number; script: string }) =>
  readFile(`node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${weight}-normal.woff`);

const certificate = {
  name: 'Zoë Łukasiewicz',
  course: 'Air Barrier Continuity: From One Red Line to a Tested Building',
  provider: 'Tidewrack Waterproofing',
  hours: '1 h',
  right: 5,
  of: 5,
  on: '2026-11-02',
};

it('a certificate is one tagged PDF page, the same each time, and says that it is no credit', async () => {
  const bytes = await certificateToPdf(certificate, font);
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/Count 1');
  expect(text).toContain('/MarkInfo<</Marked true>>');
  expect(text).toContain('/S/H1');
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(Buffer.from(await certificateToPdf(certificate, font)).equals(Buffer.from(bytes))).toBe(true);
  expect(notCreditNotice).toContain('not continuing-education credit');
});
