import { describe, expect, it } from 'vitest';

import { ask, found } from '#tests/reference-api/search/ask.ts';

/** The first hit, and others that must be found. */
type Row = [terms: string, first: string, alsoFound?: string[]];

const tables: readonly { about: string; rows: Row[] }[] = [
  {
    about: 'Words as a specifier types them',
    rows: [
      ['standing seam', 'product-3'],
      ['roof panel metal standing seam', 'product-3'],
      ['doors wood flush', 'product-12'],
      ['ridgeline', 'product-3'],
      ['gypsum boards', 'product-14', ['product-15', 'spec-3']],
      ['acoustical ceiling panels', 'product-17'],
      ['partitions toilet', 'product-18'],
      ['northfold membrane', 'product-1'],
      ['tpo roof cad', 'cad-1', ['cad-2']],
      ['hollow metal door revit', 'bim-1'],
      ['tpo membrane epd', 'epd-1'],
      ['northfold roofing systems', 'company-31250'],
      ['the panel for a metal wall', 'product-4', ['product-6', 'product-5']],
    ],
  },
  {
    about: 'A word that is still being typed',
    rows: [
      ['acousti', 'product-17'],
      ['hollow met', 'product-10', ['product-11', 'bim-1']],
      ['lumaf', 'product-6'],
      ['gypsum bo', 'product-15', ['product-14', 'spec-3']],
      ['accoustical pan', 'product-17'],
    ],
  },
  {
    about: 'Standards, model numbers and measures',
    rows: [
      ['ASTM E84', 'product-4'],
      ['astm e-84', 'product-4'],
      ['astm e 84', 'product-4'],
      ['E84', 'product-4'],
      ['UL 263', 'product-14'],
      ['UL263', 'product-14'],
      ['ul 10c', 'product-10'],
      ['ESR-1234', 'certificate-1', ['product-16']],
      ['esr 1234', 'certificate-1', ['product-16']],
      ['NFPA 285', 'product-6'],
      ['NF-TPO-60', 'product-1'],
      ['nf tpo 60', 'product-1'],
      ['nftpo60', 'product-1'],
      ['NF-TPO', 'product-1'],
      ['B-1634', 'product-10'],
      ['b1634', 'product-10'],
      ['HMD-102', 'cad-6'],
      ['5/8"', 'product-14'],
      ['5/8″', 'product-14'],
      ['⅝ in', 'product-14'],
      ['5/8 inch gypsum', 'product-14'],
      ['5/8 gypsum board', 'product-14'],
      ['.625 in', 'product-14'],
      ['16 ga', 'product-9', ['product-10']],
      ['16ga', 'product-9', ['product-10']],
      ['16 gauge', 'product-9', ['product-10']],
      ['16-gage door', 'product-10'],
      ['R-30', 'product-1', ['product-5']],
      ['R30', 'product-1', ['product-5']],
      ['r 30 panel', 'product-5'],
      ['1-1/2', 'product-21'],
      ['1 1/2"', 'product-21'],
      ['60 mil', 'product-1'],
      ['60-mil tpo', 'product-1'],
      ['1 hour', 'product-14'],
      ['3 hr door', 'product-10'],
      ['3-5/8 stud', 'product-16'],
      ['type x', 'product-14'],
      ['NRC 0.75', 'product-17'],
    ],
  },
  {
    about: 'The trade’s other words',
    rows: [
      ['drywall', 'product-14', ['product-15', 'spec-3', 'product-16']],
      ['drywall stud', 'product-16'],
      ['bathroom partitions', 'product-18'],
      ['HM door', 'product-10', ['product-11', 'bim-1', 'cad-6']],
      ['curtainwall', 'product-7', ['cad-4']],
      ['ACM', 'product-6'],
      ['sandwich panel', 'product-5'],
      ['toilet', 'product-20', ['product-18']],
      ['lav', 'product-19', ['bim-2']],
      ['tap', 'product-21', ['product-19']],
      ['thermoplastic polyolefin', 'product-1', ['spec-1', 'epd-1']],
      ['drop ceiling', 'product-17'],
      ['fire-rated partition board', 'product-14'],
    ],
  },
  {
    about: 'Names with accents and apostrophes',
    rows: [
      ['son facade', 'product-7', ['company-40417']],
      ['Søn façades', 'product-7', ['company-40417']],
      ['ohalloran', 'company-40417', ['product-6']],
      ["O'Halloran", 'company-40417'],
      ['O’Halloran & Søn Façades', 'company-40417'],
      ['halloran', 'company-40417'],
      ['o halloran', 'company-40417'],
    ],
  },
];

