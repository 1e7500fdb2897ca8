import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { screenRoutes } from '#src/routes.ts';
import { stopTime } from '#tests/support/fake-time.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { moment, wait } from '#tests/support/stopped-time.ts';

// Loading code takes real time, for which the stopped one does not wait.
beforeAll(async () => {
  await Promise.all(screenRoutes.map(async ({ loader }) => loader?.()));
  await import('#src/layouts/failure.tsx');
});

/** Waits for what needs no time of the page: code and answers that are there. */
async function arrival(name: RegExp | string): Promise<HTMLElement> {
  for (let turn = 0; turn < 1000; turn += 1) {
    const heading = screen.queryByRole('heading', { level: 1, name });
    if (heading) return heading;
    await moment();
  }
  throw new Error(`There is no heading ${name}.`);
}

const shown = () => ({
  bar: document.querySelector('div.bar') !== null,
  skeleton: screen.queryByText('Loading') !== null,
  words: screen.queryAllByText('Still loading the product. This is taking longer than usual.').length,
});
const nothing = { bar: false, skeleton: false, words: 0 };

async function leaveFor(path: string) {
  const opened = open('/search/');
  await page();
  stopTime();
  act(() => void opened.router.navigate(path));
  return opened;
}

describe('a navigation that takes its time', () => {
  it('shows a bar after 150 ms, a skeleton after 200 ms and words after 3 s, and ends within 26 s', async () => {
    await leaveFor('/product/99000');
    await wait(100);
    expect(shown()).toEqual(nothing);
    await wait(80);
    expect(shown()).toEqual({ bar: true, skeleton: false, words: 0 });
    expect(screen.getByRole('heading', { level: 1, name: 'Search the library' })).toBeVisible();
    await wait(100);
    expect(shown()).toEqual({ bar: true, skeleton: true, words: 0 });
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeVisible();
    await wait(2_400);
    expect(shown().words).toBe(0);
    await wait(500);
    expect(shown()).toEqual({ bar: true, skeleton: true, words: 1 });
    await wait(20_800);
    expect(shown().skeleton).toBe(true);
    await wait(1_900);
    expect(await arrival('The server took too long to respond.')).toBeVisible();
    expect(shown()).toEqual(nothing);
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(sentRequests.filter(({ path }) => path === '/api/search/product/99000')).toHaveLength(3);
  });

  it('shows the skeleton at once when it is the first, and ends as well', async () => {
    stopTime();
    open('/product/99000');
    await wait(50);
    expect(shown()).toEqual({ ...nothing, skeleton: true });
    expect(document.querySelectorAll('main')).toHaveLength(1);
    await wait(5_000);
    expect(shown()).toEqual({ bar: false, skeleton: true, words: 1 });
    await wait(20_900);
    expect(await arrival('The server took too long to respond.')).toBeVisible();
    expect(shown()).toEqual(nothing);
  });

  it('shows nothing of the kind when the answer takes a tenth of a second', async () => {
    const { router } = open('/search/');
    await page();
    answerWith(
      http.get('*/api/search/product/1', async () => {
        await delay(100);
      }),
    );
    stopTime();
    const seen = new Set([JSON.stringify(nothing)]);
    const watch = new MutationObserver(() => seen.add(JSON.stringify(shown())));
    watch.observe(document.body, { childList: true, subtree: true });
    act(() => void router.navigate('/product/1'));
    for (let turn = 0; turn < 14; turn += 1) await wait(10);
    expect(await arrival(/^Brightdeck/)).toBeVisible();
    watch.disconnect();
    expect([...seen]).toEqual([JSON.stringify(nothing)]);
  });

  it('gives the screen back, with what was typed, to a visitor who turns back', async () => {
    const { router, user } = open('/search/');
    const main = await page();
    await user.type(main.getByRole('combobox', { name: 'Search for' }), 'h');
    void router.navigate('/product/99000');
    await waitFor(() => expect(shown().skeleton).toBe(true));
    await router.navigate('/search/', { replace: true });
    await waitFor(() => expect(shown()).toEqual(nothing));
    expect(main.getByRole('combobox', { name: 'Search for' })).toHaveValue('h');
  });

  it('has the new heading in sight when the focus goes to it', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    answerWith(http.get('*/api/search/product/1', () => held));
    const { router } = open('/search/');
    await page();
    const focused: { heading: string; hidden: boolean }[] = [];
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
      focused.push({ heading: this.textContent, hidden: this.closest('[hidden]') !== null });
    });
    void router.navigate('/product/1');
    await waitFor(() => expect(shown().skeleton).toBe(true));
    answer();
    await waitFor(() =>
      expect(focused).toEqual([{ heading: 'Brightdeck Reinforced TPO Membrane', hidden: false }]),
    );
  });
});
