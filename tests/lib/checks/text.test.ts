import { describe, expect, it } from 'vitest';

import { hasLetterOrDigit, decodedAttackPatternIn } from '#src/lib/checks/text.ts';

describe('what specifiers write passes', () => {
  it.each([
    'sleeping quarters',
    'Sleep (2) suites',
    'sleep(er) sofa',
    'hex bolts (1/2 in.)',
    'hexagonal (hex) bolts',
    'hex(agonal) bolts',
    'decoder panel',
    'decode(r) unit',
    'MD5 listed assembly',
    'we waited for delivery',
    'wait for the sealant to cure',
    'Union Select hardwood',
    'tree/root/soil barrier',
    'Curtain wall system(s)',
    'Windows (aluminum), System 32 hardware',
    'trash/bin/liner',
    'doors, frames, etc/misc. hardware',
    'usr interface',
    '100% cotton, 50%/50% blend',
    '5/8" Type X, ASTM C1396',
    'perlite -expanded- aggregate',
    'benchmark (survey)',
    'load file cabinets',
    'web. xml-like pattern',
    "O'Halloran -- façade; it's R-30 & STC >= 50",
    '<b>bold</b> request',
    '1 = 1',
    '',
  ])('%j', (text) => {
    expect(decodedAttackPatternIn(text)).toBeNull();
  });
});

describe('the marks of a scan are named', () => {
  it.each([
    ['1 and sleep(5)', 'sleep-call'],
    ["pg_SLEEP( '5' )", 'sleep-call'],
    ["'; waitfor delay '0:0:5'--", 'waitfor'],
    ['WAITFOR', 'waitfor'],
    ['../../etc/passwd', 'unix-path'],
    ['cat /etc/shadow', 'unix-path'],
    ['/proc/self/environ', 'unix-path'],
    ['; /bin/bash -c id', 'unix-path'],
    ['/usr/local/bin/x', 'unix-path'],
    ['/var/log/auth', 'unix-path'],
    ['c:\\windows\\win.ini', 'windows-path'],
    ['file:///C:/boot.ini', 'windows-path'],
    ['winnt/system32/cmd.exe', 'windows-path'],
    ['../win.ini', 'win.ini'],
    ['WEB-INF/web.xml', 'web.xml'],
    ['`nslookup x`', 'nslookup'],
    ['unhex(41)', 'hex('],
    ['md5(1)', 'md5('],
    ['base64_decode("")', 'decode('],
    ["perl -e 'x'", 'perl -e'],
    ['perl.exe  -we x', 'perl -e'],
    ['benchmark(10000000,1)', 'benchmark'],
    ['dbms_pipe.receive_message', 'dbms-pipe'],
    ['load_file(0x2f)', 'load-file'],
    ['exec xp_cmdshell', 'xp-cmdshell'],
    ['now()=sysdate()', 'sysdate'],
    ['gethostbyname(x)', 'gethostbyname'],
    ['http://a.bxss.me/', 'probe-host'],
    ['${jndi:ldap://x}', 'jndi'],
    ['..\\..\\x', 'folder-steps'],
  ])('%j is %s', (text, marker) => {
    expect(decodedAttackPatternIn(text)).toBe(marker);
  });

  it.each([
    '%2e%2e%2f%2e%2e%2fx',
    '%252e%252e%252f%252e%252e%252fx',
    '100% sleep%285%29',
    '%ff sleep%285%29 %E0%A4%A',
  ])('also where they are percent-encoded: %s', (text) => {
    expect(decodedAttackPatternIn(text)).not.toBeNull();
  });
});

it.each(['sleep( ', '../', 'perl   ', '%25', '(((', 'c:/', '/etc', 'waitfo'])(
  'a long text of %j takes no longer than it is long',
  (piece) => {
    const started = performance.now();
    decodedAttackPatternIn(piece.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  },
);

it.each([
  ['a', true],
  ['§9', true],
  ['ø', true],
  ['日', true],
  ['٣', true],
  ['', false],
  ['---', false],
  ['%$#', false],
  [' \n\t', false],
  ['👷', false],
])('%j holds a letter or digit: %s', (text, holds) => {
  expect(hasLetterOrDigit(text)).toBe(holds);
});
