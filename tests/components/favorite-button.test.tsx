import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { useFavorites } from '#src/stores/favorites.ts';
import { clearItems } from '#src/stores/selected-items.ts';
import { open } from '#tests/support/open.tsx';
import { loseFavoriteActions, notSaved } from '#tests/support/lost-code.ts';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const stars = async () => (await page()).findAllByRole('button', { name: /^Saved? .* to favorites$/ });
const northfold = '/company/northfold-roofing-systems-31250';

describe('the star', () => {
  it.each([
    ['a result', '/search/tpo'],
    ['a manufacturer among results', '/search/northfold/company'],
    ['an item of the library', '/content-type/cad/07/075423'],
    ['a product', '/product/1'],
    ['a drawing', `${northfold}/cad/1`],
    ['a manufacturer', northfold],
    ['a compared product', '/compare?ids=1,2'],
  ])('of %s is there and off', async (_what, url) => {
    open(url);
    const [first] = await stars();
    expect(first).toHaveAttribute('aria-pressed', 'false');
  });

  it('is on for what I keep, on every screen, and off again after the next press', async () => {
    await signInAs('ben');
    const { user, router } = open('/product/1');
    const star = () =>
      screen.getByRole('button', { name: /^Saved? Brightdeck Reinforced TPO Membrane to favorites$/ });
    await page();
    await user.click(star());
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(useFavorites.getState().list).toHaveLength(1));
    await act(() => router.navigate('/compare?ids=1,2'));
    await heading(/compar/i);
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    await user.click(star());
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(useFavorites.getState().list).toHaveLength(0));
  });

  it('goes off again when the library refuses, and says why', async () => {
    await signInAs('ben');
    answerWith(
      http.post('*/api/user-favorites', () => HttpResponse.json({ message: 'Not now.' }, { status: 422 })),
    );
    const { user } = open('/product/1');
    const [star] = await stars();
    await user.click(star ?? document.body);
    expect(await screen.findByText(/^Could not save Brightdeck/)).toBeInTheDocument();
    expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  it('offers someone who is not signed in to do so, and comes back to this page', async () => {
    const { user } = open('/search/tpo?sort=newest');
    const [star] = await stars();
    await user.click(star ?? document.body);
    const offer = within(await screen.findByRole('dialog', { name: 'Sign in to save' }));
    expect(offer.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/signin?returnTo=${encodeURIComponent('/search/tpo?sort=newest')}`,
    );
    await user.click(offer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in to save' })).toBeNull());
    expect(sessionStorage.getItem('pending-actions')).toBeNull();
    expect(sentRequests.filter(({ path }) => path.startsWith('/api/user-'))).toEqual([]);
  });

  it('asks me to sign in again when my session has ended meanwhile', async () => {
    await signInAs('ben');
    answerWith(http.post('*/api/user-favorites', () => HttpResponse.json({}, { status: 401 })));
    const { user } = open('/product/1');
    const [star] = await stars();
    await user.click(star ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Sign in to save' })).toBeInTheDocument();
    expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  it('says so when its code does not come, and does not ask someone who is signed in to sign in', async () => {
    await signInAs('ben');
    loseFavoriteActions();
    const { user } = open('/product/1');
    const [star] = await stars();
    await user.click(star ?? document.body);
    expect(await screen.findByText(notSaved)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Sign in to save' })).toBeNull();
  });

  it('of several selected items says so, too', async () => {
    await signInAs('ben');
    loseFavoriteActions();
    const { user } = open('/search/tpo/product');
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select / });
    await user.click(box ?? document.body);
    const bar = within(await screen.findByRole('region', { name: 'Selected items' }));
    await user.click(bar.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(notSaved)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Sign in to save' })).toBeNull();
    act(clearItems);
  });

  it('of several selected items keeps them all', async () => {
    await signInAs('ben');
    const { user } = open('/search/tpo/product');
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / });
    for (const box of boxes.slice(0, 3)) await user.click(box);
    const bar = within(await screen.findByRole('region', { name: 'Selected items' }));
    await user.click(bar.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved 3 items to favorites')).toBeInTheDocument();
    expect(useFavorites.getState().list).toHaveLength(3);
    act(clearItems);
  });
});
