import { afterEach, expect, it, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

afterEach(() => vi.unstubAllEnvs());

const amp = () => document.querySelector('link[rel="amphtml"]')?.getAttribute('href') ?? null;

it.each([
  ['/', '/amp'],
  ['/content-type/cad', '/amp/content-type/cad'],
])('%s names its AMP page where the build has one', async (path, ampPath) => {
  vi.stubEnv('VITE_AMP_PAGES', 'true');
  open(path);
  await page();
  expect(amp()).toBe(`${location.origin}${ampPath}`);
});

it('names none where there is none', async () => {
  open('/content-type/cad');
  await page();
  expect(amp()).toBeNull();
});
