import { describe, expect, it } from 'vitest';

import { paletteGroups } from '#src/components/palette/rows.ts';
import { interpretationText } from '#src/components/palette/interpretation.ts';
import type { Action } from '#src/components/palette/actions.ts';

const action = (id: string, label: string, words = ''): Action => ({
  id,
  label,
  words,
  run: () => undefined,
});
const known: Parameters<typeof paletteGroups>[1] = {
  suggested: null,
  actions: [action('print', 'Print this page', 'paper'), action('si', 'Show values in SI units', 'metric')],
  visited: [{ href: '/product/1', title: 'Brightdeck Reinforced TPO Membrane' }],
  searches: ['hollow metal door'],
  mf: '04',
};
const lines = (typed: string, changes: Partial<typeof known> = {}) =>
  paletteGroups(typed, { ...known, ...changes }).flatMap(({ title, rows }) =>
    rows.map(({ text, href, action: does }) => `${title}: ${text} → ${href ?? does?.id}`),
  );

describe('the lines of the palette', () => {
  it.each(['075423', '07 54 23', '07-54-23', '7.54.23', 'Section 07 54 23', 'csi 075423'])(
    '%s leads to the section first, and to what is wanted of it',
    (typed) => {
      expect(lines(typed).slice(0, 4)).toEqual([
        'Go to section: Thermoplastic-Polyolefin Roofing → /content-type/product/07/075423',
        'Go to section: CAD details of this section → /content-type/cad/07/075423',
        'Go to section: BIM objects of this section → /content-type/bim/07/075423',
        'Go to section: Specifications of this section → /content-type/spec/07/075423',
      ]);
    },
  );

  it('a number of 1995 leads to what it is called now', () => {
    expect(lines('08110')[0]).toMatch(/^Go to section: .+ → \/content-type\/product\/08\/081\d+$/);
  });

  it('a division leads to the division', () => {
    expect(lines('07')[0]).toBe('Go to section: Thermal and Moisture Protection → /content-type/product/07');
  });

  it.each([
    ['print', 'Actions: Print this page → print'],
    ['metric', 'Actions: Show values in SI units → si'],
    ['favor', 'Pages: Favorites → /account/favorites'],
    ['what new', 'Pages: What’s new → /whats-new'],
    ['declaration', 'Search: Search the library for “declaration” → /search/declaration'],
    ['bright memb', 'Recently viewed: Brightdeck Reinforced TPO Membrane → /product/1'],
  ])('«%s» has the line «%s»', (typed, line) => {
    expect(lines(typed)).toContain(line);
  });

  it('without words it has what was looked at and searched for, and what can be done', () => {
    expect(lines('')).toEqual([
      'Recently viewed: Brightdeck Reinforced TPO Membrane → /product/1',
      'Recent searches: hollow metal door → /search/hollow%20metal%20door',
      'Actions: Print this page → print',
      'Actions: Show values in SI units → si',
    ]);
  });

  it.each([
    ['>', ['Actions: Print this page → print', 'Actions: Show values in SI units → si']],
    ['> pri', ['Actions: Print this page → print']],
    ['>no such thing', []],
  ])('behind «%s» only actions are offered', (typed, expected) => {
    expect(lines(typed)).toEqual(expected);
  });

  it('puts what the library answers below what stood there before it', () => {
    const before = lines('northfold');
    const after = lines('northfold', {
      suggested: {
        sections: [],
        manufacturers: [
          { coid: 31250, company: 'Northfold Roofing Systems', companySlug: 'northfold', place: 'Ohio' },
        ],
        products: [],
        records: [],
        types: [],
      },
    });
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)).toBe('Manufacturers: Northfold Roofing Systems → /company/northfold-31250');
  });
});

describe('what is typed is understood as', () => {
  it.each([
    ['', ''],
    ['074213', 'Section 07 42 13'],
    ['division 7', 'Division 07 Thermal and Moisture Protection'],
    ['> print', 'Action'],
    ['roof edge', 'Text search'],
    ['STC>=50 metal door', '“metal door” with STC ≥ 50'],
    ['08110', expect.stringMatching(/^MasterFormat 1995 08110, now 08 1/)],
    ['07 99 99', 'Section 07 99 99, not in MasterFormat'],
  ])('«%s»: %s', (typed, words) => {
    expect(interpretationText(typed, 'ip')).toEqual(words);
  });
});
