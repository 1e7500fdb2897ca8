import { describe, expect, it } from 'vitest';

import { sectionContext } from '#src/domain/masterformat/section-context.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { sectionsNamed } from '#src/domain/masterformat/sections-named.ts';

const digitsOf = (text: string) => sectionsNamed(text).map(({ digits }) => digits);

describe('the sections that a number in a link names', () => {
  it.each<[text: string, found: readonly string[]]>([
    ['075423', ['075423']],
    ['07 54 23', ['075423']],
    ['07-54-23', ['075423']],
    ['7.54.23', ['075423']],
    ['section 07 54 23', ['075423']],
    ['07540', ['075423']],
    ['07421323', ['07421323']],
    ['07 42 13.23', ['07421323']],
    ['07 42 13.99', ['074213']],
    ['075400', ['075423']],
    ['07410', ['074113', '074213']],
    ['07412', ['074113', '074213']],
    ['09 20 00', ['092216', '092900']],
    ['13400', ['407100']],
  ])('%s: %j', (text, found) => {
    expect(digitsOf(text)).toEqual(found);
  });

  it.each([
    '',
    '07',
    '070000',
    '07000',
    '075499',
    '079999',
    '995423',
    '0754231',
    'roof',
    '../075423',
    '075423\n',
    '075423\u0000',
    '0'.repeat(10_000),
    '__proto__',
  ])('%j names none', (text) => {
    expect(sectionsNamed(text)).toEqual([]);
  });
});

describe('what stands around a section', () => {
  it('are the sections of its division, its former title and what else came from there', () => {
    const section = findSection('074113');
    if (!section) throw new Error('There is no such section.');
    const { inDivision, formerTitle, sameFormer } = sectionContext(section);
    expect(inDivision.every(({ digits }) => digits.startsWith('07'))).toBe(true);
    expect(inDivision).toContain(section);
    expect(formerTitle).toBe('Metal Roof and Wall Panels');
    expect(sameFormer.map(({ digits }) => digits)).toEqual(['074213']);
  });
});
