import { describe, expect, it } from 'vitest';
import { inchText, scaleText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { shortenText, textWidth, wrapText } from '#src/reference-api/drawings/drafting/text-metrics.ts';

describe('sizes as a drawing states them', () => {
  it.each([
    [0.625, '5/8"'],
    [3.5, '3 1/2"'],
    [12, `1'-0"`],
    [18.5, `1'-6 1/2"`],
    [42, `3'-6"`],
    [0, '0"'],
    [11.99, `1'-0"`],
    [0.03, '0"'],
  ])('%s inches read %s', (inches, text) => {
    expect(inchText(inches)).toBe(text);
  });

  it.each([
    [4, `3" = 1'-0"`],
    [1, 'FULL SIZE'],
    [7, 'NOT TO SCALE'],
  ])('a scale of %s reads %s', (scale, text) => {
    expect(scaleText(scale)).toBe(text);
  });

  it('breaks a note into lines that fit, and leaves a long word whole', () => {
    const lines = wrapText('POLYISOCYANURATE INSULATION, 2 LAYERS, JOINTS STAGGERED', 0.08, 2.3);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => textWidth(line, 0.08) > 2.3)).toEqual([]);
    expect(wrapText('X'.repeat(80), 0.08, 2.3)).toHaveLength(1);
  });

  it('cuts a line that is too long for its box and says so', () => {
    const cut = shortenText('W'.repeat(60), 0.1, 2);
    expect(cut.endsWith('...')).toBe(true);
    expect(textWidth(cut, 0.1)).toBeLessThanOrEqual(2);
  });
});
