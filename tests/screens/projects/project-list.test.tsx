import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { userFavoritesList } from '#src/contracts/favorites.ts';
import { setAnalyticsSink } from '#src/browser/analytics.ts';
import type { AnalyticsEvent } from '#src/browser/analytics.ts';
import { closeAfterTest } from '#tests/support/opened.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const list = () => screen.findByRole('list', { name: 'Design projects' });
const names = async () =>
  within(await list())
    .getAllByRole('link')
    .map((link) => link.textContent);
const writes = (method: string) =>
  sentRequests.filter((one) => one.method === method && /char-project/.test(one.path));

function events(): AnalyticsEvent[] {
  const seen: AnalyticsEvent[] = [];
  closeAfterTest(setAnalyticsSink((event) => seen.push(event)));
  return seen;
}

async function openList(person: 'ada' | 'ben') {
  await signInAs(person);
  const opened = open('/account/projects');
  await heading('Projects');
  return opened;
}

async function fill(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'New project' }));
  const form = within(await screen.findByRole('dialog', { name: 'New project' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), name);
  return form;
}

describe('the list of projects', () => {
  it('has the latest change first, each with type, code, owner, number, day and number of items', async () => {
    await openList('ada');
    expect(await names()).toEqual([
      'Olneyville Branch Library',
      'Fox Point Row Houses',
      'Promenade Street Warehouse',
    ]);
    const [first, , third] = within(await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('2418');
    expect(first).toHaveTextContent('Public');
    expect(first).toHaveTextContent('Providence Community Library');
    expect(first).toHaveTextContent('Oct 24, 2026');
    expect(first).toHaveTextContent('14 items');
    expect(third).toHaveTextContent('Industrial');
    expect(third?.querySelector('[data-icon]')).toHaveAttribute('data-icon', 'industrial');
  });

  it('shows the SpecWizard projects with what is decided, and leads to them', async () => {
    await openList('ada');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(3);
    const row = table.getByRole('row', { name: /Library low roof/ });
    expect(row).toHaveTextContent('Northfold Roofing Systems');
    expect(row).toHaveTextContent('07 54 23 Thermoplastic-Polyolefin Roofing');
    expect(within(row).getByRole('link', { name: 'Library low roof' })).toHaveAttribute(
      'href',
      '/account/specwizard-projects/1',
    );
    expect(
      await within(row).findByRole('progressbar', { name: 'Decisions made in Library low roof' }),
    ).toBeVisible();
  });

  it('says what a project is for when there is none', async () => {
    await openList('ben');
    expect(await screen.findByText('You have no projects yet.')).toBeVisible();
    expect(await screen.findByText(/Write a section in/)).toBeVisible();
  });

  it('shows the house for a type that no one knows', async () => {
    answerWith(
      http.get('*/api/char-project', () =>
        HttpResponse.json([{ seq: 9, name: 'Beacon', type: 'Lighthouse', owner: '', last_spec_date: null }]),
      ),
    );
    await openList('ben');
    expect((await list()).querySelector('[data-icon]')).toHaveAttribute('data-icon', 'residential');
  });

  it('fails as a screen when the projects do not come', async () => {
    answerWith(http.get('*/api/char-project', () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
    await signInAs('ada');
    open('/account/projects');
    expect(await screen.findByText('403')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('stands when the SpecWizards do not come', async () => {
    answerWith(http.get('*/api/specwizard-project/me', () => HttpResponse.json({}, { status: 403 })));
    await openList('ada');
    expect(await screen.findByText('Couldn’t load the SpecWizard projects.')).toBeVisible();
    expect(await names()).toHaveLength(3);
  });
});

describe('a new project', () => {
  it('is saved once on two quick clicks, told by a toast, and opens', async () => {
    const { user, path } = await openList('ben');
    const form = await fill(user, 'Harbor School');
    await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Institutional: Education (42)');
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved project')).toBeVisible();
    expect(await heading('Harbor School')).toBeVisible();
    expect(path()).toMatch(/^\/account\/projects\/\d+$/);
    expect(screen.getByText('This project is empty.')).toBeVisible();
    // Folded on a phone, whose width is the tests'.
    screen.getByText('Project facts').click();
    expect(screen.getByText('Education')).toBeVisible();
    expect(writes('POST')).toHaveLength(1);
  });

  it('without a name goes nowhere and says so at the field', async () => {
    const { user } = await openList('ben');
    await user.click(screen.getByRole('button', { name: 'New project' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription('Give the project a name.');
    expect(name).toHaveFocus();
    expect(writes('POST')).toHaveLength(0);
  });

  it.each([
    ['fail 500', 'Something went wrong on our end.', 500],
    ['fail 429', 'Too many requests right now. Try again in 2 seconds.', 429],
  ])(
    'called “%s” is refused once: a toast, the reason beside the form, what was typed stays',
    async (name, reason, value) => {
      const seen = events();
      const { user } = await openList('ben');
      const form = await fill(user, name);
      await user.type(form.getByRole('textbox', { name: /^Owner/ }), 'City of Providence');
      // The answer waits for the second click.
      const pressed = Promise.withResolvers<void>();
      answerWith(http.post('*/api/char-project', () => pressed.promise));
      await user.dblClick(form.getByRole('button', { name: 'Save' }));
      pressed.resolve();
      expect(await screen.findByText('Could not save project')).toBeVisible();
      expect(form.getByText(new RegExp(reason))).toBeVisible();
      expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
      expect(form.getByRole('textbox', { name: /^Owner/ })).toHaveValue('City of Providence');
      expect(seen).toContainEqual({ category: 'project', action: 'save failed', label: 'http', value });
      expect(writes('POST')).toHaveLength(1);
      await user.clear(form.getByRole('textbox', { name: 'Name' }));
      await user.type(form.getByRole('textbox', { name: 'Name' }), 'Harbor School');
      await user.dblClick(form.getByRole('button', { name: 'Save' }));
      expect(await heading('Harbor School')).toBeVisible();
      expect(writes('POST')).toHaveLength(2);
    },
  );
});

describe('a project that stands', () => {
  it('that I began to change and then canceled is as it was, also in its form', async () => {
    const { user } = await openList('ada');
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit Fox Point Row Houses' }));
      return within(await screen.findByRole('dialog', { name: 'Edit Fox Point Row Houses' }));
    };
    const first = await edit();
    await user.type(first.getByRole('textbox', { name: 'Name' }), ' and more');
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    const again = await edit();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Fox Point Row Houses');
  });

  it('is renamed and keeps its items', async () => {
    const { user } = await openList('ada');
    await user.click(screen.getByRole('button', { name: 'Edit Fox Point Row Houses' }));
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Fox Point Terraces');
    await user.click(form.getByRole('button', { name: 'Save' }));
    // To the front once it is saved: the latest change comes first.
    await waitFor(async () => expect((await names())[0]).toBe('Fox Point Terraces'));
    const row = within(await list()).getAllByRole('listitem')[0];
    expect(row).toHaveTextContent('2 items');
    expect(writes('PUT')).toHaveLength(1);
  });

  it('is deleted after one question, and comes back with its items', async () => {
    const { user } = await openList('ada');
    await user.click(screen.getByRole('button', { name: 'Delete Fox Point Row Houses' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Delete Fox Point Row Houses?' }));
    expect(sheet.getByText(/and its 2 items/)).toBeVisible();
    await user.dblClick(sheet.getByRole('button', { name: 'Delete project' }));
    await waitFor(async () => expect(await names()).not.toContain('Fox Point Row Houses'));
    expect(writes('DELETE')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await names())[0]).toBe('Fox Point Row Houses'));
    expect(within(await list()).getAllByRole('listitem')[0]).toHaveTextContent('2 items');
  });

  it('comes back with its outline, its SpecWizard projects and its favorites', async () => {
    const favoritesOf = async (seq: number) =>
      ((await call(userFavoritesList, { fresh: true })).data ?? []).filter(({ project }) => project === seq)
        .length;
    await signInAs('ada');
    const { user, router } = open('/account/projects/1/outline-specs');
    await user.click(await screen.findByRole('button', { name: 'Edit Brick Masonry' }));
    await user.type(screen.getByRole('textbox', { name: /^Remarks/ }), 'Mock-up first.');
    const favorites = await favoritesOf(1);
    expect(favorites).toBeGreaterThan(0);
    await router.navigate('/account/projects');
    await user.click(await screen.findByRole('button', { name: 'Delete Olneyville Branch Library' }));
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const again = await screen.findByRole('link', { name: 'Olneyville Branch Library' });
    const address = again.getAttribute('href') ?? '';
    await waitFor(async () => expect(await favoritesOf(Number(address.split('/').at(-1)))).toBe(favorites));
    await router.navigate(`${address}/outline-specs`);
    expect(await screen.findByText('Mock-up first.')).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'SpecWizard by Northfold Roofing Systems' }),
    ).toBeVisible();
  });

  it('is offered again when it could not be restored', async () => {
    const { user } = await openList('ada');
    await user.click(screen.getByRole('button', { name: 'Delete Fox Point Row Houses' }));
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    answerWith(http.post('*/api/char-project', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const toast = (await screen.findByText('“Fox Point Row Houses” was not restored.')).closest('[role]');
    if (!(toast instanceof HTMLElement)) throw new Error('It was not told by a toast.');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await names())[0]).toBe('Fox Point Row Houses'));
  });

  it('is deleted once, also with a second click while the list is on its way', async () => {
    await signInAs('ada');
    const { user, path } = open('/account/projects/1');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    let answerList = (): void => undefined;
    const held = new Promise<void>((answered) => (answerList = answered));
    let isDeleted = false;
    answerWith(
      http.delete('*/api/char-project/1', () => void (isDeleted = true)),
      http.get('*/api/char-project', async () => {
        // Before, it is read for what may have to come back.
        if (!isDeleted) return undefined;
        await held;
        return HttpResponse.json([]);
      }),
    );
    const button = screen.getByRole('button', { name: 'Delete project' });
    await user.click(button);
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(button);
    answerList();
    await waitFor(() => expect(path()).toBe('/account/projects'));
    expect(writes('DELETE')).toHaveLength(1);
  });

  it('that cannot be deleted stays, and says why', async () => {
    const seen = events();
    answerWith(http.delete('*/api/char-project/:id', () => HttpResponse.json({}, { status: 500 })));
    const { user } = await openList('ada');
    await user.click(screen.getByRole('button', { name: 'Delete Fox Point Row Houses' }));
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Fox Point Row Houses?' }));
    expect(await dialog.findByText('Could not delete project')).toBeVisible();
    // In a toast, too.
    await waitFor(() => expect(screen.getAllByText('Could not delete project')).toHaveLength(2));
    expect(seen).toContainEqual({ category: 'project', action: 'delete failed', label: 'http', value: 500 });
    expect(await names()).toContain('Fox Point Row Houses');
  });
});

it('an anonymous visitor is sent to sign in, and no project is asked for', async () => {
  const { path } = open('/account/projects');
  await waitFor(() => expect(path()).toBe('/signin?returnTo=%2Faccount%2Fprojects'));
  expect(writes('GET')).toHaveLength(0);
});
