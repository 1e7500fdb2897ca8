import { settled } from '#tests/browser/support/settled.ts';
import { madePages } from '#tests/browser/support/made-pages.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** The pages that the build of these journeys makes. */

/** What a page says to search engines and to sites that show a link to it. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      titles: [...document.querySelectorAll('title:not(svg title)')].map(({ textContent }) => textContent),
      canonical: all('link[rel="canonical"]', 'href'),
      named: [...all('meta[name]', 'name'), ...all('meta[property]', 'property')],
      said: [...all('meta[name]', 'content'), ...all('meta[property]', 'content')],
      picture: all('meta[property="og:image"]', 'content'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }): unknown => JSON.parse(textContent),
      ),
    };
  });
}

for (const path of madePages) {
  test(`${path} says the same without its script and with it, once, and has a picture`, async ({
    browser,
    baseURL,
    page,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const still = await context.newPage();
    await still.goto(path);
    const before = await headOf(still);
    await context.close();
    expect(before).toMatchObject({
      titles: [expect.stringMatching(/Lintel/)],
      canonical: [expect.stringMatching(/^https?:\/\//)],
      data: [{ '@context': 'https://schema.org' }],
    });
    expect(new Set(before.named.filter((name) => name !== 'theme-color')).size).toBe(
      before.named.filter((name) => name !== 'theme-color').length,
    );

    const live = page.waitForRequest('**/api/_auth/session');
    await page.goto(path);
    await live;
    await settled(page);
    expect(await headOf(page)).toEqual(before);

    const [picture = ''] = before.picture;
    const answer = await request.get(new URL(picture).pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // Where a card is missing, its address is the site's picture.
    const common = await (await request.get('/-/share.png')).body();
    expect(png.equals(common)).toBe(!picture.includes('/-/cards/'));
  });
}

test('a page that no build made replaces what holds for every page, as do all after it', async ({ page }) => {
  await page.goto('/terms');
  await expect.poll(async () => (await headOf(page)).data).toHaveLength(1);
  const terms = await headOf(page);
  expect(terms.said).toContain('Terms of use');
  await page.getByRole('link', { name: 'Lintel', exact: true }).first().click();
  await expect.poll(async () => (await headOf(page)).data).toMatchObject([{ '@type': 'WebSite' }]);
  const home = await headOf(page);
  expect(home.named).toEqual(terms.named);
  expect(home.said).not.toContain('Terms of use');
});
