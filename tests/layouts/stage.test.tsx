import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

/** The screens that stand in `main`, in sight or not, as their headings and what says how many there are. */
const scenes = () =>
  [...screen.getByRole('main').children].map((scene) => ({
    heading: scene.querySelector('h1')?.textContent ?? '',
    count: /Showing[^.]*? of \d+/.exec(scene.textContent)?.[0],
    inSight: scene.closest('[hidden]') === null,
  }));

const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent);

async function change(from: string, to: string) {
  const { router } = open(from);
  await page();
  await waitFor(() => expect(document.querySelector('[data-later]')).toBeNull());
  const before = scenes();
  const moments: { scenes: ReturnType<typeof scenes>; titles: (string | null)[] }[] = [];
  const watch = new MutationObserver(() => moments.push({ scenes: scenes(), titles: titles() }));
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await router.navigate(to);
  await waitFor(() => expect(scenes()[0]?.heading).not.toBe(before[0]?.heading));
  await waitFor(() => expect(scenes()).toHaveLength(1));
  watch.disconnect();
  return { router, before, moments };
}

describe('from one screen to another', () => {
  it('puts the old one out of sight as it was, and takes it away after the new one is painted', async () => {
    const { before, moments } = await change('/search/steel', '/product/1');
    expect(before).toHaveLength(1);
    expect(before[0]?.count).toMatch(/^Showing 1–24 of \d+$/);
    // While the new one is on its way a skeleton, without a heading, may stand in its place.
    const both = moments.filter((moment) => moment.scenes.length === 2 && moment.scenes[0]?.heading !== '');
    expect(both.length).toBeGreaterThan(0);
    for (const moment of both) {
      const [next, old] = moment.scenes;
      expect(next?.heading).toMatch(/^Brightdeck/);
      expect(next?.inSight).toBe(true);
      expect(old).toEqual({ ...before[0], inSight: false });
      expect(moment.titles).toHaveLength(1);
      expect(moment.titles[0]).toMatch(/^Brightdeck/);
    }
  });

  it('gives the focus to the new heading, and reads out the new title', async () => {
    await change('/search/steel', '/product/1');
    const heading = screen.getByRole('heading', { level: 1, name: /^Brightdeck/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.querySelector('[aria-live]')).toHaveTextContent(/^Brightdeck/));
  });

  it('shows a screen anew that the visitor comes back to before it is taken away', async () => {
    const { router } = open('/search/steel');
    await page();
    const [first] = screen.getByRole('main').children;
    await router.navigate('/product/1');
    await waitFor(() => expect(scenes()).toHaveLength(2));
    await router.navigate('/search/steel');
    await waitFor(() => expect(scenes()).toHaveLength(1));
    await waitFor(() => expect(scenes()[0]?.count).toMatch(/^Showing/));
    expect(scenes()[0]?.inSight).toBe(true);
    expect(screen.getByRole('main').children[0]).not.toBe(first);
  });

  it('keeps the screen itself where only what it shows is another', async () => {
    const { router } = open('/product/1');
    await page();
    const [scene] = screen.getByRole('main').children;
    await router.navigate('/product/2');
    await waitFor(() => expect(document.title).not.toMatch(/^Brightdeck/));
    expect(screen.getByRole('main').children).toHaveLength(1);
    expect(screen.getByRole('main').children[0]).toBe(scene);
  });
});
