import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { rememberFollowedLinks } from '#src/browser/followed-links.ts';
import { screenRoutes } from '#src/routes.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { page } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const northfold = '/company/northfold-roofing-systems-31250';

/** Lists, and a link that is at no beginning: the heading's place must not do for it. */
const lists: readonly (readonly [path: string, link: string | RegExp])[] = [
  ['/search/tpo', 'Northfold Roofing Systems'],
  ['/search/roof/cad', /Roof Hatch/],
  ['/product/1', /Roof Drain/],
  [northfold, /Thermoplastic/],
  [`${northfold}/cad`, /Roof Hatch/],
  [`${northfold}/cad/1`, /Roof Drain/],
  [`${northfold}/projects`, /\w/],
  ['/content-type/cad/07', /Thermoplastic/],
  ['/content-type/product/07/075423', /^Brightdeck/],
  ['/manufacturers/roofing', /Northfold/],
  ['/specifications/search?q=sealant', /Joint Sealants/i],
  ['/whats-new/cad/week', /\w/],
  ['/specwizard', /Thermoplastic/],
  ['/blog', /\w/],
  ['/podcast', /\w/],
  ['/continuing-education', /\w/],
  ['/featured/products', /\w/],
  ['/standards?section=075423', /ASTM/],
];
const ofAda: typeof lists = [
  ['/account/favorites', /TPO/],
  ['/account/searches', /curtain wall/],
  ['/account/projects', /\w/],
  ['/account/projects/1', /TPO/],
  ['/account/content-requests', /\w/],
];

function openAndWatch(path: string) {
  const opened = open(path);
  closeAfterTest(rememberFollowedLinks(opened.router));
  return opened;
}

/** Follows a link of the main part that leads to another page. */
async function leaveBy({ user, path }: ReturnType<typeof open>, name: string | RegExp): Promise<HTMLElement> {
  const before = path();
  const main = await page();
  const links = await main.findAllByRole('link', { name });
  const leading = links.filter((one) => {
    const href = one.getAttribute('href') ?? '';
    return /^\/(?!\/|-\/|api\/)/.test(href) && href.split(/[?#]/)[0] !== before.split('?')[0];
  });
  const link = leading[Math.floor(leading.length / 2)];
  if (!link) throw new Error(`No such link among ${links.map((one) => one.getAttribute('href')).join()}`);
  await user.click(link);
  await waitFor(() => expect(path()).not.toBe(before));
  return link;
}

const focused = () => ({
  text: document.activeElement?.textContent,
  href: document.activeElement?.getAttribute('href'),
});

/** What a link was that led away, and what has the focus once the visitor is back. */
async function leftAndFocused(path: string, name: string | RegExp) {
  const opened = openAndWatch(path);
  const link = await leaveBy(opened, name);
  const left = { text: link.textContent, href: link.getAttribute('href') };
  // The heading of the next page, which mostly says the same, takes the focus.
  await waitFor(() => expect(document.activeElement).not.toBe(link));
  await opened.router.navigate(-1);
  await waitFor(() => expect(focused()).toEqual(left));
  return { left, now: focused() };
}

beforeAll(async () => {
  await Promise.all(
    screenRoutes.map(async ({ loader, screen: load }) => {
      await loader?.();
      await load();
    }),
  );
});

describe('back on a list, the link that was left has the focus:', () => {
  it.each(lists)('%s', async (path, name) => {
    const { left, now } = await leftAndFocused(path, name);
    expect(now).toEqual(left);
  });

  it.each(ofAda)('%s', async (path, name) => {
    await signInAs('ada');
    const { left, now } = await leftAndFocused(path, name);
    expect(now).toEqual(left);
  });
});

describe('the focus', () => {
  it('goes to the heading on the way on, and forward to the link that was left there', async () => {
    const opened = openAndWatch('/search/tpo');
    await leaveBy(opened, 'Northfold Roofing Systems');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await leaveBy(opened, /Thermoplastic/);
    await opened.router.navigate(-1);
    await waitFor(() => expect(focused().text).toMatch(/Thermoplastic/));
    await opened.router.navigate(-1);
    await waitFor(() => expect(focused().text).toBe('Northfold Roofing Systems'));
    await opened.router.navigate(1);
    await waitFor(() => expect(focused().text).toMatch(/Thermoplastic/));
  });

  it('goes to the heading where the page was left by a field', async () => {
    const opened = openAndWatch('/product/1');
    await page();
    const [field] = screen.getAllByRole('combobox', { name: 'Search for' });
    await opened.user.type(field ?? document.body, 'roof hatch{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Results for/));
    await opened.router.navigate(-1);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('returns to the pages’ links of one list', async () => {
    const opened = openAndWatch('/search/roof');
    const main = await page();
    await opened.user.click(await main.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(opened.path()).toContain('page=2'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    await opened.router.navigate(-1);
    await waitFor(() => expect(focused().text).toBe('2'));
  });

  it('returns to what opened the dialog or menu by which the page was left', async () => {
    const opened = openAndWatch('/product/1');
    const main = await page();
    const [star] = await main.findAllByRole('button', { name: / to favorites$/ });
    await opened.user.click(star ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.click(await dialog.findByRole('link', { name: 'Sign in' }));
    // Only once it is drawn: until then, the visitor has not left the dialog.
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    await opened.router.navigate(-1);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ to favorites$/));
  });
});
