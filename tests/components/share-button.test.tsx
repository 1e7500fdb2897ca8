import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { openFragment } from '#src/domain/share/share-link.ts';
import { open } from '#tests/support/open.tsx';
import { signInAs } from '#tests/support/sign-in.ts';

const dialog = async () => within(await screen.findByRole('dialog'));
const shownLink = (within_: Awaited<ReturnType<typeof dialog>>) =>
  new URL(within_.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value);
const openedAt = (link: URL) => openFragment(link.hash.slice(1)).shared;

it('a comparison is shared with its products, under a name that I choose', async () => {
  const { user } = open('/compare?ids=1,2');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const shown = await dialog();
  await user.type(shown.getByRole('textbox', { name: /^Name/ }), 'Roofs');
  expect(shown.getByRole('textbox', { name: 'Link' })).not.toBeRequired();
  const link = shownLink(shown);
  expect(link.pathname + link.search).toBe('/share');
  expect(openedAt(link)).toEqual({
    kind: 'comparison',
    name: 'Roofs',
    projectType: '',
    items: [1, 2].map((id) => ({ content_type: 'product', content_id: id, note: '', status: null })),
  });
});

it('the link is copied, or selected where pages may not copy', async () => {
  const { user } = open('/compare?ids=1,2');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const shown = await dialog();
  await user.click(shown.getByRole('button', { name: 'Copy link' }));
  expect(await shown.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(shownLink(shown).href);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(shown.getByRole('button', { name: 'Copy link' }));
  expect(await shown.findByText(/^Link selected\. Press Ctrl\+C/)).toBeVisible();
});

it('a project is shared without its owner, and with its notes only when I want that', async () => {
  await signInAs('ada');
  const { user } = open('/account/projects/1');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const shown = await dialog();
  expect(shown.getByRole('textbox', { name: /^Name/ })).toHaveValue('Olneyville Branch Library');
  const without = openedAt(shownLink(shown));
  expect(without?.items.every(({ note }) => note === '')).toBe(true);
  expect(JSON.stringify(without)).not.toMatch(/Providence|2418|ada/i);
  await user.click(shown.getByRole('checkbox', { name: /^With notes/ }));
  expect(openedAt(shownLink(shown))?.items.map(({ note }) => note)).toContain(
    'Went out with the second package.',
  );
});

it('favorites are shared as a list', async () => {
  await signInAs('ada');
  const { user } = open('/account/favorites');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(openedAt(shownLink(await dialog()))?.items).toHaveLength(12);
});
