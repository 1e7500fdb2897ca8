import * as fc from 'fast-check';

import { hostileTexts } from '#tests/support/hostile-texts.ts';

/** What people and programs really send, somewhere. */
export const honestTexts = [
  '',
  'Ada',
  'Reyes Architects',
  'ada@lintel.test',
  'nobody@firm.example',
  '(203) 929-9444',
  '06484',
  '02903-1234',
  'T2P 1J9',
  'RI',
  'AB, CAN',
  'www.example.com',
  'https://example.com/details?page=2',
  '2026-11-02',
  '2026-11-02T12:00:00.000Z',
  '1,250.00',
  '07',
  '04',
  '95',
  '075423',
  '07 54 23',
  '31250',
  'northfold',
  'northfold-075423',
  'northfold-075423:4',
  'roof edge',
  'stc:50..,gwp:..12',
  'ASTM E84',
  'astm-e84',
  'true',
  '1',
  'a long password',
  'specify-2026',
  'demo-report',
  'demo-reset-token',
  'Which edge fits a curved parapet?',
  '*',
] as const;

/** Halves of a pair of code units, which no text in UTF-8 has. */
const brokenTexts = ['\ud800', 'roof \udfff edge', '\udc00\ud800'] as const;

const oddTexts = [
  '\0',
  '\n',
  ' ',
  '\u2028',
  'hasOwnProperty',
  'prototype',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x1F',
  '1.5',
  '-1',
  '999999999999999',
  '99999999999999999999',
  '%',
  '%00',
  '..',
  ',',
  ',,,',
  '"',
  '((((((((((((',
  '*'.repeat(300),
  'a'.repeat(5_000),
  '9'.repeat(400),
  '𠮷'.repeat(250),
  'ß'.repeat(300),
  'İ'.repeat(120),
] as const;

/** Any text that can be sent in UTF-8. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...honestTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
  { arbitrary: fc.constantFrom(...hostileTexts), weight: 2 },
  { arbitrary: fc.constantFrom(...oddTexts), weight: 2 },
);

/** Texts of the forms that fields ask for. */
export const kindsOfText: readonly fc.Arbitrary<string>[] = [
  fc.emailAddress(),
  fc.emailAddress({ size: 'large' }),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  fc.domain(),
  fc.stringMatching(/^\d{5}(?:-\d{4})?$/),
  fc.stringMatching(/^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/),
  fc.stringMatching(/^\$?\d{1,3}(?:\.\d\d)?$/),
  fc.lorem({ mode: 'sentences', maxCount: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `${text} a`),
  fc.string({ unit: 'binary', minLength: 8, maxLength: 150 }).map((text) => `${text} 1`),
];

/** The same and what cannot, as JSON may hold it. */
export const anyJsonText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: anyText, weight: 9 },
  { arbitrary: fc.constantFrom(...brokenTexts), weight: 1 },
);
