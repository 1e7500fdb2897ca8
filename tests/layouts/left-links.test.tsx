import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { watchLeftLinks } from '#src/browser/left-links.ts';
import { screenRoutes } from '#src/routes.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { page } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const northfold = '/company/northfold-roofing-systems-31250';

/** Every list that leads to pages, and a link in it. */
const lists: readonly (readonly [path: string, link: string | RegExp])[] = [
  ['/search/tpo', /^Brightdeck Reinforced TPO/],
  ['/search/roof/cad', /Roof Edge/],
  ['/product/1', /Roof Edge/],
];

function openAndWatch(path: string) {
  const opened = open(path);
  closeAfterTest(watchLeftLinks(opened.router));
  return opened;
}

async function goBack({ router }: ReturnType<typeof open>): Promise<void> {
  await router.navigate(-1);
}

beforeAll(async () => {
  await Promise.all(screenRoutes.flatMap(({ loader, screen: load }) => [loader?.(), load()]));
});

describe('back on a list', () => {
  it.each(lists)('%s, the link that was left has the focus', async (path, name) => {
    const opened = openAndWatch(path);
    const main = await page();
    const [link] = await main.findAllByRole('link', { name });
    if (!link) throw new Error('No such link.');
    const text = link.textContent;
    await opened.user.click(link);
    await waitFor(() => expect(opened.path()).not.toBe(path));
    await goBack(opened);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(text));
    expect(opened.path()).toBe(path);
  });
});
