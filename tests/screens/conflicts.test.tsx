import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { charProjectDelete, charProjectList, charProjectUpdate } from '#src/contracts/char-projects.ts';
import { circulationMe, circulationUpdate } from '#src/contracts/circulation.ts';
import { userFavoritesUpdate } from '#src/contracts/favorites.ts';
import { userSearchesCreate } from '#src/contracts/saved-searches.ts';
import { specwizardProjectUpdate } from '#src/contracts/specwizard-projects.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { Profile } from '#src/contracts/circulation.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { openProject, projectNow, withSmallSection } from '#tests/screens/specwizard/projects-support.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';

withSmallSection();

const { signal } = new AbortController();
const library = 'Olneyville Branch Library';
const membrane = 'Brightdeck Reinforced TPO Membrane';

async function stored(): Promise<DesignProject> {
  const { data = [] } = await call(charProjectList, { fresh: true });
  const found = data.find(({ name }) => name.startsWith('Olneyville'));
  if (!found) throw new Error('The project is not there.');
  return found;
}

/** Someone saves in another browser, of which this page hears nothing. */
async function saveElsewhere(change: (project: DesignProject) => DesignProject): Promise<void> {
  const { seq, ...fields } = change(await stored());
  await call(charProjectUpdate, { params: { id: seq }, body: fields });
}
const notedElsewhere = (note: string) =>
  saveElsewhere((one) => ({
    ...one,
    items: one.items.map((item, at) => (at === 0 ? { ...item, note } : item)),
  }));

async function openLibrary() {
  await signInAs('ada');
  const opened = open('/account/projects/1');
  await heading(library);
  return { ...opened, note: () => screen.getByRole('textbox', { name: `Note on ${membrane}` }) };
}

async function asked(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }));
}
const notAsked = () => expect(screen.queryByRole('dialog', { name: /elsewhere$/ })).toBeNull();

it('a note that someone wrote elsewhere while I wrote mine is shown beside it, and I choose', async () => {
  const { user, note } = await openLibrary();
  await notedElsewhere('White, by the owner.');
  await user.clear(note());
  await user.type(note(), 'Tan, by the architect.');
  await user.tab();
  const dialog = await asked(`“${library}” was changed elsewhere`);
  const choice = within(await dialog.findByRole('group', { name: `Note ${membrane}` }));
  expect(choice.getByRole('radio', { name: 'Yours Tan, by the architect.' })).toBeChecked();
  expect((await stored()).items[0]?.note).toBe('White, by the owner.');
  await user.click(choice.getByRole('radio', { name: 'Saved elsewhere White, by the owner.' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(note()).toHaveValue('White, by the owner.'));
  expect((await stored()).items[0]?.note).toBe('White, by the owner.');
});

it('a decision put off leaves my note where I typed it, and comes again', async () => {
  const { user, note } = await openLibrary();
  await notedElsewhere('White, by the owner.');
  await user.type(note(), ' Tan.');
  await user.tab();
  await user.keyboard('{Escape}');
  await user.click((await asked(/elsewhere$/)).getByRole('button', { name: 'Decide later' }));
  expect(
    await screen.findByText(
      /^Not saved\. It was changed in another tab or browser, or by someone you work with\./,
    ),
  ).toBeVisible();
  expect(note()).toHaveValue('Agreed with the owner in design development. Tan.');
  await user.click(note());
  await user.tab();
  await user.click((await asked(/elsewhere$/)).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await stored()).items[0]?.note).toMatch(/ Tan\.$/));
});

