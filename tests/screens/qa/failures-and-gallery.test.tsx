import { readFile } from 'node:fs/promises';

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { sentinels } from '#src/reference-api/http/sentinels.ts';
import { faults } from '#src/screens/qa/fault-list.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';

describe('the gallery', () => {
  it('shows every part in the light and in the dark', async () => {
    const { user } = open('/xt');
    const main = await page();
    for (const theme of ['light', 'dark']) {
      const panel = within(main.getByRole('region', { name: theme }));
      expect(panel.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toContain('Buttons');
      expect(panel.getByRole('textbox', { name: 'Wrong' })).toBeInvalid();
      expect(await panel.findByText(`Couldn’t load the part in the ${theme}.`)).toBeVisible();
      expect(await panel.findAllByRole('article')).toHaveLength(2);
    }
    await user.click(main.getByRole('button', { name: 'Open a dialog' }));
    expect(await screen.findByRole('dialog', { name: 'A dialog' })).toBeVisible();
    expect(head().robots).toBe('noindex');
  });
});

describe('the triggers of failures', () => {
  it('names every fault that the reference API can play', () => {
    expect(faults.map(({ number }) => number)).toEqual([...sentinels.keys()]);
  });

  it('stands in the guide, fault by fault', async () => {
    const guide = await readFile('docs/testing.md', 'utf8');
    const listed = [...guide.matchAll(/^\| `(\d{5})` \|/gm)].map(([, number]) => number);
    expect(listed).toEqual([...sentinels.keys()]);
  });

  it.each([
    ['Break this screen', 'Something went wrong on our end.'],
    ['Lose part of the code', /^Part of this page couldn’t be loaded/],
  ])('%s', async (button, heading) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = open('/xtest');
    await user.click((await page()).getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('leads to error screens of any status, and fails a part', async () => {
    const { user, router } = open('/xtest');
    const main = await page();
    await user.click(main.getByRole('button', { name: 'Fail part of the page' }));
    expect(await main.findByText('Couldn’t load this part.')).toBeVisible();
    await router.navigate('/xtest?fail=418');
    expect(await screen.findByText('418')).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: 'This page was set to fail with 418.' }),
    ).toBeVisible();
  });
});
