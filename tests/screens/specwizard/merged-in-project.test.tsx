import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { to } from '#src/paths.ts';
import { projectAddress, projectNow } from '#tests/screens/specwizard/projects-support.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const filename = 'merged--northfold-075423--stormglass-075423';

it('a merged section is saved to a project, goes on there, and leaves it with its answers', async () => {
  await signInAs('ada');
  const { user, path, router } = open('/merge-specifications?of=northfold-075423,stormglass-075423');
  await user.click(await screen.findByRole('radio', { name: /^Looser: 120 psf/ }));
  await user.click(screen.getByRole('link', { name: 'Open in SpecWizard' }));
  await user.click(await screen.findByRole('button', { name: 'Use recommended choices' }));
  await user.click(screen.getByRole('button', { name: 'Save to project…' }));
  const form = within(await screen.findByRole('form', { name: 'Save to project' }));
  await user.click(form.getByRole('radio', { name: 'New project' }));
  await user.type(form.getByRole('textbox', { name: 'Project name' }), 'Pier sheds');
  await user.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('link', { name: 'Pier sheds' })).toBeVisible();
  expect(await screen.findByText(/Merged with/)).toHaveTextContent(
    /9 of 10 conflicts and clauses open · Resolve them/,
  );
  const seq = Number(/projects?\/(\d+)/.exec(path())?.[1]);
  expect(await projectNow(seq)).toMatchObject({
    name: 'Pier sheds',
    filename: [filename],
    section: [{ number: '075423', title: 'Thermoplastic-Polyolefin Roofing' }],
    company: ['Northfold Roofing Systems, Stormglass Roofing Membranes'],
  });
  expect(path()).toBe(to.specwizardInProject(seq, null));

  const files = watchSavedFiles();
  await router.navigate(projectAddress(seq));
  await screen.findByRole('list', { name: 'Sections' });
  const main = await page();
  expect(await main.findByText(/^\d+ lines?$/)).toBeVisible();
  expect(main.queryByRole('link', { name: /^Compare/ })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.data.text()) ?? '';
  expect(text).toContain(`"filename": "${filename}"`);
  expect(text).toMatch(/"measure-\w+": "use-1"/);

  await user.click(main.getByRole('button', { name: 'Import…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
  await user.upload(
    dialog.getByLabelText('File exported from SpecWizard'),
    new File([text], 'mine.json', { type: 'application/json' }),
  );
  expect(await dialog.findByText(/^Replaces this project’s \d+ lines?$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
