import { expect, it } from 'vitest';

import { composedPattern } from '#src/lib/composed-pattern.ts';
import { escapedPattern } from '#src/lib/escape-pattern.ts';

const signs = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at));

it.each(signs)('a search for %j finds that alone', (sign) => {
  const pattern = composedPattern(`^${escapedPattern(sign)}$`, 'u');
  expect(signs.filter((other) => pattern.test(other))).toEqual([sign]);
});

it.each(['a.b', 'a|b', '(a', 'a+', '[a-z]', 'a{2}', '^a$', String.raw`a\b`])(
  '%s means its letters',
  (text) => {
    const pattern = composedPattern(`^${escapedPattern(text)}$`, 'u');
    expect(pattern.test(text)).toBe(true);
    expect(['a', 'b', 'aa', 'axb', 'm', ''].some((other) => pattern.test(other))).toBe(false);
  },
);
