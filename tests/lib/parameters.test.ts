import { describe, expect, it } from 'vitest';

import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { divisionSidebar } from '#src/domain/division-sidebar.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { positiveIntegerFrom, positiveIntegersFrom } from '#src/lib/positive-integer.ts';
import { safeNameFrom, searchTermsFrom } from '#src/lib/safe-params.ts';

describe('an id in a link', () => {
  it.each([
    ['1', 1],
    ['99404', 99404],
    ['2147483647', 2147483647],
  ])('%s is read', (text, id) => {
    expect(positiveIntegerFrom(text)).toBe(id);
  });

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1\n',
    '１',
    '2147483648',
    '99999999999',
    'NaN',
    '__proto__',
  ])('%j is refused', (text) => {
    expect(positiveIntegerFrom(text)).toBeNull();
  });

  it.each([
    ['1', [1]],
    ['3,1,2', [3, 1, 2]],
    ['2,2,1,2', [2, 1]],
  ])('the list %s is read, each id once', (text, ids) => {
    expect(positiveIntegersFrom(text)).toEqual(ids);
  });

  it.each([
    '',
    ',',
    '1,',
    '1,,2',
    '1, 2',
    '1,x',
    '1;2',
    Array.from({ length: 201 }, (_, i) => i + 1).join(','),
  ])('the list %j is refused', (text) => {
    expect(positiveIntegersFrom(text)).toBeNull();
  });
});

it.each([
  [null, 1],
  [undefined, 1],
  ['', 1],
  ['1', 1],
  ['13', 13],
  ['0', null],
  ['-2', null],
  ['two', null],
  ['10001', null],
])('page %j of a list is %j', (text, page) => {
  expect(pageNumberFrom(text)).toBe(page);
});

describe('what someone searches for', () => {
  it.each([
    ['roof', 'roof'],
    ['  curtain wall ', 'curtain wall'],
    ['5/8" Type X', '5/8" Type X'],
    ['07 42 13', '07 42 13'],
    ['R-30 .. R-49', 'R-30 .. R-49'],
    ['عزل ‏حراري', 'عزل ‏حراري'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['日'.repeat(200), '日'.repeat(200)],
    ['👷'.repeat(200), '👷'.repeat(200)],
  ])('%j is taken', (text, terms) => {
    expect(searchTermsFrom(text)).toBe(terms);
  });

  it.each([
    '',
    '   ',
    '..',
    '../../api/users',
    '..\\x',
    'a/..',
    '..%2f..%2fapi',
    'x%252Fy',
    'roof\u0000',
    'roof\nwall',
    '\u0085x',
    '\ud83d',
    'x'.repeat(201),
    'x'.repeat(10_000),
  ])('%j never reaches a call', (text) => {
    expect(searchTermsFrom(text)).toBeNull();
  });
});

describe('a name in a link', () => {
  it.each(['northfold-075423', 'northfold', 'Catalog 2026.pdf', 'søn', '...'])('%s is taken', (text) => {
    expect(safeNameFrom(text)).toBe(text);
  });

  it.each(['', '.', '..', 'a/b', '/a', 'a\\b', 'a%2Fb', 'a%255cb', 'a\tb', '\udc00', 'x'.repeat(201)])(
    '%j never reaches a call',
    (text) => {
      expect(safeNameFrom(text)).toBeNull();
    },
  );
});

describe('content types', () => {
  it('each have their own mark', () => {
    expect(new Set(contentTypes.map((type) => contentTypeWords[type].code)).size).toBe(contentTypes.length);
  });

  it.each(['cad', 'sw', 'webinar'])('%s is one', (text) => {
    expect(contentTypeFrom(text)).toBe(text);
  });

  it.each(['', 'CAD', 'cads', 'company', 'constructor', '__proto__', 'toString', 'cad/1'])(
    '%j is none',
    (text) => {
      expect(contentTypeFrom(text)).toBeNull();
    },
  );

  it('are listed beside a division in the order and words of the trade', () => {
    expect(divisionSidebar.map(({ label, contentType }) => [label, contentType])).toEqual([
      ['CAD Details', 'cad'],
      ['BIM', 'bim'],
      ['Certifications', 'certificate'],
      ['EPDs', 'epd'],
      ['HPDs', 'hpd'],
      ['Building Products', 'product'],
      ['CSI Specifications', 'spec'],
      ['SpecWizards', 'sw'],
      ['Videos', 'video'],
      ['e-Catalogs', 'catalog'],
    ]);
  });
});
