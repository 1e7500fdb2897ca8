import { describe, expect, it } from 'vitest';

import { rangeResponse } from '#src/reference-api/handlers/responses.ts';

const ask = (headers: Record<string, string>) =>
  rangeResponse(
    new Request('http://localhost/', { headers }),
    new TextEncoder().encode('0123456789'),
    new Headers({ 'content-length': '10' }),
  );

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=6-', '6789', 'bytes 6-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s is %s', async (range, text, stated) => {
    const answer = ask({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(stated);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
    expect(await answer.text()).toBe(text);
  });

  it.each(['bytes=10-', 'bytes=4-2', 'bytes=-0'])('%s cannot be given', (range) => {
    const answer = ask({ range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it.each<Record<string, string>>([
    {},
    { range: 'bytes=0-1,4-5' },
    { range: 'lines=1-2' },
    { range: 'bytes=-' },
    { range: 'bytes=0-3', 'if-range': 'W/"abc"' },
  ])('%o gives the whole, and says that there are parts', async (headers) => {
    const answer = ask(headers);
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });
});
