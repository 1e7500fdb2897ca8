import { describe, expect, it } from 'vitest';

import { suggestSections } from '#src/domain/masterformat/suggest-sections.ts';

describe('The sections that someone may mean who has typed so far', () => {
  it.each([
    ['07 42 13', '04', '074213'],
    ['074213', '04', '074213'],
    ['07-42-13', '04', '074213'],
    ['section 07 42 13', '04', '074213'],
    ['07 42', '04', '074213'],
    ['0742', '04', '074213'],
    ['07.54', '04', '075423'],
    ['07410', '04', '074113'],
    ['07540', '04', '075423'],
    ['0741', '95', '074113'],
    ['metal wa', '04', '074213'],
    ['WALL PANELS METAL', '04', '074213'],
    ['curtain', '04', '084413'],
  ] as const)('%s, read in %s', (typed, edition, first) => {
    expect(suggestSections(typed, edition, 3)[0]?.digits).toBe(first);
  });

  it('are both where an old number was split', () => {
    expect(suggestSections('07410', '04', 3).map(({ digits }) => digits)).toEqual(['074113', '074213']);
  });

  it.each(['', '0', 'm', ' ', '99 99', 'zzzz', '%%', '\u0000'])('are none for «%s»', (typed) => {
    expect(suggestSections(typed, '04', 3)).toEqual([]);
  });

  it('are no more than asked for, each once', () => {
    const found = suggestSections('panel', '04', 3);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
  });
});
