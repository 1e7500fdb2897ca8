import { screen, waitFor, within } from '@testing-library/react';
import JSZip from 'jszip';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { specwizardProjectUpdate } from '#src/contracts/specwizard-projects.ts';
import { now, setClock } from '#src/browser/clock.ts';
import { readOutline } from '#src/stores/outline-work.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';
import { answerWithFonts } from '#tests/screens/outline-specs/answer-with-fonts.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { projectNow, projectWrites } from '#tests/screens/specwizard/projects-support.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { closeAfterTest } from '#tests/support/opened.ts';
import { answerWith, pendingRequests, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

async function openOutline(project = 1) {
  await signInAs('ada');
  const opened = open(`/account/projects/${project}/outline-specs`);
  await heading('Outline specs');
  return opened;
}
const section = (name: RegExp) => screen.findByRole('article', { name });
const roofing = /^07 54 23 /;
const numbers = () => screen.getAllByRole('article').map((one) => one.id.replace('section-', ''));

describe('the outline specs of a project', () => {
  it('are reached from the project and its SpecWizard project, and lead back', async () => {
    await signInAs('ada');
    const { user, path, router } = open('/account/projects/1');
    await user.click(await screen.findByRole('link', { name: 'Outline specs' }));
    await heading('Outline specs');
    expect(path()).toBe('/account/projects/1/outline-specs');
    await user.click(screen.getByRole('link', { name: 'Olneyville Branch Library' }));
    await waitFor(() => expect(path()).toBe('/account/projects/1'));
    await router.navigate('/account/specwizard-projects/1');
    await heading('Library low roof');
    const link = await screen.findByRole('link', { name: 'Outline specs' });
    expect(link).toHaveAttribute('href', '/account/projects/1/outline-specs');
  });

  it('have the sections of items and specifications by division, and name those without a specification', async () => {
    await openOutline();
    expect(numbers()).toEqual(numbers().toSorted());
    expect(new Set(numbers()).size).toBe(numbers().length);
    const division = within(screen.getByRole('region', { name: 'Division 07' }));
    expect(division.getByRole('heading', { level: 2 })).toHaveTextContent(
      '07 Thermal and Moisture Protection',
    );
    const roof = within(await section(roofing));
    expect(await roof.findByText('2.1 MANUFACTURERS')).toBeVisible();
    expect(roof.getByRole('link', { name: 'SpecWizard by Northfold Roofing Systems' })).toHaveAttribute(
      'href',
      '/account/specwizard-projects/1/specwizard?file=northfold-075423',
    );
    expect(roof.getByText(/, \d+% decided/)).toBeVisible();
    const brick = within(await section(/^04 21 13 /));
    expect(brick.getByRole('button', { name: /^Choose a specification/ })).toBeVisible();
    expect(brick.getByText('Kilnhouse Brick & Block: Kilnwright Face Brick')).toBeVisible();
    expect(screen.getByText('10 sections have no specification yet.')).toBeVisible();
    // The others are said at their places, not twice.
    expect(screen.getByRole('link', { name: /^Go to the first, 03 30 00 / })).toHaveAttribute(
      'href',
      '#section-033000',
    );
    expect(screen.queryByRole('link', { name: /04 21 13/ })).toBeNull();
  });

  it('say more in the short and the full detail', async () => {
    const { user } = await openOutline();
    const roof = within(await section(roofing));
    await roof.findByText('2.1 MANUFACTURERS');
    const lines = () => roof.getAllByRole('listitem').length;
    const outline = lines();
    await user.click(screen.getByRole('radio', { name: /^Short/ }));
    const short = lines();
    await user.click(screen.getByRole('radio', { name: /^Full/ }));
    expect([outline < short, short < lines()]).toEqual([true, true]);
    expect(within(await section(/^04 21 13 /)).getByText(/Kilnwright Face Brick \(/)).toBeVisible();
  });

  it('are edited, and what is typed is there again, for this person and project alone', async () => {
    const { user, router } = await openOutline();
    const brick = within(await section(/^04 21 13 /));
    await user.click(brick.getByRole('button', { name: 'Edit Brick Masonry' }));
    const fields = within(brick.getByRole('group', { name: 'Text of Brick Masonry' }));
    await user.clear(fields.getByRole('textbox', { name: 'Title' }));
    await user.paste('Face Brick');
    const products = fields.getByRole('textbox', { name: 'Products' });
    expect(products).toHaveValue('Kilnhouse Brick & Block: Kilnwright Face Brick');
    await user.clear(products);
    await user.paste('Face brick: ASTM C216\n  Grade SW');
    await user.click(fields.getByRole('textbox', { name: /^Remarks/ }));
    await user.paste('Mock-up first.');
    await user.click(brick.getByRole('button', { name: 'Done editing Face Brick' }));
    expect(brick.getByRole('heading', { level: 3 })).toHaveTextContent('04 21 13 Face Brick');
    expect(brick.getByText('Grade SW')).toHaveAttribute('data-level', '1');

    await router.navigate('/account/projects/2/outline-specs');
    await waitFor(() => expect(screen.queryByText('Face brick: ASTM C216')).toBeNull());
    await router.navigate('/account/projects/1/outline-specs');
    const again = within(await section(/^04 21 13 /));
    expect(again.getByText('Face brick: ASTM C216')).toBeVisible();
    expect(again.getByText('Mock-up first.')).toBeVisible();
    expect(again.getByText('Edited by you')).toBeVisible();

    await user.click(again.getByRole('button', { name: 'Edit Face Brick' }));
    await user.click(again.getByRole('button', { name: 'Reset to project text' }));
    expect(again.getByRole('heading', { level: 3 })).toHaveTextContent('04 21 13 Brick Masonry');
    expect(again.getByRole('textbox', { name: /^Remarks/ })).toHaveValue('Mock-up first.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(again.getByRole('heading', { level: 3 })).toHaveTextContent('04 21 13 Face Brick');
    expect(again.getByRole('textbox', { name: 'Products' })).toHaveValue('Face brick: ASTM C216\n  Grade SW');
  });

  it('come back as another tab left them meanwhile', async () => {
    const { user, router } = await openOutline();
    await user.click(screen.getByRole('button', { name: 'Remove Brick Masonry' }));
    await router.navigate('/account/projects');
    await heading('Projects');
    const key = Object.keys({ ...localStorage }).find((one) => /^outline-specs\/\d+\/1$/.test(one)) ?? '';
    localStorage.setItem(
      key,
      localStorage.getItem(key)?.replace('"removed":["042113"]', '"removed":[]') ?? '',
    );
    globalThis.dispatchEvent(new StorageEvent('storage', { key }));
    await router.navigate('/account/projects/1/outline-specs');
    expect(await section(/^04 21 13 /)).toBeVisible();
  });

  it('are kept in the browser under the person’s number', async () => {
    const { user } = await openOutline();
    const brick = within(await section(/^04 21 13 /));
    await user.click(brick.getByRole('button', { name: 'Edit Brick Masonry' }));
    await user.type(brick.getByRole('textbox', { name: /^Remarks/ }), 'Ask.');
    const kept = Object.entries({ ...localStorage }).find(([key]) => /^outline-specs\/\d+\/1$/.test(key));
    expect(kept?.[1]).toContain('"remarks":"Ask."');
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
    closeAfterTest(() => vi.unstubAllGlobals());
    await user.type(brick.getByRole('textbox', { name: /^Remarks/ }), '!');
    expect(await screen.findByText('This browser isn’t saving your changes.')).toBeVisible();
    expect(brick.getByRole('textbox', { name: /^Remarks/ })).toHaveValue('Ask.!');
  });

  it('take a section by number, move it, remove it and put it back', async () => {
    const { user } = await openOutline();
    await user.click(screen.getByRole('button', { name: 'Add section' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
    const typed = dialog.getByRole('searchbox', { name: 'Number or title' });
    expect(typed).not.toBeRequired();
    await user.type(typed, '04 20 00');
    await user.click(dialog.getByRole('button', { name: 'Add 04 20 00 Unit Masonry' }));
    expect(dialog.getByRole('status')).toHaveTextContent('Added 04 20 00 Unit Masonry.');
    await user.clear(typed);
    await user.type(typed, '04 29 99{Enter}');
    await user.clear(typed);
    await user.type(typed, 'no such thing');
    expect(dialog.getByRole('status')).toHaveTextContent('No matching sections.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const masonry = () => numbers().filter((number) => ['042000', '042113', '042999'].includes(number));
    expect(masonry()).toEqual(['042000', '042113', '042999']);

    await user.click(screen.getByRole('button', { name: 'Move Brick Masonry up' }));
    expect(masonry()).toEqual(['042113', '042000', '042999']);
    const up = screen.getByRole('button', { name: 'Move Brick Masonry up' });
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(up).toHaveFocus());
    await user.click(up);
    expect(masonry()[0]).toBe('042113');
    await user.click(screen.getByRole('button', { name: 'MasterFormat order' }));
    expect(masonry()).toEqual(['042000', '042113', '042999']);

    await user.click(screen.getByRole('button', { name: 'Remove Unit Masonry' }));
    expect(masonry()).toEqual(['042113', '042999']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(masonry()).toContain('042000');
    await user.click(screen.getByRole('button', { name: 'Remove Brick Masonry' }));
    await user.click(screen.getByRole('button', { name: 'Restore Brick Masonry' }));
    expect(masonry()).toContain('042113');
  });

  it('take a SpecWizard for a section that has none', async () => {
    const { user } = await openOutline();
    const missing = screen.getByText(/^\d+ sections have no specification yet\.$/).textContent;
    await user.click(screen.getByRole('button', { name: 'Choose a specification for Brick Masonry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a specification' }));
    expect(dialog.getByRole('link', { name: 'Read specifications for this section' })).toHaveAttribute(
      'href',
      '/content-type/spec/04/042113',
    );
    const [choice] = await dialog.findAllByRole('button', { name: /^Choose / });
    if (!choice) throw new Error('No SpecWizard');
    await user.click(choice);
    const brick = within(await section(/^04 21 13 /));
    expect(await brick.findByRole('link', { name: /^SpecWizard by / })).toBeVisible();
    expect(screen.getByText(/^\d+ sections have no specification yet\.$/).textContent).not.toBe(missing);
    expect(
      sentRequests.some(({ method, path }) => method === 'PUT' && path === '/api/specwizard-project/1'),
    ).toBe(true);
  });

  it('take the specification into a SpecWizard project that was changed elsewhere, beside that change', async () => {
    const { user } = await openOutline();
    const { name, project, filename } = await projectNow(1);
    await call(specwizardProjectUpdate, {
      params: { id: 1 },
      body: { name: `${name}, west`, project, filename },
    });
    await user.click(screen.getByRole('button', { name: 'Choose a specification for Brick Masonry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a specification' }));
    const [choice] = await dialog.findAllByRole('button', { name: /^Choose / });
    if (!choice) throw new Error('No SpecWizard');
    await user.click(choice);
    const brick = within(await section(/^04 21 13 /));
    expect(await brick.findByRole('link', { name: /^SpecWizard by / })).toBeVisible();
    await waitFor(async () => expect((await projectNow(1)).name).toBe(`${name}, west`));
  });

  it('make one SpecWizard project where there is none', async () => {
    const { user } = await openOutline(3);
    await user.click(screen.getByRole('button', { name: 'Add section' }));
    const add = within(await screen.findByRole('dialog', { name: 'Add section' }));
    await user.type(add.getByRole('searchbox', { name: 'Number or title' }), '07 54 23{Enter}');
    await user.click(add.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^Choose a specification for / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a specification' }));
    const [choice] = await dialog.findAllByRole('button', { name: /^Choose / });
    if (!choice) throw new Error('No SpecWizard');
    // There are no lines to save yet.
    answerWith(http.post('*/api/specwizard-project/:id/specs', () => HttpResponse.json({}, { status: 500 })));
    await user.click(choice);
    expect(await screen.findByRole('link', { name: /^SpecWizard by / })).toBeVisible();
    expect(screen.queryByText('Could not save project')).toBeNull();
    expect(projectWrites()).toEqual(['POST ']);
  });

  it.each([
    ['06 16 00', /^06 16 00 /, /guide specification, [\d,]+ lines/],
    ['Submittal Procedures', /^01 33 00 Submittal Procedures/, /names no manufacturer, \d+ decisions/],
  ])(
    '%s has a section to choose and edit, though no manufacturer has a SpecWizard for it',
    async (typed, name, kind) => {
      const { user } = await openOutline(3);
      await user.click(screen.getByRole('button', { name: 'Add section' }));
      const add = within(await screen.findByRole('dialog', { name: 'Add section' }));
      await user.type(add.getByRole('searchbox', { name: 'Number or title' }), `${typed}{Enter}`);
      await user.click(add.getByRole('button', { name: 'Close' }));
      await user.click(screen.getByRole('button', { name: /^Choose a specification for / }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose a specification' }));
      const [choice] = await dialog.findAllByRole('button', { name: /^Choose / });
      if (!choice) throw new Error('No section');
      expect(dialog.getByText(kind)).toBeVisible();
      await user.click(choice);
      const chosen = within(await section(name));
      expect(await chosen.findByRole('link', { name: /^SpecWizard by / })).toBeVisible();
    },
  );

  it('ask once more for SpecWizards that could not be read, and say so meanwhile', async () => {
    const refuse = () => HttpResponse.json({}, { status: 403 });
    answerWith(http.get('*/api/specwizards/active', refuse, { once: true }));
    const { user } = await openOutline();
    await user.click(screen.getByRole('button', { name: 'Choose a specification for Brick Masonry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a specification' }));
    const failure = await dialog.findByText('Couldn’t load the sections.');
    const { promise, resolve } = Promise.withResolvers<void>();
    answerWith(http.get('*/api/specwizards/active', () => promise));
    const again = dialog.getByRole('button', { name: 'Try again' });
    await user.dblClick(again);
    expect(again).toHaveTextContent('Trying…');
    expect(failure).toBeVisible();
    resolve();
    expect(await dialog.findAllByRole('button', { name: /^Choose / })).not.toHaveLength(0);
    expect(failure).not.toBeInTheDocument();
    expect(sentRequests.filter(({ path }) => path === '/api/specwizards/active')).toHaveLength(2);
  });
});

describe('without everything', () => {
  it('an empty project says how to fill its outline, and a section can be added', async () => {
    const { user } = await openOutline(3);
    expect(screen.getByText('Nothing to outline yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create project manual' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add section' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('searchbox', { name: 'Number or title' }), 'louvers{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(numbers()).toEqual(['089100']);
  });

  it('another person’s project, and one that is none, are not found', async () => {
    await signInAs('ben');
    open('/account/projects/1/outline-specs');
    expect(await heading(/not found|no page/i)).toBeVisible();
  });

  it('the items stay where the SpecWizard projects could not be read', async () => {
    answerWith(http.get('*/api/specwizard-project/me', () => HttpResponse.json({}, { status: 403 })));
    await openOutline();
    expect(screen.getByText('Couldn’t load your SpecWizard projects.')).toBeVisible();
    expect(within(await section(roofing)).getByText(/: Brightdeck Reinforced TPO Membrane$/)).toBeVisible();
    // What is not known is not called missing.
    expect(screen.queryByText(/have no specification yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Choose a specification/ })).toBeNull();
  });

  it('a specification that cannot be read is said at its section', async () => {
    answerWith(http.get('*/api/sw_data/custom/*', () => HttpResponse.json({}, { status: 403 })));
    await openOutline();
    const roof = within(await section(roofing));
    expect(await roof.findByRole('alert')).toHaveTextContent(/^Couldn’t load the specification: /);
    expect(roof.getByText(/: Brightdeck Reinforced TPO Membrane$/)).toBeVisible();
  });
});

/** The file is saved, and the project knows the day of it. */
async function whenMade(saved: readonly unknown[]): Promise<void> {
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
  const isWritten = ({ method, path }: { method: string; path: string }) =>
    method === 'PUT' && path === '/api/char-project/1';
  await waitFor(() => expect(sentRequests.some(isWritten) && pendingRequests() === 0).toBe(true));
}

describe('the project manual', () => {
  const making = async (user: Awaited<ReturnType<typeof openOutline>>['user'], format: string) => {
    answerWithFonts();
    await within(await section(roofing)).findByText('2.1 MANUFACTURERS');
    await user.click(screen.getByRole('button', { name: 'Create project manual' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create project manual' }));
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${format}`) }));
    return dialog;
  };

  it('is one PDF with the sections that are chosen, under the project’s header', async () => {
    const saved = watchSavedFiles();
    const { user } = await openOutline();
    const dialog = await making(user, 'One PDF');
    await user.click(dialog.getByRole('checkbox', { name: /Brick Masonry/ }));
    await user.click(dialog.getByText(/^Page header/));
    const number = dialog.getByRole('textbox', { name: /^Project number/ });
    expect(number).toHaveValue('2418');
    await user.type(number, '-A');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Length' }), 'Outline');
    await user.click(dialog.getByRole('button', { name: 'Make manual of 10 sections' }));
    await whenMade(saved);
    expect(saved[0]?.name).toBe('Olneyville Branch Library - Project manual 2026-11-02.pdf');
    expect(await dialog.findByText(/^Saved Olneyville Branch Library.*, 10 sections, /)).toBeVisible();
    const { pages, links, feet } = await readManual(
      new Uint8Array(await (saved[0]?.data ?? new Blob()).arrayBuffer()),
    );
    expect(pages[0]).toMatch(
      /Olneyville Branch Library Draft: .* Project number 2418-A Owner Providence Community Library/,
    );
    expect(links).toHaveLength(10);
    expect(pages[1]).not.toContain('Brick Masonry');
    for (const { title, page } of links) {
      const mark = title.slice(0, 8);
      expect(pages[page - 1]).toContain(`SECTION ${mark}`);
      expect(feet[page - 1]).toMatch(new RegExp(`Page ${page} .*${mark} - 1$`));
    }
    expect(readOutline(1).header?.number).toBe('2418-A');
  }, 30_000);

  it('has the day on which it is made on its cover, also where something else was typed before', async () => {
    const { user } = await openOutline();
    await user.click(screen.getByRole('button', { name: 'Create project manual' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create project manual' }));
    await user.click(dialog.getByText(/^Page header/));
    await user.type(dialog.getByRole('textbox', { name: /^Project number/ }), '-A');
    const day = now();
    closeAfterTest(setClock(() => day + 7 * 24 * 3600_000));
    await user.type(dialog.getByRole('textbox', { name: /^Project number/ }), '2');
    expect(dialog.getByRole('textbox', { name: /^Project number/ })).toHaveValue('2418-A2');
    expect(dialog.getByRole('textbox', { name: /^Date/ })).toHaveValue('Nov 9, 2026');
  });

  it.each([
    ['One Word file', 'docx', ['word/document.xml', 'word/footer2.xml']],
    ['ZIP of Word files', 'zip', ['Contents.txt', '075423-thermoplastic-polyolefin-roofing.docx']],
    ['ZIP of PDFs', 'zip', ['Contents.txt', '075423-thermoplastic-polyolefin-roofing.pdf']],
  ] as const)(
    'is made as %s',
    async (format, ending, names) => {
      const saved = watchSavedFiles();
      const { user } = await openOutline();
      const dialog = await making(user, format);
      await user.click(dialog.getByRole('button', { name: /^Make manual of/ }));
      await whenMade(saved);
      expect(saved[0]?.name).toBe(`Olneyville Branch Library - Project manual 2026-11-02.${ending}`);
      const zip = await JSZip.loadAsync(await (saved[0]?.data ?? new Blob()).arrayBuffer());
      expect(Object.keys(zip.files)).toEqual(expect.arrayContaining([...names]));
    },
    30_000,
  );

  it('is made without a section that cannot be read, which is named', async () => {
    answerWith(http.get('*/api/sw_data/custom/*', () => HttpResponse.json({}, { status: 403 })));
    answerWithFonts();
    const saved = watchSavedFiles();
    const { user } = await openOutline();
    await within(await section(roofing)).findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Create project manual' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create project manual' }));
    await user.click(dialog.getByRole('button', { name: /^Make manual of/ }));
    await whenMade(saved);
    const notice = await dialog.findByRole('alert');
    expect(notice).toHaveTextContent(
      /^1 section is not included\.07 54 23 Thermoplastic-Polyolefin Roofing: /,
    );
  }, 30_000);

  it('is canceled, and nothing is saved', async () => {
    answerWith(http.get('*/api/sw_data/custom/*', () => HttpResponse.json({}, { status: 403 })));
    const saved = watchSavedFiles();
    const { user } = await openOutline();
    await within(await section(roofing)).findByRole('alert');
    // What failed is read again, and does not come.
    answerWith(http.get('*/api/sw_data/custom/*', () => delay('infinite')));
    await user.click(screen.getByRole('button', { name: 'Create project manual' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create project manual' }));
    await user.click(dialog.getByRole('button', { name: /^Make manual of/ }));
    expect(await dialog.findByRole('progressbar', { name: 'Creating the manual' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByRole('status')).toHaveTextContent('Canceled. Nothing was saved.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(saved).toEqual([]);
  });
});
