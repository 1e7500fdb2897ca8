import { describe, expect, it } from 'vitest';

import { isPhone } from '#src/lib/checks/phone.ts';
import { isZip } from '#src/lib/checks/zip.ts';

describe('a telephone number', () => {
  it.each([
    '(203) 929-9444',
    '(203)929-9444',
    '203.929.9444',
    '203 929 9444',
    '203-929-9444',
    '2039299444',
    '2125551234',
  ])('%s is accepted', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '5551234567',
    '555-123-4567',
    '(555) 123-4567',
    '1-203-929-9444',
    '+1 203 929 9444',
    '203-929-944',
    '203-929-94444',
    '203--929-9444',
    '(203 929-9444',
    '203) 929-9444',
    '203/929/9444',
    '203-929-9444 x12',
    ' 203-929-9444',
    '203-929-9444\n',
    '２０３９２９９４４４',
    'call me',
  ])('%j is refused', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe('a postal code', () => {
  it.each(['06484', '06484-1234', '00501'])('%s is accepted', (text) => {
    expect(isZip(text)).toBe(true);
  });

  it.each([
    '',
    '6484',
    '064841',
    '06484-',
    '06484-12',
    '064841234',
    '06484 1234',
    'K1A 0B1',
    '0648４',
    '06484\n',
  ])('%j is refused', (text) => {
    expect(isZip(text)).toBe(false);
  });
});
