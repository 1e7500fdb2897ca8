import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { savedKey } from '#src/domain/saved-item.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';

const address = '/account/favorites';

/** The titles in their order, once all records have come. */
async function titles(): Promise<string[]> {
  const main = await page();
  await waitFor(() =>
    expect(document.querySelectorAll('main li [aria-hidden=true]:not(svg)')).toHaveLength(0),
  );
  return main
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => (box.getAttribute('aria-label') ?? '').slice(7));
}

async function openAs(person: 'ada' | 'ben', url = address) {
  await signInAs(person);
  return open(url);
}

const rowOf = async (type: string) => {
  await titles();
  const row = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryAllByText(type).length > 0 && within(item).queryByRole('checkbox'));
  if (!row) throw new Error(`No row of ${type}`);
  return within(row);
};

describe('my favorites', () => {
  it('ask an anonymous visitor to sign in, and come back', async () => {
    const { path } = open(`${address}?type=cad`);
    await heading('Sign in');
    expect(path()).toBe(`/signin?returnTo=${encodeURIComponent(`${address}?type=cad`)}`);
  });

  it('stand newest first, with type, manufacturer, section and day, and a call for each type', async () => {
    await openAs('ada');
    const main = await page();
    expect(await titles()).toHaveLength(12);
    expect(main.getByText('12 favorites')).toBeVisible();
    const ofLibrary = sentRequests.filter(({ path }) => /\/(?:by|es)-ids\//.test(path));
    const types = new Set(useFavorites.getState().list.map((one) => one.content_type));
    types.delete('company');
    expect(ofLibrary).toHaveLength(types.size);
  });

  it('say what has changed or ended, and forget a change that I have seen', async () => {
    const { user } = await openAs('ada');
    await titles();
    expect(screen.getAllByText('EXPIRED').length).toBeGreaterThan(0);
    const changed = screen.getAllByText('CHANGED').length;
    expect(changed).toBeGreaterThan(1);
    const [seen] = screen.getAllByRole('button', { name: /^Mark as seen: / });
    await user.click(seen ?? document.body);
    await waitFor(() => expect(screen.queryAllByText('CHANGED')).toHaveLength(changed - 1));
  });

  it('come also when another tab added two of them, the second while the first was asked for', async () => {
    const { router } = await openAs('ada');
    expect(await titles()).toHaveLength(12);
    const another = (seq: number, content_id: number): void => {
      const { list, shown } = useFavorites.getState();
      const one = list.find(({ content_type }) => content_type === 'product');
      if (!one) throw new Error('Ada has no product.');
      const added = { ...one, seq, content_id };
      useFavorites.setState({ list: [added, ...list], shown: new Set([...shown, savedKey(added)]) });
    };
    const asked = router.subscribe(({ revalidation }) => {
      if (revalidation !== 'idle') return;
      asked();
      another(902, 1002);
    });
    another(901, 1001);
    await screen.findByText('14 favorites');
    expect(await titles()).toHaveLength(14);
  });

  it('pass the focus on to the next one as they are removed, and at last to the heading', async () => {
    const { user } = await openAs('ada');
    await titles();
    const main = await page();
    const stars = () => main.queryAllByRole('button', { name: /to favorites$/ });
    const [first, second] = stars();
    await user.click(first ?? document.body);
    await waitFor(() => expect(stars()).toHaveLength(11));
    expect(second).toHaveFocus();
    const before = stars().at(-2);
    await user.click(stars().at(-1) ?? document.body);
    await waitFor(() => expect(stars()).toHaveLength(10));
    expect(before).toHaveFocus();
    await user.click(main.getAllByRole('checkbox', { name: /^Select (?!all)/ })[0] ?? document.body);
    const next = stars()[1];
    await user.click(main.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(stars()).toHaveLength(9));
    expect(next).toHaveFocus();
    await user.click(main.getByRole('checkbox', { name: 'Select all' }));
    await user.click(main.getByRole('button', { name: 'Remove' }));
    expect(await main.findByText(/^No favorites yet/)).toBeVisible();
    expect(main.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('say which are no longer in the library', async () => {
    answerWith(http.get('*/api/cad/by-ids/:ids', () => HttpResponse.json([])));
    await openAs('ada');
    await titles();
    expect(screen.getAllByText('No longer in the library.')).toHaveLength(2);
  });

  it('stand, but for one type that the library does not answer for', async () => {
    let fails = true;
    answerWith(
      http.get('*/api/bim/by-ids/:ids', () => (fails ? HttpResponse.json({}, { status: 400 }) : undefined)),
    );
    const { user } = await openAs('ada');
    expect(await titles()).toHaveLength(12);
    expect(screen.getByText('Couldn’t load: BIM objects.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Couldn’t load/)).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are narrowed by type and words and ordered, all in the address', async () => {
    const { user, path } = await openAs('ada');
    await titles();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Products (3)');
    await waitFor(async () => expect(await titles()).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name A–Z');
    await waitFor(() => expect(path()).toBe(`${address}?type=product&sort=name`));
    await waitFor(async () => {
      const names = await titles();
      expect(names).toEqual(
        names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
      );
    });
    const [first = ''] = await titles();
    await user.type(screen.getByRole('searchbox', { name: 'Contains' }), first);
    await waitFor(() => expect(screen.getByText('1 of 12 favorites')).toBeVisible());
    expect(await titles()).toEqual([first]);
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(screen.getByText('12 favorites')).toBeVisible());
  });

  it('stand under the projects that they are kept for, and can be assigned to another', async () => {
    const { user } = await openAs('ada', `${address}?group=project`);
    await titles();
    const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    expect(heads.at(-1)).toMatch(/^Without a project/);
    expect(heads.length).toBeGreaterThan(1);
    const before = useFavorites.getState().list.filter((one) => one.project === 1).length;
    const free = useFavorites.getState().list.find((one) => one.project === null);
    const name = (await titles()).at(-1) ?? '';
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(screen.getByRole('region', { name: 'Selected favorites' }));
    await user.selectOptions(bar.getByRole('combobox', { name: 'Project' }), '1');
    await user.click(bar.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText(/^Assigned to /)).toBeInTheDocument();
    expect(free).toBeDefined();
    expect(useFavorites.getState().list.filter((one) => one.project === 1)).toHaveLength(before + 1);
  });

  it('take a note, which stays typed when it is not saved', async () => {
    const { user } = await openAs('ada');
    const row = await rowOf('DATA');
    await user.click(row.getByRole('button', { name: /^Add a note to / }));
    const field = row.getByRole('textbox', { name: /^Note to / });
    expect(field).toHaveFocus();
    answerWith(
      http.put('*/api/user-favorites/:id', () => HttpResponse.json({ message: 'No.' }, { status: 500 }), {
        once: true,
      }),
    );
    await user.type(field, 'Ask for samples');
    await user.click(row.getByRole('button', { name: 'Save note' }));
    expect(await row.findByRole('alert')).toHaveTextContent('The note was not saved.');
    expect(field).toHaveValue('Ask for samples');
    await user.type(field, '{Control>}{Enter}{/Control}');
    expect(await row.findByRole('button', { name: /^Edit note of / })).toHaveFocus();
    expect(row.getByText('Ask for samples')).toBeVisible();
  });

  it('are removed together, and put back', async () => {
    const { user } = await openAs('ada');
    await titles();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^No favorites yet/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await titles()).toHaveLength(12));
  });

  it('are selected no more at the press of a button, which leaves the focus to the heading', async () => {
    const { user } = await openAs('ada');
    await titles();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  });

  it('offer two products to be compared', async () => {
    const { user } = await openAs('ada', `${address}?type=product`);
    const [one, other] = await titles();
    await user.click(screen.getByRole('checkbox', { name: `Select ${one}` }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${other}` }));
    expect(screen.getByRole('link', { name: 'Compare 2 products' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?ids=\d+,\d+$/),
    );
  });

  it('are taken along as a table, in which nothing runs', async () => {
    const saved = watchSavedFiles();
    const { user } = await openAs('ada');
    const row = await rowOf('DATA');
    await user.click(row.getByRole('button', { name: /^Add a note to / }));
    await user.type(row.getByRole('textbox', { name: /^Note to / }), '=1+1, "two"');
    await user.click(row.getByRole('button', { name: 'Save note' }));
    await row.findByRole('button', { name: /^Edit note of / });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    const text = (await saved[0]?.data.text()) ?? '';
    expect(saved.map(({ name }) => name)).toEqual(['favorites-2026-11-02.csv']);
    expect(text.trimEnd().split('\r\n')).toHaveLength(13);
    expect(text).toContain(`"'=1+1, ""two"""`);
  });

  it('keep what I type into a note while what I wrote before is being saved', async () => {
    const { user } = await openAs('ada');
    const row = await rowOf('DATA');
    await user.click(row.getByRole('button', { name: /^Add a note to / }));
    const field = row.getByRole('textbox', { name: /^Note to / });
    await user.type(field, 'For the canopy');
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    answerWith(http.put('*/api/user-favorites/:id', () => held, { once: true }));
    await user.click(row.getByRole('button', { name: 'Save note' }));
    await user.type(field, ', east side');
    release(undefined);
    expect(await row.findByRole('button', { name: 'Save note' })).toBeVisible();
    expect(useFavorites.getState().list.some(({ note }) => note === 'For the canopy')).toBe(true);
    expect(row.getByRole('textbox', { name: /^Note to / })).toHaveValue('For the canopy, east side');
    await user.click(row.getByRole('button', { name: 'Save note' }));
    expect(await row.findByText('For the canopy, east side')).toBeVisible();
  });

  it('say how to begin while there are none', async () => {
    await openAs('ben');
    const main = await page();
    expect(main.getByRole('link', { name: 'Search the library' })).toBeVisible();
    expect(main.queryByRole('button', { name: 'CSV' })).toBeNull();
  });

  it('fail as a screen where the list itself does not come', async () => {
    answerWith(http.get('*/api/user-favorites', () => HttpResponse.json({ message: 'no' }, { status: 400 })));
    await openAs('ada');
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Favorites');
  });
});