describe.each(tables)('$about', ({ rows }) => {
  it.each(rows)('%s', (terms, first, also = []) => {
    const ids = found(ask(terms));
    expect(ids[0]).toBe(first);
    expect(ids).toEqual(expect.arrayContaining(also));
  });
});

describe('Section numbers in any spelling', () => {
  it.each(['074213', '07 42 13', '07-42-13', '07.42.13', '7 42 13', 'section 07 42 13', '  07 42 13 '])(
    '%s: the section’s own items first, then those under it',
    (terms) => {
      const result = ask(terms);
      expect(found(result)).toEqual([
        'product-4',
        'product-5',
        'cad-3',
        'spec-2',
        'company-31250',
        'product-6',
        'company-40417',
      ]);
      expect(result.section).toEqual({ number: '074213', number95: '07410', title: 'Metal Wall Panels' });
    },
  );

  it.each([
    ['07410, of the edition of 1995', '07410', ['product-3', 'product-4', 'product-5', 'product-9', 'cad-3']],
    ['a group of sections', '07 42 00', ['product-4', 'product-5', 'product-6', 'product-8']],
    ['a division', 'division 09', ['product-14', 'product-15', 'product-16', 'product-17', 'cad-5']],
    ['a division, short', 'div 9', ['product-14', 'product-15', 'product-16', 'product-17', 'cad-5']],
    ['a division by its two digits', '09', ['product-14', 'product-15', 'product-16', 'product-17', 'cad-5']],
    ['with words: only that section', '07 42 13 insulated', ['product-5']],
    ['words before the number', 'northrib 074213', ['product-4']],
  ])('%s', (_, terms, first) => {
    expect(found(ask(terms)).slice(0, first.length)).toEqual(first);
  });

  it('finds nothing in a section that has nothing, but names the section', () => {
    const result = ask('26 51 00');
    expect(result.hits.total.value).toBe(0);
    expect(result.section?.title).toBe('Interior Lighting');
  });

  it('names the section when its title is typed', () => {
    expect(ask('metal wall panel').section?.number).toBe('074213');
    expect(ask('wall').section).toBeNull();
  });

  it('takes a number for a company where it is one', () => {
    expect(found(ask('31250'))[0]).toBe('company-31250');
  });
});

describe('Standards, model numbers and measures', () => {
  it('does not take one measure for another', () => {
    expect(found(ask('16 ga'))).not.toContain('product-4');
    expect(found(ask('1/2 in'))).not.toContain('product-14');
  });
});

describe('The trade’s other words', () => {
  it('ranks the typed word before its synonym', () => {
    const ids = found(ask('faucet'));
    expect(ids.indexOf('product-21')).toBeLessThan(ids.indexOf('company-52086'));
  });

  it('does not read a broad word backwards: a search for TPO is not one for all roofing', () => {
    expect(found(ask('tpo'))).not.toContain('product-9');
  });
});

describe('Names with accents and apostrophes', () => {
  it('shows both makers of one name', () => {
    expect(found(ask('ironwood doors')).slice(0, 2)).toEqual(['company-44120', 'company-44121']);
  });
});

describe('Words of which some find nothing', () => {
  it('shows what answers the most of them', () => {
    expect(found(ask('phenolic toilet compartment zinc'))).toEqual(['product-18']);
  });

  it.each(['metal tile lavatory grout', 'qqqq', 'qqqq wwww'])('finds nothing for %s', (terms) => {
    expect(ask(terms).hits.total.value).toBe(0);
  });
});
