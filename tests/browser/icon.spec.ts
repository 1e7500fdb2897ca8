import { readFileSync } from 'node:fs';

import { expect, test } from '#tests/browser/support/test.ts';

const file = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));

test('The icon of the page is the drawing that feeds and the weblet name', async ({ page }) => {
  await page.goto('/search/');
  const inPage = await page.locator('link[rel="icon"]').getAttribute('href');
  expect(inPage).toBe('/-/favicon.png');

  const drawing = `data:image/svg+xml;base64,${file('favicon.svg').toString('base64')}`;
  const differing = await page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image(96, 96);
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(96, 96).getContext('2d');
          canvas?.drawImage(image, 0, 0, 96, 96);
          return [...(canvas?.getImageData(0, 0, 96, 96).data ?? [])];
        }),
      );
      return one?.filter((value, index) => value !== other?.[index]).length;
    },
    [inPage ?? '', drawing],
  );
  expect(differing).toBe(0);
});
