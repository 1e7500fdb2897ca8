import { describe, expect, it } from 'vitest';

import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
import { readRtf } from '#tests/domain/specification/writers/read-rtf.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

const numbered = (lines: readonly { label: string; text: string }[]) =>
  lines.filter(({ label }) => label !== '').map(({ label, text }) => `${label} ${text}`);

describe('the RTF file of a section', () => {
  it.each([
    ['1.1', defaultPrintOptions],
    ['1.01', { ...defaultPrintOptions, numbering: '1.01', units: 'si' }],
  ] as const)('counts by itself to the numbers of the screen: %s', (_, options) => {
    const section = sample(options);
    const { lines, listTexts } = readRtf(sectionToRtf(section));
    expect(numbered(lines)).toEqual(numbered(section.lines));
    // Readers that know no lists show the same.
    expect(listTexts).toEqual(section.lines.flatMap(({ label }) => (label === '' ? [] : [label])));
  });

  it.each([
    ['remove', []],
    ['hidden', [true, true, true]],
    ['visible', [false, false, false]],
  ] as const)('notes to the specifier: %s', (notes, expected) => {
    const { lines } = readRtf(sectionToRtf(sample({ notes })));
    const found = lines.filter(({ text }) => text.startsWith('Note to specifier: '));
    expect(found.map(({ isHidden }) => isHidden)).toEqual(expected);
  });

  it('has tables, any sign of any script, and the styles by name', () => {
    const rtf = sectionToRtf(sample());
    const { lines, cells } = readRtf(rtf);
    expect(cells.slice(0, 6)).toEqual([
      'Type',
      'Thickness',
      'Finish',
      'MP-1',
      '4 in',
      'PVDF, two coats | bronze',
    ]);
    expect(lines.map(({ text }) => text)).toContain(
      'Fire: “Class A” per {code} \\ path & 5 < 6 *always* _so_ [x] – naïve, Ωmega, 工場.',
    );
    for (const style of ['PRT', 'ART', 'PR1', 'PR5', 'CMT', 'EOS']) expect(rtf).toContain(` ${style};}`);
    expect(rtf).toMatch(/^[\x20-\x7e\r\n]+$/);
  });
});
