import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { demoRules } from '../../scripts/vite/demo-host.ts';
import { readRedirectRules } from '#src/reference-api/serve/redirect-rules.ts';
import { netlifyToml } from '#tests/reference-api/serve/site.ts';
import { formerAddresses } from '#tests/support/former-addresses.ts';

const others = [
  '/',
  '/company/31250/weblet/cad/compact',
  '/amp/content-type/cad',
  '/assets/app-gone.js',
  '/.well-known/security.txt',
  '/no/such/page',
];

it('a plain host that has the demo leads every address where the site’s own host does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-host-'));
  const file = join(folder, '_redirects');
  await writeFile(file, await demoRules(netlifyToml));
  const [demo, site] = [
    await readRedirectRules({ redirects: file }),
    await readRedirectRules({ config: netlifyToml }),
  ];
  await rm(folder, { recursive: true });
  const addresses = [...formerAddresses.map(({ old }) => old), ...others].map(
    (one) => new URL(one, 'https://x.test'),
  );
  const ledBy = (match: typeof demo) =>
    addresses.map(({ pathname, search }) => [pathname, match(pathname, search.slice(1))]);
  expect(ledBy(demo)).toEqual(ledBy(site));
});

it('has no rules for an API that it has not', async () => {
  expect(await demoRules(netlifyToml)).not.toMatch(/https?:/);
});
