import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { useDesignProjects } from '#src/stores/design-projects.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const puts = () => sentRequests.filter(({ method }) => method === 'PUT');
const present = () => useDesignProjects.getState().projects?.find(({ seq }) => seq === 1);

async function openProject(path = '/account/projects/1', name = 'Olneyville Branch Library') {
  await signInAs('ada');
  const opened = open(path);
  await screen.findByRole('heading', { level: 1, name });
  return opened;
}

const refuseWrites = (status = 500) =>
  answerWith(http.put('*/api/char-project/:id', () => HttpResponse.json({ message: 'No.' }, { status })));

describe('a project', () => {
  it('shows its facts, and its items by division and section in order', async () => {
    await openProject();
    // Folded on a phone, whose width is the tests'.
    screen.getByText('Project facts').click();
    expect(screen.getByText('Public')).toBeVisible();
    expect(screen.getByText('20 products, 5 manufacturers')).toBeVisible();
    const open = within(screen.getByRole('region', { name: 'Open decisions' }));
    expect(open.getByText(/^Considering \d+$/)).toBeVisible();
    const marks = within(screen.getByRole('region', { name: 'Expired, changed, gone' }));
    expect((await marks.findAllByText('EXPIRED')).length).toBeGreaterThan(0);
    const leed = within(screen.getByRole('region', { name: 'LEED v4.1' }));
    expect(await leed.findAllByRole('progressbar', { name: /: [\d.]+ of 20 products$/ })).toHaveLength(2);
    const divisions = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d\d \D+$/.test(text));
    expect(divisions.length).toBeGreaterThan(2);
    expect(divisions).toEqual(divisions.toSorted());
    const roof = within(screen.getByRole('region', { name: 'Division 07' }));
    expect(roof.getByRole('link', { name: '07 54 23 Thermoplastic-Polyolefin Roofing' })).toBeVisible();
    expect(roof.getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' })).toHaveAttribute(
      'href',
      '/product/1',
    );
    expect(roof.getByRole('combobox', { name: 'Status of Brightdeck Reinforced TPO Membrane' })).toHaveValue(
      'basis of design',
    );
    expect(roof.getByRole('textbox', { name: 'Note on Brightdeck Reinforced TPO Membrane' })).toHaveValue(
      'Agreed with the owner in design development.',
    );
  });

  it.each(['/account/projects/4', '/account/projects/0', '/account/projects/1x', '/account/projects/99500'])(
    'that is none, at %s, is not found and tells nothing',
    async (path) => {
      await signInAs('ada');
      open(path);
      expect(await heading(/^Page not found/)).toBeVisible();
      expect(document.body).not.toHaveTextContent('Olneyville');
    },
  );

  it('of another person is not found', async () => {
    await signInAs('ben');
    open('/account/projects/1');
    expect(await heading(/^Page not found/)).toBeVisible();
  });

  it('without items says how they come', async () => {
    await openProject('/account/projects/3', 'Promenade Street Warehouse');
    expect(screen.getByText('This project is empty.')).toBeVisible();
  });

  it('marks what has gone, what has expired and what has changed', async () => {
    answerWith(
      http.get('*/api/char-project', () =>
        HttpResponse.json([
          {
            seq: 1,
            name: 'Olneyville Branch Library',
            type: '44',
            owner: '',
            last_spec_date: null,
            items: [
              { content_type: 'product', content_id: 999_999, ...item },
              { content_type: 'epd', content_id: 6, ...item },
              {
                content_type: 'product',
                content_id: 1,
                ...item,
                seen: { updated: '2020-01-01', version: null },
              },
            ],
          },
        ]),
      ),
    );
    const { user } = await openProject();
    expect(screen.getByText('No longer in the library.')).toBeVisible();
    expect(screen.getByText(/^Expired /)).toBeVisible();
    expect(screen.getByText(/You chose the version of/)).toHaveTextContent(/of Jan 1, 2020/);
    answerWith(
      http.put('*/api/char-project/1', async ({ request }) =>
        HttpResponse.json({ seq: 1, ...(await json(request)) }),
      ),
    );
    await user.click(screen.getByRole('button', { name: /^Accept the change of Brightdeck/ }));
    await waitFor(() => expect(screen.queryByText(/You chose the version/)).toBeNull());
    expect(puts()).toHaveLength(1);
  });
});

