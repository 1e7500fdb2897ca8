import { describe, expect, it } from 'vitest';

import { csiSelectionFrom } from '#src/domain/masterformat/csi-selection.ts';

describe('what a division or section number in a link stands for', () => {
  it.each([
    ['075423', 'section', '075423', 1],
    ['07-54-23', 'section', '075423', 1],
    ['07 54 23', 'section', '075423', 1],
    ['7.54.23', 'section', '075423', 1],
    ['07540', 'section', '075423', 1],
    ['07421323', 'section', '07421323', 1],
    ['07 42 13.99', 'section', '074213', 1],
    ['07410', 'several', '07410', 2],
    ['09 20 00', 'several', '092000', 2],
    ['07', 'division', '07', 3],
    ['division 7', 'division', '07', 3],
    ['070000', 'division', '07', 3],
    ['15', 'several', '15000', 3],
    ['15000', 'several', '15000', 3],
  ])('%s is a %s, %s', (text, kind, key, atLeast) => {
    const found = csiSelectionFrom(text);
    expect([found?.kind, found?.key]).toEqual([kind, key]);
    expect(found?.sections.length).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(['', '99', '7', '075499', '17000', 'roofing', '075423\0', '07\n', '0'.repeat(10_000)])(
    '%j names nothing',
    (text) => {
      expect(csiSelectionFrom(text)).toBeNull();
    },
  );

  it('says the title in its edition and the division that holds it', () => {
    expect(csiSelectionFrom('15000')).toMatchObject({ title: 'Mechanical', division: null, edition: '95' });
    expect(csiSelectionFrom('07410')).toMatchObject({
      title: 'Metal Roof and Wall Panels',
      division: { number: '07' },
    });
    expect(csiSelectionFrom('075423')?.title).toBe('Thermoplastic-Polyolefin Roofing');
  });
});
