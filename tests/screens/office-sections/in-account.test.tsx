import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { projectPeopleCreate } from '#src/contracts/project-people.ts';
import { specwizardProjectGet, specwizardProjectUpdate } from '#src/contracts/specwizard-projects.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { openOfficeFile } from '#src/domain/office-sections/open-file.ts';
import {
  addOfficeSection,
  listOfficeSections,
  newestOffice,
  reviseOfficeSection,
  setMaster,
} from '#src/stores/office-sections.ts';
import { useSavedWork } from '#src/stores/saved-work.ts';
import { resetOpenSections } from '#src/stores/section-work.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { signInAs } from '#tests/support/sign-in.ts';

/** Keeps the sample section as Ada's, and returns its file name. */
async function kept(): Promise<string> {
  await signInAs('ada');
  await loadSavedWork();
  const bytes = readFileSync('tests/files/office-sections/csi-styles.docx');
  const { section } = openOfficeFile({ name: 'a.docx', bytes });
  if (!section) throw new Error('The sample is not read.');
  return addOfficeSection({ number: '079200', title: 'Joint Sealants', lines: section.lines }, 'a.docx');
}
const saved = () => waitFor(() => expect(useSavedWork.getState().unsaved).toBe(0));
const entryOf = (filename: string) => {
  const entry = newestOffice(filename.split('-')[1] ?? '');
  if (!entry) throw new Error('It is not in this browser.');
  return entry;
};

it('the account has it in another browser, with its mark', async () => {
  const filename = await kept();
  setMaster(entryOf(filename), true);
  await saved();
  closePages();
  endSession();
  resetOpenSections();
  localStorage.clear();
  await signInAs('ada');
  expect(listOfficeSections()).toEqual([]);
  open('/office-sections');
  const list = within(await screen.findByRole('list', { name: 'My office’s sections' }));
  expect(list.getByText('Joint Sealants', { exact: false })).toBeVisible();
  expect(list.getByText('Master')).toBeVisible();
  expect(screen.getByText(/saved to your account/)).toBeVisible();
});

it('goes into a project, which says when its master changed, and takes the new version with its own edits', async () => {
  const filename = await kept();
  setMaster(entryOf(filename), true);
  const { user, router } = open('/account/specwizard-projects/1');
  await user.click(await screen.findByRole('button', { name: /^Add section/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
  await user.type(await dialog.findByRole('searchbox'), 'joint sealants');
  await user.click(await dialog.findByRole('button', { name: 'Add Joint Sealants by Office section' }));
  expect(await dialog.findByText('In project')).toBeInTheDocument();

  await router.navigate(`/account/specwizard-projects/1/specwizard?file=${filename}`);
  const document = within(await screen.findByRole('tree', { name: 'Document' }));
  await user.click(document.getByText('Backer rods.'));
  await user.click(await document.findByRole('button', { name: 'Edit' }));
  await user.type(await document.findByRole('textbox'), ' Open-cell.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByText(/changed on/)).toBeNull();

  const { stored } = entryOf(filename);
  const lines = stored.lines.map((line) =>
    line.id === 4 ? { ...line, text: ['Joint sealants at all walls.'] } : line,
  );
  const newer = reviseOfficeSection(entryOf(filename), { ...stored, lines });
  expect(await screen.findByText(/Its master changed on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take the new version' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?file=${newer}`));
  await waitFor(() => {
    const now = within(screen.getByRole('tree', { name: 'Document' }));
    expect(now.getByText(/Joint sealants at all walls\./)).toBeInTheDocument();
    expect(now.getByText(/Backer rods\. Open-cell\./)).toBeInTheDocument();
  });
  expect(screen.queryByText(/Its master changed on/)).toBeNull();
});

it('is read by who shares the project it is in, and is not among their own', async () => {
  const filename = await kept();
  await saved();
  const { data: project } = await call(specwizardProjectGet, { params: { id: 1 } });
  if (!project) throw new Error('The sample project is missing.');
  const body = { ...project, filename: [...project.filename, filename] };
  await call(specwizardProjectUpdate, { params: { id: 1 }, body });
  await call(projectPeopleCreate, { body: { project: 1, email: 'iris@lintel.test', right: 'edit' } });
  closePages();
  endSession();
  resetOpenSections();
  localStorage.clear();
  await signInAs('iris');
  open(`/account/specwizard-projects/1/specwizard?file=${filename}`);
  expect(await screen.findByRole('heading', { level: 1, name: /Joint Sealants/ })).toBeVisible();
  expect(listOfficeSections()).toEqual([]);
});
