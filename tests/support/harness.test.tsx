import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests, startServer } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';

const { signal } = new AbortController();

describe('the ground that screen tests stand on', () => {
  it('counts the requests of a test, and leaves an answer, a cookie and a page behind', async () => {
    answerWith(
      http.get('*/api/search/product/1', () => HttpResponse.json({ message: 'no' }, { status: 404 })),
    );
    const result = await call(searchProduct, { params: { id: 1 }, query: { tree: 'true' }, signal });
    expect([result.error?.status, sentRequests]).toEqual([
      404,
      [{ method: 'GET', path: '/api/search/product/1' }],
    ]);
    writeCookie('mf', '95');
    open('/search/');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('finds nothing of the test before', async () => {
    expect([sentRequests, readCookie('mf'), document.body.textContent, document.title]).toEqual([
      [],
      null,
      '',
      '',
    ]);
    const result = await call(searchProduct, { params: { id: 1 }, query: { tree: 'true' }, signal });
    expect(result.data?.product.id).toBe(1);
  });

  it('fails a test whose site asks for what the API does not have', async () => {
    const server = await startServer(today);
    await fetch('/api/no-such-call').catch(() => undefined);
    expect(() => server.reset()).toThrow('/api/no-such-call');
  });
});
