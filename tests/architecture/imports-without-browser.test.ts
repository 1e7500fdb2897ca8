import { expect, it } from 'vitest';

/** Whatever a screen may import; workers and the two starts run in browsers only. */
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/{reference-api,workers,entry-server}/**',
  '!/src/{main,weblet-main}.ts',
  '!/src/**/*.d.ts',
]);

it('imports every module of the site where there is no browser, as when pages are made', async () => {
  const failures: string[] = [];
  for (const [file, load] of Object.entries(modules))
    await load().catch((error: unknown) => failures.push(`${file}: ${String(error)}`));
  expect('document' in globalThis).toBe(false);
  expect(failures).toEqual([]);
});
