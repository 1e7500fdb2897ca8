import { describe, expect, it } from 'vitest';

import { isEmail } from '#src/lib/checks/email.ts';

const label = 'd'.repeat(63);

describe('an email address', () => {
  it.each([
    'ada@lintel.test',
    'first.last+tag@sub.example.co',
    "o'halloran@example.ie",
    'fail-500@example.com',
    'spec_{7}/a=b@example.com',
    '1@2.com',
    'ADA@EXAMPLE.MUSEUM',
    'ada@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
    `a@${label}.com`,
    `a@${[label, label, label, 'd'.repeat(59)].join('.')}.com`,
    `${'a'.repeat(64)}@${[label, label, label, 'd'.repeat(59)].join('.')}.com`,
  ])('%s is accepted', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    '@',
    'ada',
    'a@b',
    'a@b.c',
    'a@b.c1',
    'a@b@c.com',
    '@b.com',
    'a.@b.com',
    '.a@b.com',
    'a..b@c.com',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@.com',
    'a@b.com.',
    'a@b_c.com',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a b@c.com',
    'a@c.com ',
    'a@c.com\n',
    'ådå@example.com',
    'a@bücher.example',
    '"a"@example.com',
    'Ada <ada@lintel.test>',
    'a@b.com\r\nBcc: x@y.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'d'.repeat(64)}.com`,
    `a@${[label, label, label, 'd'.repeat(60)].join('.')}.com`,
  ])('%j is refused', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
