import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';

describe('the address of a product that cannot be', () => {
  it.each([
    ['zero', '0'],
    ['a negative number', '-1'],
    ['a fraction', '1.5'],
    ['a word', 'abc'],
    ['an exponent', '1e3'],
    ['a hexadecimal number', '0x1'],
    ['a leading zero', '01'],
    ['a sign', '+1'],
    ['a space', '%201'],
    ['2³¹', '2147483648'],
    ['a step up', '..%2f1'],
    ['a step up, encoded twice', '..%252f1'],
    ['a slash', '1%2F2'],
    ['a null character', '1%00'],
    ['a line break', '1%0A'],
    ['an escape character', '%1b[31m'],
    ['half a percent code', '%E0%A4%A'],
    ['Arabic digits', '%D9%A1'],
    ['10,000 digits', '1'.repeat(10_000)],
    ['__proto__', '__proto__'],
  ])('with %s is not found, and no request is sent', async (_, id) => {
    open(`/product/${id}`);
    const main = await page();
    expect(main.getByText('Sorry, the page you are looking for cannot be not found.')).toBeInTheDocument();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found: \/product\//);
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeInTheDocument();
    expect(sentRequests).toEqual([]);
  });

  it('that is the greatest one is asked for, and not found', async () => {
    open('/product/2147483647');
    expect((await page()).getByText(/cannot be not found/)).toBeInTheDocument();
    expect(sentRequests).toContainEqual({ method: 'GET', path: '/api/search/product/2147483647' });
  });
});
