import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';

import { screenRoutes } from '#src/routes.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { sitemaps } from '#src/reference-api/sitemaps/sitemaps.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });

/** The row of the route table that an address is of: the one with the fewest parameters. */
function rowOf(address: string): string | undefined {
  const parameters = (path: string) => path.split(':').length;
  return screenRoutes
    .filter(({ path }) => matchPath(path, address))
    .toSorted((a, b) => parameters(a.path) - parameters(b.path))[0]?.path;
}

describe('each address of the sitemap', () => {
  /** One of each row. */
  const kinds = new Map<string, string>();
  const strange: string[] = [];
  for (const { addresses } of sitemaps(world))
    for (const { path } of addresses) {
      const row = rowOf(path);
      if (row === undefined) strange.push(path);
      else kinds.set(row, path);
    }

  it('has a row in the route table', () => {
    expect(strange).toEqual([]);
    expect(kinds.size).toBeGreaterThan(15);
  });

  it.each([...kinds.values()])('is the one that its page calls canonical: %s', async (address) => {
    open(address);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).not.toHaveTextContent(/not found/i);
    expect(new URL(head().canonical ?? '').pathname).toBe(address);
  });
});
