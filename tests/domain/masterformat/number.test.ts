import { describe, expect, it } from 'vitest';

import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { divisionOf, parseSectionNumber } from '#src/domain/masterformat/number.ts';

describe('A section number is read however a specifier types it', () => {
  it.each([
    ['074213', '074213', 4],
    ['07 42 13', '074213', 4],
    ['07-42-13', '074213', 4],
    ['07.42.13', '074213', 4],
    ['07_42_13', '074213', 4],
    ['07–42–13', '074213', 4],
    ['07\u00a042\u00a013', '074213', 4],
    ['7 42 13', '074213', 4],
    ['  074213  ', '074213', 4],
    ['Section 07 42 13', '074213', 4],
    ['SEC. 07 42 13', '074213', 4],
    ['CSI 074213', '074213', 4],
    ['０７４２１３', '074213', 4],
    ['07421323', '07421323', 5],
    ['07 42 13.23', '07421323', 5],
    ['07 42 13 23', '07421323', 5],
    ['074213.23', '07421323', 5],
    ['07 42 13.00', '074213', 4],
    ['07 42 00', '074200', 3],
    ['07-4213', '074213', 4],
    ['07 4213', '074213', 4],
    ['07.4213', '074213', 4],
    ['0742 13', '074213', 4],
    ['08-7100', '087100', 3],
    ['07-42 13', '074213', 4],
    ['074213-23', '07421323', 5],
    ['07−42−13', '074213', 4],
    ['07‑42‑13', '074213', 4],
    ['07\u202F42\u202F13', '074213', 4],
    ['07\u00AD42\u200B13', '074213', 4],
    ['07\u2060 42 13\uFEFF', '074213', 4],
    ['07 42', '074200', 3],
    ['07 40 00', '074000', 2],
    ['07 00 00', '070000', 1],
    ['07', '070000', 1],
    ['00', '000000', 1],
    ['division 7', '070000', 1],
    ['Division 07', '070000', 1],
    ['div. 7', '070000', 1],
    ['div07', '070000', 1],
    ['48 14 00', '481400', 3],
  ] as const)('%j is %s of the 2004 edition', (text, digits, level) => {
    expect(parseSectionNumber(text)).toEqual({
      edition: '04',
      digits,
      level,
      division: digits.slice(0, 2),
    });
  });

  it.each([
    ['07410', '07410', 3],
    ['07412', '07412', 4],
    ['07400', '07400', 2],
    ['07000', '07000', 1],
    ['00400', '00400', 2],
    ['16510', '16510', 3],
    ['section 15850', '15850', 3],
    ['division 15', '15000', 1],
    ['Div 16', '16000', 1],
  ] as const)('%j is %s of the 1995 edition', (text, digits, level) => {
    expect(parseSectionNumber(text)).toEqual({
      edition: '95',
      digits,
      level,
      division: digits.slice(0, 2),
    });
  });

  it.each([
    '',
    ' ',
    '7',
    '742',
    '0742',
    '0742131',
    '074213231',
    '15',
    '99',
    '29 00 00',
    '154213',
    '49 11 13',
    '17410',
    '31250',
    'division',
    'division 20',
    'division 99',
    'division 007',
    'section',
    'roof',
    'metal panels 07 42 13',
    '07 42 1a',
    '07 42 13.2',
    '-07 42 13',
    '07,42,13',
    '07 42 13; drop table',
    '٠٧٤٢١٣',
    '<b>074213</b>',
    '1e5',
    '0x0742',
    '07'.repeat(5000),
    `${' '.repeat(50_000)}074213`,
  ])('%j is no section number', (text) => {
    expect(parseSectionNumber(text)).toBeNull();
  });
});

describe('A section number is printed as its edition prints it', () => {
  it.each([
    ['074213', '04', '07 42 13'],
    ['07421313', '04', '07 42 13.13'],
    ['000000', '04', '00 00 00'],
    ['07410', '95', '07410'],
    ['07', '04', '07'],
    ['7421', '04', '7421'],
    ['', '04', ''],
  ] as const)('%s of %s is printed %j', (digits, edition, printed) => {
    expect(formatSection(digits, edition)).toBe(printed);
  });

  it.each(['074213', '07421323', '000000', '481500'])(
    'what is printed for %s reads back the same',
    (digits) => {
      expect(parseSectionNumber(formatSection(digits, '04'))?.digits).toBe(digits);
    },
  );
});

describe('A number names the division it stands in', () => {
  it.each([
    ['074213', '07'],
    ['07421323', '07'],
    ['07410', '07'],
    ['07', '07'],
    ['0', ''],
    ['0742', ''],
    ['07 42 13', ''],
    ['', ''],
    ['roof', ''],
  ])('%j stands in %j', (digits, division) => {
    expect(divisionOf(digits)).toBe(division);
  });
});