const item = {
  added_at: '2026-06-01T10:00:00Z',
  status: 'considering',
  note: '',
  documents: [],
  seen: null,
};
async function json(request: Request): Promise<object> {
  const body: unknown = await request.json();
  return typeof body === 'object' && body !== null ? body : {};
}

describe('an item', () => {
  const name = 'Brightdeck Reinforced TPO Membrane';

  it('takes another status at once, with one request', async () => {
    const { user } = await openProject();
    const status = screen.getByRole('combobox', { name: `Status of ${name}` });
    await user.selectOptions(status, 'Approved');
    expect(status).toHaveValue('approved');
    await waitFor(() => expect(present()?.items[0]?.status).toBe('approved'));
    expect(puts()).toHaveLength(1);
  });

  it('goes back to its status when that is refused, and says so', async () => {
    refuseWrites();
    const { user } = await openProject();
    const status = screen.getByRole('combobox', { name: `Status of ${name}` });
    await user.selectOptions(status, 'Approved');
    expect(await screen.findByText('Could not save project')).toBeVisible();
    expect(await screen.findByText(/^Not saved\. Something went wrong on our end/)).toBeVisible();
    expect(status).toHaveValue('basis of design');
  });

  it('keeps a note on leaving it', async () => {
    const { user } = await openProject();
    const note = screen.getByRole('textbox', { name: `Note on ${name}` });
    await user.clear(note);
    await user.type(note, 'Two plies.');
    expect(puts()).toHaveLength(0);
    await user.tab();
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(present()?.items[0]?.note).toBe('Two plies.');
  });

  it('keeps the typed note when it is refused, and takes it on the next try', async () => {
    refuseWrites(429);
    const { user } = await openProject();
    const note = screen.getByRole('textbox', { name: `Note on ${name}` });
    await user.type(note, ' Two plies.');
    await user.tab();
    expect(await screen.findByText(/^Not saved\. Too many requests/)).toBeVisible();
    expect(note).toHaveValue('Agreed with the owner in design development. Two plies.');
  });

  it('keeps the typed note also when I came back to it before it was refused', async () => {
    const { user } = await openProject();
    const { promise: held, resolve: refuse } = Promise.withResolvers<Response>();
    answerWith(http.put('*/api/char-project/:id', () => held));
    const [note] = await screen.findAllByRole('textbox', { name: /^Note on/ });
    if (!note) throw new Error('No item has a note.');
    await user.type(note, ' Ask for the warranty');
    await user.tab();
    await user.click(note);
    await user.tab();
    refuse(HttpResponse.json({ message: 'No.' }, { status: 500 }));
    expect(await screen.findByText(/^Not saved\./)).toBeVisible();
    expect(note).toHaveDisplayValue(/Ask for the warranty$/);
  });

  it('keeps a note that I was still typing when I went back', async () => {
    const { user, router } = await openProject();
    const note = screen.getByRole('textbox', { name: `Note on ${name}` });
    await user.clear(note);
    await user.type(note, 'Two plies.');
    await router.navigate('/account/projects');
    await waitFor(() => expect(present()?.items[0]?.note).toBe('Two plies.'));
    expect(puts()).toHaveLength(1);
  });

  it('has the typed note again when it was refused after I went back, and takes it then', async () => {
    refuseWrites();
    const { user, router } = await openProject();
    await user.type(screen.getByRole('textbox', { name: `Note on ${name}` }), ' Two plies.');
    await router.navigate('/account/projects');
    expect(await screen.findByText('Could not save project')).toBeVisible();
    answerWith(
      http.put('*/api/char-project/:id', async ({ request }) =>
        HttpResponse.json({ seq: 1, ...(await json(request)) }),
      ),
    );
    await router.navigate('/account/projects/1');
    expect(await screen.findByRole('textbox', { name: `Note on ${name}` })).toHaveDisplayValue(
      'Agreed with the owner in design development. Two plies.',
    );
    await waitFor(() => expect(present()?.items[0]?.note).toMatch(/Two plies\.$/));
  });

  it('has documents to choose from', async () => {
    const { user } = await openProject();
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`^Documents of ${name}: \\d+ of \\d+`) }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: `Documents of ${name}` }));
    await user.click(sheet.getByRole('button', { name: 'None' }));
    expect(sheet.getByRole('button', { name: /^Use 0 of/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(sheet.getByRole('checkbox', { name: / EPD / }));
    await user.click(sheet.getByRole('checkbox', { name: / HPD / }));
    const down = sheet.getByRole('button', { name: /^Move .*Environmental.* down$/ });
    await user.click(down);
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await user.click(sheet.getByRole('checkbox', { name: / HPD / }));
    await user.click(sheet.getByRole('button', { name: /^Use 1 of/ }));
    expect(
      await screen.findByRole('button', { name: new RegExp(`^Documents of ${name}: 1 of \\d+ documents`) }),
    ).toBeVisible();
    await waitFor(() =>
      expect(present()?.items[0]?.documents).toEqual([{ content_type: 'epd', content_id: 1 }]),
    );
  });

  it('is removed, and put back to where it stood', async () => {
    const { user } = await openProject();
    const before = present()?.items;
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(screen.queryByRole('link', { name })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name })).toBeVisible();
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(present()?.items).toEqual(before);
  });

  it('that is removed comes back when that is refused', async () => {
    refuseWrites();
    const { user } = await openProject();
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(await screen.findByText('Could not save project.')).toBeVisible();
    expect(screen.getByText(/^Something went wrong on our end/)).toBeVisible();
    expect(screen.getByRole('link', { name })).toBeVisible();
  });
});

