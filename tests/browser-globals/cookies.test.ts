import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  isCookieName,
  isCookieValue,
  identityCookies,
  readCookie,
  removeCookie,
  writeCookie,
} from '#src/browser/cookies.ts';

afterEach(() => {
  for (const name of ['mf', 'note', ...Object.values(identityCookies)]) removeCookie(name);
  vi.restoreAllMocks();
});

describe('a cookie', () => {
  it.each([
    ['mf', '95'],
    ['note', ''],
    ['note', 'Søn; "quoted", a=b\\c\r\n日'],
    ['first_name', "Ada O'Neil"],
    ['note', '100%'],
    ['note', '"half'],
  ])('%s = %j comes back as it was given', (name, value) => {
    expect(writeCookie(name, value)).toBeNull();
    expect(readCookie(name)).toBe(value);
  });

  it.each([
    ['first_name', 400],
    ['last_name', 400],
    ['email', 400],
    ['mf', 365],
  ])('%s is kept %i days, for the whole site', (name, days) => {
    const set = vi.spyOn(document, 'cookie', 'set');
    writeCookie(name, 'x');
    const text = String(set.mock.lastCall);
    const expires = /expires=([^;]+)/.exec(text)?.[1] ?? '';
    expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(days);
    expect(text).toContain('path=/');
    expect(text).toContain('sameSite=Lax');
  });

  it('is gone after it was removed', () => {
    writeCookie('mf', '95');
    removeCookie('mf');
    expect(readCookie('mf')).toBeNull();
  });

  it.each([
    ['a name with a space', 'a b', 'x', 'name'],
    ['a name that adds attributes', 'mf=1; path', 'x', 'name'],
    ['an empty name', '', 'x', 'name'],
    ['half a character', 'note', '\ud83d', 'value'],
    ['more than 4096 bytes', 'note', 'x'.repeat(4093), 'size'],
    ['more than 4096 bytes once encoded', 'note', '日'.repeat(460), 'size'],
  ])('%s is refused and nothing is written', (_, name, value, refusal) => {
    const before = document.cookie;
    expect(writeCookie(name, value)).toBe(refusal);
    expect(document.cookie).toBe(before);
  });

  it('of exactly 4096 bytes is written', () => {
    expect(writeCookie('note', 'x'.repeat(4092))).toBeNull();
  });

  it('that the browser blocks is reported, not thrown', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(writeCookie('mf', '95')).toBe('blocked');
    expect(readCookie('mf')).toBeNull();
  });
});

describe('what RFC 6265 allows', () => {
  it.each(['mf', 'first_name', '__Secure-sid', "a.b|c~d`e^f!#$%&'*+-"])('%s names a cookie', (text) => {
    expect(isCookieName(text)).toBe(true);
  });

  it.each([
    '',
    'a b',
    'a=b',
    'a;b',
    'a,b',
    'a"b',
    'a/b',
    'a[b',
    'a{b',
    'a(b',
    'a<b',
    'a@b',
    'a:b',
    'a?b',
    'a\\b',
    'ä',
    'a\n',
    'a\u007f',
  ])('%j names none', (text) => {
    expect(isCookieName(text)).toBe(false);
  });

  it.each(['', '04', '""', '"quoted"', "a!#$%&'()*+-./:<=>?@[]^_`{|}~z"])('%s is a value', (text) => {
    expect(isCookieValue(text)).toBe(true);
  });

  it.each(['a b', 'a,b', 'a;b', 'a\\b', '"half', 'half"', 'a"b', 'é', 'a\n', '\u007f'])(
    '%j is none',
    (text) => {
      expect(isCookieValue(text)).toBe(false);
    },
  );
});
