import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser with the Navigation API, and what its visitor does. */
async function page() {
  vi.useFakeTimers();
  vi.resetModules();
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { isPageUnloading } = await import('#src/browser/page-unload.ts');
  const navigate = (sameDocument: boolean, downloadRequest: string | null) =>
    navigation.dispatchEvent(
      Object.assign(new Event('navigate'), { destination: { sameDocument }, downloadRequest }),
    );
  return { isPageUnloading, navigate };
}

it('is left when its visitor follows a link to another page, and no longer when it still stands after ten seconds', async () => {
  const { isPageUnloading, navigate } = await page();
  expect(isPageUnloading()).toBe(false);
  navigate(false, null);
  expect(isPageUnloading()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(isPageUnloading()).toBe(false);
});

it.each([
  ['a step within the site', true, null],
  ['a download', false, 'drawing.dxf'],
] as const)('is not left for %s', async (_, sameDocument, download) => {
  const { isPageUnloading, navigate } = await page();
  navigate(sameDocument, download);
  expect(isPageUnloading()).toBe(false);
});

it('code that the browser gives up on the way to another page does not reload the page that is left', async () => {
  const { navigate } = await page();
  const reload = vi.fn<(path: string) => 'reloading'>().mockReturnValue('reloading');
  vi.doMock('#src/browser/reload.ts', () => ({ reloadOnce: reload }));
  const { reloadForLostChunk } = await import('#src/components/page/missing-code.ts');
  const lost = new Error('error loading dynamically imported module: /-/assets/part.js');
  navigate(false, null);
  expect(reloadForLostChunk(lost, '/product/1')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledWith('/product/1');
  vi.doUnmock('#src/browser/reload.ts');
});
