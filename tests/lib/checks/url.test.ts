import { describe, expect, it } from 'vitest';

import { isUrl } from '#src/lib/checks/url.ts';

describe('a web address', () => {
  it.each([
    'example.com',
    'EXAMPLE.COM',
    'https://www.example.com/a/b?c=d',
    'http://northfold.test/',
    'northfold.test/details#ridge',
    'a-b.co.uk/path',
    '3m.com',
    'acme.museum',
    'example.com/søn/(façade)',
    'https://example.com/100%25',
    `example.com/${'a'.repeat(2048 - 12)}`,
  ])('%s is accepted', (text) => {
    expect(isUrl(text)).toBe(true);
  });

  it.each([
    '',
    'localhost',
    'example',
    'example.c',
    'example.c0m',
    'example.limited',
    'example.construction',
    'ftp://example.com',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,example.com',
    'mailto:ada@example.com',
    '//example.com',
    'https:/example.com',
    'https://',
    'https://example.com:8080/',
    'https://ada:secret@example.com/',
    'https://example.com@evil.example',
    'http://192.168.0.1/',
    'http://[::1]/',
    '-example.com',
    'example-.com',
    'exam_ple.com',
    'example..com',
    '.example.com',
    'bücher.de',
    'example.com/a b',
    'example.com/"onclick="',
    'example.com/<b>',
    'example.com\\evil',
    'example.com\n',
    ' example.com',
    `example.com/${'a'.repeat(2048 - 11)}`,
  ])('%j is refused', (text) => {
    expect(isUrl(text)).toBe(false);
  });
});