it('many of them are kept or left with one press', async () => {
  const { user } = await openLibrary();
  await saveElsewhere((one) => ({
    ...one,
    items: one.items.map((item) => ({ ...item, status: 'submitted' })),
  }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status of selected items' }), 'Rejected');
  const dialog = await asked(/elsewhere$/);
  await user.click(dialog.getByRole('button', { name: 'All of theirs' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const status = screen.getByRole('combobox', { name: `Status of ${membrane}` });
  await waitFor(() => expect(status).toHaveValue('submitted'));
});

it('a name that someone changed elsewhere stays, when I change the owner', async () => {
  const { user } = await openLibrary();
  await user.click(screen.getByRole('button', { name: 'Edit project' }));
  await saveElsewhere((one) => ({ ...one, name: 'Olneyville Library' }));
  const form = within(screen.getByRole('form', { name: 'Project' }));
  await user.clear(form.getByRole('textbox', { name: /^Owner/ }));
  await user.type(form.getByRole('textbox', { name: /^Owner/ }), 'City of Providence');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await heading('Olneyville Library')).toBeVisible();
  notAsked();
  expect(await stored()).toMatchObject({ name: 'Olneyville Library', owner: 'City of Providence' });
});

it('a name that we both changed is asked about over the form, which keeps what I typed', async () => {
  const { user } = await openLibrary();
  await user.click(screen.getByRole('button', { name: 'Edit project' }));
  await saveElsewhere((one) => ({ ...one, name: 'Olneyville Library' }));
  const form = within(screen.getByRole('form', { name: 'Project' }));
  const name = form.getByRole('textbox', { name: 'Name' });
  await user.type(name, ' II');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click((await asked(/elsewhere$/)).getByRole('button', { name: 'Decide later' }));
  expect(
    await form.findByText(/changed in another tab or browser, .*What you typed is still here\.$/),
  ).toBeVisible();
  expect(name).toHaveValue(`${library} II`);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click((await asked(/elsewhere$/)).getByRole('button', { name: 'Save' }));
  expect(await heading(`${library} II`)).toBeVisible();
});

it('a project that was deleted elsewhere comes back with my change, at its new address', async () => {
  const { user, note, path } = await openLibrary();
  await call(charProjectDelete, { params: { id: 1 } });
  await user.type(note(), ' Tan.');
  await user.tab();
  const dialog = await asked(`“${library}” was deleted elsewhere`);
  await user.click(dialog.getByRole('button', { name: 'Restore with my change' }));
  await waitFor(() => expect(path()).toMatch(/^\/account\/projects\/(?!1$)\d+$/));
  await waitFor(() => expect(note()).toHaveValue('Agreed with the owner in design development. Tan.'));
});

it('a favorite’s note is asked about', async () => {
  await signInAs('ada');
  const favorite = useFavorites.getState().list.find(({ note }) => note.startsWith('Low roof'));
  if (!favorite) throw new Error('Ada has no such favorite.');
  const { user } = open('/account/favorites');
  await user.click(
    (await (await page()).findAllByRole('button', { name: /^Edit note of / })).at(-1) ?? document.body,
  );
  await call(userFavoritesUpdate, { params: { id: favorite.seq }, body: { note: 'There.' } });
  await user.type(screen.getByRole('textbox', { name: /^Note to / }), ' Here.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  const dialog = await asked('“This favorite” was changed elsewhere');
  await user.click(dialog.getByRole('radio', { name: 'Saved elsewhere There.' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There.')).toBeVisible();
});

it('a saved search’s name is asked about', async () => {
  await signInAs('ada');
  const [search] = useSavedSearches.getState().list;
  if (!search) throw new Error('Ada has no saved searches.');
  const { user } = open('/account/searches');
  const [rename] = await (await page()).findAllByRole('button', { name: /^Rename / });
  await user.click(rename ?? document.body);
  await call(userSearchesCreate, { body: { ...search, name: 'There', updated_at: undefined } });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Here');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click((await asked(/elsewhere$/)).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /Here$/ })).toBeVisible();
});

it('a profile keeps what was saved elsewhere beside what I change, and asks about the rest', async () => {
  await signInAs('ada');
  const { user } = open('/account/profile');
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await screen.findByRole('form', { name: 'Profile' });
  const change = async (part: Partial<Profile>) => {
    const { data } = await call(circulationMe, { signal, fresh: true });
    if (data) await call(circulationUpdate, { params: { userSeq: data.seq }, body: { ...data, ...part } });
  };
  await change({ city: 'Boston' });
  await user.clear(field(/^Firm/));
  await user.type(field(/^Firm/), 'Reyes & Okafor');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('All changes saved.')).toBeVisible();
  expect(field(/^City/)).toHaveValue('Boston');
  await change({ firm: 'Okafor & Reyes' });
  await user.type(field(/^Firm/), ' Architects');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  const dialog = await asked('“Your profile” was changed elsewhere');
  await user.click(dialog.getByRole('button', { name: 'Decide later' }));
  expect(await screen.findByText('Your profile was not saved.')).toBeVisible();
  expect(field(/^Firm/)).toHaveValue('Reyes & Okafor Architects');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await user.click(
    (await asked(/elsewhere$/)).getByRole('radio', { name: 'Saved elsewhere Okafor & Reyes' }),
  );
  await user.click((await asked(/elsewhere$/)).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field(/^Firm/)).toHaveValue('Okafor & Reyes'));
  expect((await call(circulationMe, { signal, fresh: true })).data).toMatchObject({
    firm: 'Okafor & Reyes',
    city: 'Boston',
  });
});

it('a form that I come back to has what I typed, and else what was saved elsewhere', async () => {
  await signInAs('ada');
  const { user, router } = open('/account/profile');
  await screen.findByRole('form', { name: 'Profile' });
  const firm = () => screen.getByRole('textbox', { name: /^Firm/ });
  await user.clear(firm());
  await user.type(firm(), 'Reyes & Okafor');
  await router.navigate('/account/change-password');
  await heading('Password');
  const { data } = await call(circulationMe, { signal, fresh: true });
  if (data)
    await call(circulationUpdate, {
      params: { userSeq: data.seq },
      body: { ...data, firm: 'Theirs', city: 'Boston' },
    });
  await router.navigate('/account/profile');
  await screen.findByRole('form', { name: 'Profile' });
  expect(firm()).toHaveValue('Reyes & Okafor');
  expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Boston');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  const dialog = await asked('“Your profile” was changed elsewhere');
  expect(dialog.getByRole('radio', { name: 'Saved elsewhere Theirs' })).not.toBeChecked();
});

it('a SpecWizard project that another tab renames is shown with its new name', async () => {
  const { seq, filename } = await openProject();
  await call(specwizardProjectUpdate, {
    params: { id: seq },
    body: { name: 'There', project: null, filename },
  });
  dispatchEvent(new StorageEvent('storage', { key: 'specwizard-projects' }));
  expect(await heading('There')).toBeVisible();
});

it('a SpecWizard project keeps a name from elsewhere, and a section that I add', async () => {
  const { user, main, seq, filename } = await openProject();
  await call(specwizardProjectUpdate, {
    params: { id: seq },
    body: { name: 'There', project: null, filename },
  });
  await user.click(main.getByRole('button', { name: 'Add section' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
  const [add] = await dialog.findAllByRole('button', { name: /^Add / });
  await user.click(add ?? document.body);
  await waitFor(async () => expect((await projectNow(seq)).filename).toHaveLength(2));
  await waitFor(async () => expect((await projectNow(seq)).name).toBe('There'));
  notAsked();
});