describe('several items', () => {
  it('take a status together, with one request', async () => {
    const { user } = await openProject();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status of selected items' }), 'Submitted');
    await waitFor(() => expect(present()?.items.every(({ status }) => status === 'submitted')).toBe(true));
    expect(puts()).toHaveLength(1);
  });

  it('are removed together, and put back in their order', async () => {
    const { user } = await openProject();
    const before = present()?.items;
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(2, 5))
      await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
    await waitFor(() => expect(present()?.items).toHaveLength(11));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(present()?.items).toEqual(before));
  });

  it('come from the favorites, filtered by words', async () => {
    const { user } = await openProject('/account/projects/3', 'Promenade Street Warehouse');
    await user.click(screen.getByRole('button', { name: 'Add from favorites' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add from favorites' }));
    const list = () => sheet.getByRole('list', { name: 'Favorites' });
    await sheet.findByRole('list', { name: 'Favorites' });
    const all = within(list()).getAllByRole('checkbox');
    expect(all.length).toBeGreaterThan(5);
    await user.type(sheet.getByRole('searchbox', { name: 'Filter' }), 'northfold');
    const some = within(list()).getAllByRole('checkbox');
    expect(some.length).toBeLessThan(all.length);
    for (const box of some.slice(0, 2)) await user.click(box);
    await user.click(sheet.getByRole('button', { name: 'Add 2' }));
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(2));
    expect(puts()).toHaveLength(1);
  });

  it('that no reviewer asks for count no document', async () => {
    const { user } = await openProject('/account/projects/3', 'Promenade Street Warehouse');
    await user.click(screen.getByRole('button', { name: 'Add from favorites' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add from favorites' }));
    await user.click(await sheet.findByRole('checkbox', { name: / BIM / }));
    await user.click(sheet.getByRole('button', { name: 'Add 1' }));
    expect(await screen.findByText('No documents')).toBeVisible();
  });

  it('come from the favorites, those that could not be loaded once they can be', async () => {
    const { user } = await openProject('/account/projects/3', 'Promenade Street Warehouse');
    let isDown = true;
    answerWith(
      http.get(/\/(?:by-ids|manufacturers\/es)\//, () =>
        isDown ? HttpResponse.json({ message: 'No.' }, { status: 403 }) : undefined,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Add from favorites' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add from favorites' }));
    expect(await sheet.findByText('Couldn’t load 10 of your favorites.')).toBeVisible();
    expect(sheet.getAllByRole('checkbox')).toHaveLength(2);
    isDown = false;
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sheet.getAllByRole('checkbox')).toHaveLength(12));
    expect(sheet.queryByText(/^Couldn’t load/)).toBeNull();
  });
});
