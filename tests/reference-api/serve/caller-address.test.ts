import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { callerOf } from '#src/reference-api/http/caller.ts';
import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { callerAddress } from '#src/reference-api/serve/caller-address.ts';

class Connection extends Socket {
  override readonly remoteAddress = '::ffff:198.51.100.9';
}

function addressOf(forwarded: string | undefined, proxies: number): string {
  const request = new IncomingMessage(new Connection());
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return callerAddress(request, proxies);
}
const peer = '198.51.100.9';

describe('the address for which a request counts', () => {
  it.each([
    { proxies: 0, forwarded: undefined, counts: peer },
    { proxies: 0, forwarded: '203.0.113.7', counts: peer },
    { proxies: 1, forwarded: '203.0.113.7', counts: '203.0.113.7' },
    { proxies: 1, forwarded: '10.0.0.1, 203.0.113.7', counts: '203.0.113.7' },
    { proxies: 1, forwarded: '10.0.0.1,10.0.0.2,  203.0.113.7 ', counts: '203.0.113.7' },
    { proxies: 2, forwarded: '10.0.0.1, 203.0.113.7, 192.0.2.1', counts: '203.0.113.7' },
    // It came past one of the two: nothing in the list is to be relied on.
    { proxies: 2, forwarded: '203.0.113.7', counts: peer },
    { proxies: 1, forwarded: undefined, counts: peer },
  ])('with $proxies trusted proxies and “$forwarded” is $counts', ({ proxies, forwarded, counts }) => {
    expect(addressOf(forwarded, proxies)).toBe(counts);
  });

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['"[2001:db8::1]"', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ])('reads %s as %s', (appended, counts) => {
    expect(addressOf(`10.0.0.1, ${appended}`, 1)).toBe(counts);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7.1',
    '2001:db8::1::2',
    '[2001:db8::1',
    '<script>',
    '1'.repeat(9000),
    '\u001B[2J',
    ':::::',
  ])('is that of the connection where the proxy appended %j', (appended) => {
    expect(addressOf(`203.0.113.7, ${appended}`, 1)).toBe(peer);
  });
});

describe('the address that a client writes itself', () => {
  const echo = [http.all('*/me', ({ request }) => HttpResponse.text(callerOf(request, null).address))];
  const asked = async (method: string, address: string | null): Promise<string> => {
    const headers = { 'x-caller-address': '192.0.2.66' };
    const body = method === 'POST' ? '{}' : null;
    const request = new Request('http://lintel.test/me', { method, headers, body });
    return (await answerFromHandlers(echo, request, address)).text();
  };

  it.each(['GET', 'POST', 'HEAD'])(
    'is not believed by whatever server asks the handlers, with %s',
    async (method) => {
      expect(await asked(method, peer)).toBe(peer);
      expect(await asked(method, null)).toBe('this page');
    },
  );
});
