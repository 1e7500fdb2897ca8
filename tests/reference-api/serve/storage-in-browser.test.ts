import { expect, it } from 'vitest';
import { browserStorage } from '#src/reference-api/store/storage-in-browser.ts';

it('a browser that gives no storage runs the demo without memory, and without an error', async () => {
  expect(Reflect.has(globalThis, 'indexedDB')).toBe(false);
  const storage = browserStorage();
  await expect(storage.save([{ resource: 'banners', id: 1, fields: {} }])).resolves.toBeUndefined();
  await expect(storage.load()).resolves.toEqual([]);
});
