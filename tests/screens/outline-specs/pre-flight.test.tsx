import { screen, waitFor, within } from '@testing-library/react';
import JSZip from 'jszip';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { noEdits, withSection } from '#src/domain/project-manual/outline-edits.ts';
import { changeOutline } from '#src/stores/outline-work.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { answerWithFonts } from '#tests/screens/outline-specs/answer-with-fonts.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

async function openPreflight(project = 1) {
  await signInAs('ada');
  const opened = open(`/account/projects/${project}/pre-flight`);
  await heading('Pre-flight');
  return opened;
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the pre-flight of a project', () => {
  it('is reached from the project and from its outline, and says what is open with the place of each', async () => {
    await signInAs('ada');
    const { user, path } = open('/account/projects/1');
    await user.click(await screen.findByRole('link', { name: 'Pre-flight' }));
    await heading('Pre-flight');
    expect(path()).toBe('/account/projects/1/pre-flight');
    expect(await screen.findByText(/^\d+ open items\.$/)).toBeVisible();
    const blanks = await group('Blanks and open choices');
    const row = within(
      blanks
        .getByText('Warranty is blank in “Term: [________] years from Substantial Completion”.')
        .closest('li') ?? document.body,
    );
    expect(row.getByRole('link', { name: '07 54 23, 1.14.A.1' }).getAttribute('href')).toMatch(
      /^\/account\/specwizard-projects\/1\/specwizard\?file=northfold-075423#line-\d+$/,
    );
    const missing = await group('Sections that are cited but missing');
    expect(
      missing.getByText(
        'A section cites Section 01 33 00, Submittal Procedures, which the project doesn’t have.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Outline specs' }));
    await heading('Outline specs');
    expect(screen.getByRole('link', { name: 'Pre-flight' })).toHaveAttribute(
      'href',
      '/account/projects/1/pre-flight',
    );
  });

  it('jumps to the paragraph in SpecWizard, and to a choice that is not made among the choices', async () => {
    const { user, router } = await openPreflight();
    const blanks = await group('Blanks and open choices');
    await user.click(blanks.getByRole('link', { name: '07 54 23, 1.14.A.1' }));
    const shown = await (await page()).findByRole('region', { name: 'Live document' });
    await waitFor(() =>
      expect(shown.querySelector('[data-marked]')).toHaveTextContent(
        /Term: .*years from Substantial Completion/,
      ),
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-marked'));
    await router.navigate('/account/projects/1/pre-flight');
    await user.click(
      within(
        (await group('Blanks and open choices')).getByText('Choose one under “Retarder”.').closest('li') ??
          document.body,
      ).getByRole('link'),
    );
    const choices = await screen.findByRole('region', { name: 'Choices and checks' });
    await waitFor(() => expect(choices.querySelector('[data-marked]')).not.toBeNull());
    await waitFor(() => expect(choices.contains(document.activeElement)).toBe(true));
  });

  it('follows what the person adds to the outline', async () => {
    await openPreflight();
    await group('Blanks and open choices');
    changeOutline(1, () => ({ edits: withSection(noEdits, '042999') }));
    const numbers = await group('Section numbers and titles');
    expect(numbers.getByRole('link', { name: '04 29 99 Untitled section' })).toHaveAttribute(
      'href',
      '/account/projects/1/outline-specs#section-042999',
    );
  });

  it('says of a project without sections that it has none', async () => {
    await openPreflight(3);
    expect(await screen.findByText('The project has no sections yet.')).toBeVisible();
  });

  it('names a section that it couldn’t read', async () => {
    answerWith(http.get('*/api/sw_data/custom/*', () => HttpResponse.json({}, { status: 403 })));
    await openPreflight();
    const unread = await group('Headings without text');
    expect(unread.getByText(/^Couldn’t load the specification, so it isn’t checked: /)).toBeVisible();
  });

  it('goes on without the SpecWizard projects, and says so', async () => {
    answerWith(http.get('*/api/specwizard-project/me', () => HttpResponse.json({}, { status: 403 })));
    await openPreflight();
    expect(await screen.findByText('Couldn’t load your SpecWizard projects.')).toBeVisible();
  });
});

describe('the first page of a project manual', () => {
  async function coverOf(isSaid: boolean): Promise<string> {
    const saved = watchSavedFiles();
    answerWithFonts();
    await signInAs('ada');
    const { user } = open('/account/projects/1/outline-specs');
    await heading('Outline specs');
    await user.click(screen.getByRole('button', { name: 'Create project manual' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create project manual' }));
    const box = await dialog.findByRole('checkbox', { name: /^Say on the first page: “Draft: 8 blanks, / });
    expect(box).toBeChecked();
    if (!isSaid) await user.click(box);
    await user.click(dialog.getByRole('radio', { name: /^One Word file/ }));
    await user.click(dialog.getByRole('button', { name: /^Make manual of/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const zip = await JSZip.loadAsync(await (saved[0]?.data ?? new Blob()).arrayBuffer());
    const text = (await zip.file('word/document.xml')?.async('string')) ?? '';
    return text.slice(0, text.indexOf('TABLE OF CONTENTS'));
  }

  it('says what is open', async () => {
    expect(await coverOf(true)).toContain('Draft: 8 blanks, 1 undecided choice, 5 conflicts between choices');
  }, 30_000);

  it('does not, where the person turns that off', async () => {
    expect(await coverOf(false)).not.toContain('Draft');
  }, 30_000);
});
