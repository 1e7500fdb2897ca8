import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import {
  projectChangesByProject,
  projectPeopleByProject,
  projectPeopleCreate,
  projectPeopleUpdate,
} from '#src/contracts/project-people.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const rowHouses = '/account/projects/2';
const changesPath = '*/api/project-changes/by-project/:id';
const refuse = (path: string, status: number) =>
  answerWith(http.get(path, () => HttpResponse.json({ message: 'No.' }, { status })));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Ada gives Iris the right to read only. */
async function asReader(): Promise<void> {
  await signInAs('ada');
  await call(projectPeopleUpdate, { params: { id: 1 }, body: { right: 'read' } });
  endSession();
  await signInAs('iris');
}

async function openPeople() {
  await signInAs('ada');
  const { user } = open(rowHouses);
  await heading('Fox Point Row Houses');
  await user.click(await button('People (2)'));
  const dialog = within(await screen.findByRole('dialog', { name: 'People on Fox Point Row Houses' }));
  const people = async () =>
    within(await dialog.findByRole('list', { name: 'People on the project' })).getAllByRole('listitem');
  return { user, dialog, people };
}

describe('the owner', () => {
  it('sees who works on a project, adds someone by email, changes a right, and removes one', async () => {
    const { user, dialog, people } = await openPeople();
    const [first, second] = await people();
    expect(first).toHaveTextContent(/^Iris Cheniris@lintel\.test/);
    expect(second).toHaveTextContent(/^m\.silva@wickenden\.example/);
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mara@firm.com');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'They may' }), 'Read everything in it');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(async () => expect(await people()).toHaveLength(3));
    expect(dialog.getByRole('combobox', { name: 'What mara@firm.com may do' })).toHaveValue('read');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What mara@firm.com may do' }), 'Edit');
    await user.click(dialog.getByRole('button', { name: 'Remove iris@lintel.test' }));
    await waitFor(async () => expect(await people()).toHaveLength(2));
    const { data } = await call(projectPeopleByProject, { params: { id: 2 }, fresh: true });
    expect(data?.map(({ email, right }) => [email, right])).toEqual([
      ['m.silva@wickenden.example', 'read'],
      ['mara@firm.com', 'edit'],
    ]);
  });

  it.each([
    ['nonsense', /Enter an email address like name@firm\.com/],
    ['ada@lintel.test', /This is your own address/],
    ['IRIS@lintel.test', /This address is on the list below/],
  ])('is told why “%s” can’t be added', async (email, words) => {
    const { user, dialog } = await openPeople();
    await user.type(await dialog.findByRole('textbox', { name: 'Email' }), email);
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect((await dialog.findAllByText(words))[0]).toBeVisible();
  });

  it('is told when the list can’t be loaded, and tries again', async () => {
    await signInAs('ada');
    refuse('*/api/project-people/by-project/:id', 500);
    const { user } = open(rowHouses);
    await user.click(await button('People (2)'));
    expect(await screen.findByText('Couldn’t load the people.')).toBeVisible();
    expect(await button('Try again')).toBeVisible();
  });

  it('opens the list while the changes are on their way', async () => {
    answerWith(http.get(changesPath, () => delay('infinite')));
    const { people } = await openPeople();
    expect(await people()).toHaveLength(2);
  });

  it('sees who changed what and when, the newest first', async () => {
    await signInAs('ada');
    const { user } = open(rowHouses);
    const list = within(await screen.findByRole('list', { name: 'Changes, newest first' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^Iris Chen changed the outline specs/);
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await user.click(await button('Show all 6 changes'));
    expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent(
      /^You shared the project with iris@lintel\.test/,
    );
  });

  it('gets a deleted project back with its people; who can’t be added again is named', async () => {
    await signInAs('ada');
    const { user } = open(rowHouses);
    await button('People (2)');
    const tools = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(tools.indexOf('Delete')).toBeGreaterThan(tools.indexOf('People (2)'));
    await user.click(await button('Delete'));
    await user.click(await button('Delete project'));
    answerWith(
      http.post('*/api/project-people', async ({ request }) =>
        (await request.clone().text()).includes('m.silva')
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    await user.click(await button('Undo'));
    expect(
      await screen.findByText('“Fox Point Row Houses” isn’t shared anymore with m.silva@wickenden.example.'),
    ).toBeVisible();
    const address = (await screen.findByRole('link', { name: 'Fox Point Row Houses' })).getAttribute('href');
    const id = Number(address?.split('/').at(-1));
    const { data } = await call(projectPeopleByProject, { params: { id }, fresh: true });
    expect(data?.map(({ email, right }) => [email, right])).toEqual([['iris@lintel.test', 'edit']]);
  });

  it('is told when the changes can’t be loaded, and when there are none', async () => {
    await signInAs('ada');
    refuse(changesPath, 500);
    open(rowHouses);
    expect(await screen.findByText('Couldn’t load the changes.')).toBeVisible();
    closePages();
    answerWith(http.get(changesPath, () => HttpResponse.json([])));
    open(rowHouses);
    expect(await screen.findByText('Nothing has changed since the project was shared.')).toBeVisible();
  });

  it.each([404, 405])('is offered nothing by an API that answers %s', async (status) => {
    refuse(changesPath, status);
    await signInAs('ada');
    open('/account/projects/1');
    await heading('Olneyville Branch Library');
    expect(await button('Delete')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /People|Share with/ })).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Changes' })).toBeNull();
  });
});

describe('an editor', () => {
  it('finds the project among their own, with who owns it and what they may do', async () => {
    await signInAs('iris');
    open('/account/projects');
    const list = within(await screen.findByRole('list', { name: 'Design projects' }));
    const row = within(list.getByRole('listitem'));
    expect(row.getByText('Shared by Ada Reyes, for editing')).toBeVisible();
    expect(row.getByRole('button', { name: 'Edit Fox Point Row Houses' })).toBeVisible();
    expect(row.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('changes the project, and leaves it', async () => {
    await signInAs('iris');
    const { user, path } = open(rowHouses);
    await heading('Fox Point Row Houses');
    const [status] = await screen.findAllByRole('combobox', { name: /^Status of/ });
    if (status) await user.selectOptions(status, 'Approved');
    await waitFor(async () =>
      expect(
        (await call(projectChangesByProject, { params: { id: 2 }, fresh: true })).data?.[0],
      ).toMatchObject({ by: 'Iris Chen', isYou: true, what: 'items changed' }),
    );
    await user.click(await button('Leave'));
    await user.click(await button('Leave project'));
    expect(await screen.findByText('You have no projects yet.')).toBeVisible();
    expect(path()).toBe('/account/projects');
  });
});

describe('a reader', () => {
  it('sees the items without a control that changes them', async () => {
    await asReader();
    open(rowHouses);
    await heading('Fox Point Row Houses');
    // Folded on a phone, whose width is the tests'.
    screen.getByText('Project facts').click();
    expect(await screen.findByText('Ada Reyes (ada@lintel.test)')).toBeVisible();
    await screen.findAllByText(/of \d+ documents?$/);
    for (const name of [/^Edit/, /^Delete/, /^Remove/, /^Add from/, /^Accept/, /^Documents of/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^Status of/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Note on/ })).toBeNull();
    expect(await button('Leave')).toBeVisible();
  });

  it('sees the outline without a control that changes it, and no issue can be made', async () => {
    await asReader();
    open(`${rowHouses}/outline-specs`);
    await heading('Outline specs');
    expect(await button('Create project manual')).toBeVisible();
    for (const name of [/^Edit/, /^Move/, /^Remove/, 'Add section', /^Choose/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    closePages();
    open(`${rowHouses}/issues`);
    await heading('Issues');
    expect(screen.queryByRole('button', { name: /^Issue manual/ })).toBeNull();
  });

  it('who could edit a moment ago is refused in words, and what was typed stays', async () => {
    await signInAs('iris');
    const { user } = open(rowHouses);
    await heading('Fox Point Row Houses');
    const [note] = await screen.findAllByRole('textbox', { name: /^Note on/ });
    if (!note) throw new Error('There is no note.');
    answerWith(
      http.put('*/api/char-project/:id', () => HttpResponse.json({ message: 'No.' }, { status: 403 })),
    );
    await user.type(note, 'Ask for a sample.');
    await user.tab();
    expect(
      await screen.findByText(
        'Not saved. You can only read this. Its owner can give you the right to edit it.',
      ),
    ).toBeVisible();
    expect(note).toHaveValue('Ask for a sample.');
  });

  it('keeps how they look at the outline in their browser', async () => {
    await asReader();
    const { user } = open(`${rowHouses}/outline-specs`);
    await heading('Outline specs');
    await user.click(await screen.findByRole('radio', { name: /^Full/ }));
    expect(sentRequests.filter(({ path, method }) => /saved-work/.test(path) && method !== 'GET')).toEqual(
      [],
    );
  });

  it('reads a section of the project as it is decided, without SpecWizard’s controls', async () => {
    await signInAs('ada');
    await call(projectPeopleCreate, { body: { project: 1, email: 'iris@lintel.test', right: 'read' } });
    endSession();
    await signInAs('iris');
    open('/account/specwizard-projects/1');
    await heading('Library low roof');
    for (const name of ['Edit', 'Duplicate', 'Import…', 'Delete', 'Add section', /^Remove/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    closePages();
    open('/account/specwizard-projects/1/specwizard');
    expect(await screen.findByText(/You can read this section, but not change it/)).toBeVisible();
    expect(await screen.findByText('END OF SECTION')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
