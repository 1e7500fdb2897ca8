import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

import { startSite } from '#tests/reference-api/serve/site.ts';

it('AMP pages are served under a policy that lets AMP’s script run and no other', async () => {
  const site = await startSite();
  for (const name of ['amp/index.html', 'amp/content-type/cad.html']) {
    await mkdir(dirname(join(site.folder, name)), { recursive: true });
    await writeFile(join(site.folder, name), `<!doctype html><html amp><title>${name}</title>`);
  }
  const ask = (path: string) => fetch(new URL(path, site.url));
  for (const path of ['/amp', '/amp/content-type/cad']) {
    const answer = await ask(path);
    expect(await answer.text()).toContain('<html amp');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src blob: https:\/\/cdn\.ampproject\.org\/v0\.js /);
    expect(policy).toContain("style-src 'unsafe-inline'");
    expect(policy).not.toMatch(/trusted-types|script-src[^;]*'(?:self|unsafe)/);
  }
  // A page that was not made is missing, and never the app's.
  const missing = await ask('/amp/content-type/dwg');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<title>File not found');
  expect((await ask('/')).headers.get('content-security-policy')).not.toContain('ampproject');
  await site.close();
});
