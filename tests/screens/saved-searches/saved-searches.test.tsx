import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { useSession } from '#src/stores/session.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const address = '/account/searches';

async function openAs(person: 'ada' | 'ben', url = address) {
  await signInAs(person);
  return open(url);
}

async function row(name: string | RegExp) {
  const link = await (await page()).findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error('A saved search stands in no row.');
  return within(item);
}

describe('my saved searches', () => {
  it('stand newest first, each with its words, filters, day and how much is new', async () => {
    await openAs('ada');
    const main = await page();
    const days = useSavedSearches.getState().list.map((one) => one.created_at);
    expect(days).toEqual(days.toSorted().toReversed());
    const roofs = await row('Low-slope roofs with a declaration');
    expect(roofs.getByText('Products for “roof membrane”')).toBeVisible();
    const filters = within(await roofs.findByRole('list', { name: 'Filters' }));
    expect(filters.getByText('07 Thermal and Moisture Protection')).toBeVisible();
    expect(filters.getByText('EPD')).toBeVisible();
    expect(await roofs.findByText(/^\d+ new$/)).toBeVisible();
    const manufacturers = await row('Manufacturers for “plumbing fixtures”');
    expect(await manufacturers.findByText(/^\d+ manufacturers?$/)).toBeVisible();
    expect(main.getAllByRole('button', { name: /^Delete / })).toHaveLength(5);
  });

  it('ask for counts alone, four at a time', async () => {
    const held: (() => void)[] = [];
    const sizes: (string | null)[] = [];
    answerWith(
      http.get('*/api/search/:terms', ({ request }) => hold(request)),
      http.get('*/api/search/:terms/:type', ({ request }) => hold(request)),
    );
    function hold({ url }: Request): Promise<undefined> {
      sizes.push(new URL(url).searchParams.get('size'));
      return new Promise((resolve) => held.push(() => resolve(undefined)));
    }
    await openAs('ada');
    await page();
    await waitFor(() => expect(sizes).toEqual(['0', '0', '0', '0']));
    held[0]?.();
    await waitFor(() => expect(sizes).toEqual(['0', '0', '0', '0', '0']));
    for (const release of held) release();
  });

  it('lead to the results, and count from then on', async () => {
    const { user, path } = await openAs('ada');
    const saved = () => useSavedSearches.getState().list.find((one) => one.name.startsWith('Low-slope'));
    await user.click((await row(/^Low-slope/)).getByRole('link'));
    await heading('Products for “roof membrane”');
    expect(path()).toBe('/search/roof%20membrane/product?division=07&declaration=EPD');
    await waitFor(() => expect(saved()?.opened_at).toBe('2026-11-02T12:00:00.000Z'));
    expect(await screen.findByRole('button', { name: 'Search saved' })).toBeVisible();
  });

  it('stand where one of them cannot be counted, which it says', async () => {
    answerWith(
      http.get('*/api/search/parapet/cad', () => HttpResponse.json({ message: 'no' }, { status: 400 })),
    );
    await openAs('ada');
    const details = await row('CAD details for “parapet”');
    expect(await details.findByText(/^Not counted: /)).toBeVisible();
    expect(details.getByText('07 Thermal and Moisture Protection')).toBeVisible();
    expect(details.getByText('DXF')).toBeVisible();
    expect(await (await row(/^Low-slope/)).findByText(/ new$/)).toBeVisible();
  });

  it('are renamed in their place, and keep what is typed when that fails', async () => {
    const { user } = await openAs('ada');
    const details = await row('CAD details for “parapet”');
    await user.click(details.getByRole('button', { name: 'Rename CAD details for “parapet”' }));
    answerWith(
      http.post('*/api/user-searches', () => HttpResponse.json({ message: 'no' }, { status: 500 }), {
        once: true,
      }),
    );
    const field = details.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'Parapets for the library');
    await user.click(details.getByRole('button', { name: 'Save' }));
    expect(await details.findByRole('alert')).toHaveTextContent('The name was not saved.');
    expect(field).toHaveValue('Parapets for the library');
    await user.click(details.getByRole('button', { name: 'Save' }));
    const renamed = await row('Parapets for the library');
    expect(renamed.getByText('CAD details for “parapet”')).toBeVisible();
    expect(renamed.getByRole('button', { name: /^Rename / })).toHaveFocus();
    expect(useSavedSearches.getState().list).toHaveLength(5);
  });

  it('keep the name that was typed as the session ended', async () => {
    const name = 'CAD details for “parapet”';
    const { user, router } = await openAs('ada');
    await user.click((await row(name)).getByRole('button', { name: `Rename ${name}` }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Parapets for the library');
    answerWith(
      http.post('*/api/user-searches', () => HttpResponse.json({ message: 'Ended.' }, { status: 401 }), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await heading('Sign in');
    await signInAs('ada');
    await router.navigate(address);
    const field = await screen.findByRole('textbox', { name: 'Name' });
    expect(field).toHaveValue('Parapets for the library');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(
      (await row('Parapets for the library')).getByRole('button', {
        name: 'Rename Parapets for the library',
      }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Given up');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Rename Parapets for the library' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Parapets for the library');
  });

  it('are deleted, and put back', async () => {
    const { user } = await openAs('ada');
    const name = 'CAD details for “parapet”';
    await user.click((await row(name)).getByRole('button', { name: `Delete ${name}` }));
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const back = await row(name);
    expect(await back.findByText(/ new$/)).toBeVisible();
    expect(back.getByText('DXF')).toBeVisible();
  });

  it('pass the focus on to the next one as they are deleted, and at last to the heading', async () => {
    const { user } = await openAs('ada');
    const main = await page();
    await waitFor(() => expect(main.getAllByRole('button', { name: /^Delete / })).toHaveLength(5));
    const buttons = () => main.queryAllByRole('button', { name: /^Delete / });
    const [first, second] = buttons();
    await user.click(first ?? document.body);
    await waitFor(() => expect(buttons()).toHaveLength(4));
    expect(second).toHaveFocus();
    for (let left = 3; left >= 0; left -= 1) {
      const last = buttons().at(-1);
      const before = buttons().at(-2);
      await user.click(last ?? document.body);
      await waitFor(() => expect(buttons()).toHaveLength(left));
      expect(before ?? main.getByRole('heading', { level: 1 })).toHaveFocus();
    }
  });

  it('are counted also when another tab saved two of them, the second while the first was asked for', async () => {
    const { router } = await openAs('ada');
    await row('CAD details for “parapet”');
    const { list } = useSavedSearches.getState();
    const another = (seq: number): void => {
      const [one] = list;
      if (!one) throw new Error('Ada has no saved search.');
      const before = useSavedSearches.getState().list;
      useSavedSearches.setState({ list: [{ ...one, seq, name: `Search ${seq}` }, ...before] });
    };
    const asked = router.subscribe(({ revalidation }) => {
      if (revalidation !== 'idle') return;
      asked();
      another(902);
    });
    another(901);
    expect(await (await row('Search 901')).findByText(/^\d+ manufacturers$/)).toBeVisible();
    expect(await (await row('Search 902')).findByText(/^\d+ manufacturers$/)).toBeVisible();
  });

  it('come back when they could not be deleted', async () => {
    answerWith(
      http.delete('*/api/user-searches/:id', () => HttpResponse.json({ message: 'no' }, { status: 500 })),
    );
    const { user } = await openAs('ada');
    const name = 'CAD details for “parapet”';
    await user.click((await row(name)).getByRole('button', { name: `Delete ${name}` }));
    expect(await screen.findByText(/^Could not delete the search\./)).toBeInTheDocument();
    expect(await row(name)).toBeDefined();
  });

  it('say how to begin while there are none', async () => {
    await openAs('ben');
    expect((await page()).getByRole('link', { name: 'Search the library' })).toBeVisible();
  });
});

describe('results', () => {
  const results = '/search/roof/cad?division=07&page=2';

  it('are saved with their filters and without the page, and then say so', async () => {
    const { user } = await openAs('ben', results);
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    expect(dialog.getByText(/07 Thermal and Moisture Protection/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Roof details');
    await user.dblClick(dialog.getByRole('button', { name: 'Save search' }));
    await user.click(await screen.findByRole('button', { name: 'Search saved' }));
    expect(useSavedSearches.getState().list).toMatchObject([
      { content_type: 'cad', search_terms: 'roof', query: 'division=07', name: 'Roof details' },
    ]);
    expect(
      sentRequests.filter(({ method, path }) => method === 'POST' && path === '/api/user-searches'),
    ).toHaveLength(1);
    const again = within(await screen.findByRole('dialog', { name: 'This search is saved' }));
    expect(again.getByRole('link', { name: 'Open saved searches' })).toHaveAttribute('href', address);
    await user.click(again.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Save search' })).toBeInTheDocument();
  });

  it('stay saved when the list of searches was on its way and comes after', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<Response>();
    answerWith(http.get('*/api/user-searches', () => held, { once: true }));
    const { user } = open(results);
    const save = await screen.findByRole('button', { name: 'Save search' });
    const signedIn = signInAs('ben');
    await waitFor(() => expect(useSession.getState().user).not.toBeNull());
    await user.click(save);
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await screen.findByRole('button', { name: 'Search saved' })).toBeInTheDocument();
    release(HttpResponse.json([]));
    await signedIn;
    expect(screen.getByRole('button', { name: 'Search saved' })).toBeInTheDocument();
  });

  it('keep the dialog and the name when the search is refused', async () => {
    const { user } = await openAs('ben', results);
    answerWith(
      http.post('*/api/user-searches', () => HttpResponse.json({ message: 'Full.' }, { status: 422 })),
    );
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Roof details');
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The search was not saved.');
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Roof details');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    const again = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    expect(again.getByRole('textbox', { name: /^Name/ })).toHaveValue('Roof details');
  });

  it('are saved under the name that was typed as the session ended, once someone signs in again', async () => {
    const { user } = await openAs('ben', results);
    answerWith(
      http.post('*/api/user-searches', () => HttpResponse.json({ message: 'Ended.' }, { status: 401 }), {
        once: true,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Roof details');
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    const offer = within(await screen.findByRole('dialog', { name: 'Sign in to save' }));
    await user.click(offer.getByRole('link', { name: 'Sign in' }));
    await signInAs('ben');
    await waitFor(() => expect(useSavedSearches.getState().list).toMatchObject([{ name: 'Roof details' }]));
  });

  it('offer someone who is not signed in to do so', async () => {
    const { user } = open('/search/roof');
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in to save' })).toBeVisible();
  });
});
