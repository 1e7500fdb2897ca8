import { describe, expect, it } from 'vitest';

import { safeHref } from '#src/lib/safe-href.ts';
import { safeReturnTo } from '#src/lib/safe-return-to.ts';
import { urlTrapReason } from '#src/lib/url-trap.ts';

const leavingSite = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example/x',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/../..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:evil.example',
  'evil.example',
  '%2F%2Fevil.example',
];

describe('after signing in', () => {
  it.each([
    '/',
    '/account/favorites',
    '/company/northfold-roofing-systems-31250/cad/1?view=large#notes',
    '/search/https%3A%2F%2Fexample.com',
    '/search/caf%C3%A9',
    '/signins',
  ])('the visitor comes back to %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    ...leavingSite,
    null,
    undefined,
    '',
    '#top',
    '/signin',
    '/SignIn/',
    '/%73ignin',
    '/signin?returnTo=/signin',
    '/signout',
    '/reset/demo-reset-token',
    '/%E0%A4%A',
    `/${'a'.repeat(3_000)}`,
  ])('%j leads home', (path) => {
    expect(safeReturnTo(path)).toBe('/');
  });
});

describe('a link from a record', () => {
  it.each([
    ['https://northfold.test/roofs?x=1', 'https://northfold.test/roofs?x=1'],
    [' HTTPS://Northfold.test ', 'https://northfold.test/'],
    ['mailto:ada@lintel.test', 'mailto:ada@lintel.test'],
    ['tel:+12039299444', 'tel:+12039299444'],
    ['/company/31250', '/company/31250'],
  ])('%s is kept as %s', (address, href) => {
    expect(safeHref(address)).toBe(href);
  });

  it.each([
    ...leavingSite.filter((address) => !address.startsWith('https:')),
    null,
    undefined,
    '',
    'http://northfold.test/',
    'https://northfold.test@evil.example/',
    'https://',
    'java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:x',
    'blob:https://northfold.test/1',
    'file:///etc/hosts',
    'https:\\\\evil.example',
  ])('%j is none', (address) => {
    expect(safeHref(address)).toBeNull();
  });
});

describe('an address of a signed-in screen', () => {
  it.each([
    ['/account/projects/1', ''],
    ['/account/searches', '?q=Sleep%20(2)%20suites'],
    ['/account/searches', '?q=100%25%20cotton'],
    ['/account/searches', '?q=decoder%20panel&div=07'],
    ['/account/favorites', '?q=s%C3%B8n%2Ffa%C3%A7ade'],
  ])('%s%s is ordinary', (pathname, search) => {
    expect(urlTrapReason(pathname, search)).toBeNull();
  });

  it.each([
    ['/account/../../etc/passwd', '', 'unix-path'],
    ['/account/projects/1%20and%20sleep(5)', '', 'sleep-call'],
    ['/account', "?q=';waitfor%20delay%20'0:0:5'--", 'waitfor'],
    ['/account', '?q=%252e%252e%252f%252e%252e%252fx', 'folder-steps'],
    ['/account', '?q=perl+-e+x', 'perl -e'],
    ['/account', '?q=100%25%2525%20sleep%25285%2529', 'sleep-call'],
    ['/account/%E0%A4%A', '', 'bad-escape'],
    ['/account', '?q=%', 'bad-escape'],
  ])('%s%s is a trap: %s', (pathname, search, marker) => {
    expect(urlTrapReason(pathname, search)).toBe(marker);
  });
});
