import { describe, expect, it } from 'vitest';

import { pdfFaces } from '#src/reference-api/files/documents/pdf/pdf-faces.ts';
import { inPdfLetters } from '#src/reference-api/files/documents/pdf/pdf-letters.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const isDrawn = (letter: string) =>
  pdfFaces().regular.some(({ glyphs }) => glyphs.has(letter.codePointAt(0) ?? 0));

describe('letters of the papers', () => {
  it.each([
    ['屋根用断熱パネル (Export Range)', 'Yaneyō dannetsu paneru (Export Range)'],
    ['لوح عزل صلب - Rigid Board for Gulf Projects', 'Lawh azl sulb - Rigid Board for Gulf Projects'],
    ['6.43 kg CO₂e, 2 mol H⁺ eq.', '6.43 kg CO2e, 2 mol H+ eq.'],
    ['a̋', 'a'],
    ['Åkermann Façades', 'Åkermann Façades'],
  ])('%s is printed as %s', (text, printed) => {
    expect(inPdfLetters(text)).toBe(printed);
  });

  it('are all in the font: no title of the library is printed as boxes', () => {
    const titles = (['product', 'datasheet', 'epd', 'hpd', 'certificate', 'catalog'] as const).flatMap(
      (type) => world.content.all(type).flatMap(({ title, summary }) => [title, summary]),
    );
    expect(titles.length).toBeGreaterThan(1000);
    expect(titles.filter((text) => ![...inPdfLetters(text)].every(isDrawn))).toEqual([]);
  });
});
