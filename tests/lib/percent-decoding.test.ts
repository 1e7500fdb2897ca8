import { expect, it } from 'vitest';

import { percentDecode, percentDecodeLenient } from '#src/lib/percent-decoding.ts';

it.each([
  ['metal%20wall', 'metal wall', 'metal wall'],
  ['fa%C3%A7ade', 'façade', 'façade'],
  ['%2541', '%41', '%41'],
  ['100% cotton%20wall', null, '100% cotton wall'],
  ['%E9tage', null, 'étage'],
  ['%ff%2Fa%20b', null, 'ÿ/a b'],
  ['%G1', null, '%G1'],
  ['', '', ''],
])('%s is read as %j, or leniently as %j', (text, strict, lenient) => {
  expect(percentDecode(text)).toBe(strict);
  expect(percentDecodeLenient(text)).toBe(lenient);
});
