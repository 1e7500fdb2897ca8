import * as v from 'valibot';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

import { screenRoutes } from '#src/routes.ts';
import { routes } from '#src/start/route-objects.tsx';
import { formerAddresses } from '#tests/support/former-addresses.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { pendingRequests } from '#tests/support/server.ts';

/** The app's reading of an address: the path that it ends on, what its screen has loaded, or why not. */
async function read(address: string) {
  const router = createMemoryRouter(routes(screenRoutes), { initialEntries: [address] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { interval: 2, timeout: 20_000 });
  const { location, errors, loaderData, matches } = router.state;
  router.dispose();
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? ''];
  return { path: location.pathname + location.search, errors, data };
}

const oneSection = v.object({
  type: v.string(),
  section: v.object({ digits: v.string() }),
  answer: v.object({ hits: v.object({ total: v.object({ value: v.number() }) }) }),
});
const severalSections = v.object({
  type: v.string(),
  requested: v.object({ digits: v.string() }),
  several: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/** The path that the screen puts into the address bar. */
function corrected(path: string, data: unknown): string {
  const query = path.split('?')[1];
  const one = v.safeParse(oneSection, data);
  const some = v.safeParse(severalSections, data);
  const [type, digits] = one.success
    ? [one.output.type, one.output.section.digits]
    : some.success
      ? [some.output.type, some.output.requested.digits]
      : ['', ''];
  if (digits === '') return path;
  return `/content-type/${type}/${digits.slice(0, 2)}/${digits}${query === undefined ? '' : `?${query}`}`;
}

function totalOf(data: unknown): number {
  const one = v.safeParse(oneSection, data);
  return one.success ? one.output.answer.hits.total.value : 0;
}

describe('an address of the former site', () => {
  it('leads to a screen with something on it', async () => {
    const before = pendingRequests();
    const found = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const { old, edge, shown } of formerAddresses) {
      const address = edge || old;
      const there = found.get(address) ?? (await read(address));
      found.set(address, there);
      const { path, data, errors } = there;
      // The sample world has something of every type in this section.
      const isEmpty = shown.includes('/075423') && totalOf(data) === 0;
      expect({ old, shown: corrected(path, data), errors, isEmpty }).toEqual({
        old,
        shown,
        errors: null,
        isEmpty: false,
      });
    }
    // What the loaders asked for beside belongs to this test.
    await vi.waitFor(() => expect(pendingRequests()).toBeLessThanOrEqual(before));
  });

  it.each([
    ['/content-type/cad/section/07540.shtml?a=1', '/content-type/cad/07/075423?a=1', /07 54 23/],
    ['/content-type/spec/section/07410.shtml', '/content-type/spec/07/07410', /07410 Metal Roof and Wall/],
    [
      '/content-type/product/section/02.shtml?mf=95',
      '/content-type/product/02/02000?mf=95',
      /Site Construction/,
    ],
    ['/content-type/bim/section/div08.shtml', '/content-type/bim/08', /08 Openings/],
    ['/content-type/video/section/welcome.shtml', '/content-type/video', /Videos/],
    ['/company/31250.html', '/company/northfold-roofing-systems-31250', /^Northfold/],
  ])('is read and corrected: %s', async (address, shown, heading) => {
    const { path } = open(address);
    expect((await page()).getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await vi.waitFor(() => expect(path()).toBe(shown));
  });

  it.each(['/content-type/dwg/section/07540.shtml', '/content-type/cad/sections/07540.shtml'])(
    'is none: %s',
    async (address) => {
      open(address);
      expect((await page()).getByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found/);
    },
  );
});
