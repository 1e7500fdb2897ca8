import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { manualIssuesByProject, manualIssuesCreate } from '#src/contracts/manual-issues.ts';
import { changeOutline } from '#src/stores/outline-work.ts';
import { withSection, withoutSection, withText } from '#src/domain/project-manual/outline-edits.ts';
import { trackedText } from '#tests/domain/redline/read-tracked.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

/** The fonts as a host of the site gives them. */
function answerWithFonts(): void {
  answerWith(
    http.get('*/ibm-plex-sans-*.woff', async ({ request }) => {
      const [, weight] = /-(400|600)-normal/.exec(request.url) ?? [];
      const font = await readFontFile({ script: 'latin', weight: weight === '600' ? 600 : 400 });
      return HttpResponse.arrayBuffer(new Uint8Array(font).buffer);
    }),
  );
}

/** Ada's third project, whose outline has two sections that she wrote herself. */
async function openIssues() {
  await signInAs('ada');
  answerWithFonts();
  changeOutline(3, ({ edits }) => ({
    edits: withText(withSection(withSection(edits, '079200'), '099123'), '079200', {
      products: 'Silicone sealant: ASTM C920.\n  Color: White.',
    }),
  }));
  const opened = open('/account/projects/3/issues');
  await heading('Issues');
  return opened;
}

const dialog = () => within(screen.getByRole('dialog'));

async function issue({ user }: Awaited<ReturnType<typeof openIssues>>, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Issue manual…' }));
  await user.type(await screen.findByRole('textbox', { name: /^Issued for/ }), name);
  await user.click(dialog().getByRole('button', { name: 'Issue manual' }));
}

const issued = (number: number, name: string) =>
  screen.findByRole('heading', { name: `Issue ${number}: ${name}` });

describe('issues of a manual', () => {
  it('are numbered and dated, and have the hashes of the files that were saved', async () => {
    const files = watchSavedFiles();
    const opened = await openIssues();
    expect(screen.getByText('Not issued yet.')).toBeVisible();
    await issue(opened, 'Bid set');
    await issued(1, 'Bid set');
    expect(files.map(({ name }) => name)).toEqual([
      'Promenade Street Warehouse - Issue 1.pdf',
      'Promenade Street Warehouse - Issue 1.docx',
    ]);
    const { data: all } = await call(manualIssuesByProject, { params: { id: 3 }, fresh: true });
    expect(all).toMatchObject([
      { number: 1, name: 'Bid set', sections: [{ number: '07 92 00' }, { number: '09 91 23' }] },
    ]);
    for (const { sha256 } of all?.[0]?.files ?? [])
      expect(screen.getByText(`SHA-256 ${sha256}`)).toBeVisible();
    const [pdf] = files;
    await opened.user.upload(
      screen.getByLabelText('A PDF or Word file of an issue'),
      new File([pdf?.data ?? ''], 'copy.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('copy.pdf is unchanged, as issued in Issue 1: Bid set.')).toBeVisible();
    await opened.user.upload(
      screen.getByLabelText('A PDF or Word file of an issue'),
      new File(['x'], 'other.pdf'),
    );
    expect(await screen.findByText(/^other\.pdf is not a file of any issue/)).toBeVisible();
  });

  it('have the later changes as an addendum: changed, added, and removed sections, in Word and PDF', async () => {
    const files = watchSavedFiles();
    const opened = await openIssues();
    const { user } = opened;
    await issue(opened, 'Bid set');
    await issued(1, 'Bid set');
    await user.click(screen.getByRole('button', { name: 'Compare with Issue 1' }));
    expect(await screen.findByText('Nothing changed. 2 sections are as issued.')).toBeVisible();
    changeOutline(3, ({ edits }) => ({
      edits: withoutSection(
        withSection(
          withText(edits, '079200', { products: 'Silicone sealant: ASTM C920, Type S.\n  Color: White.' }),
          '081113',
        ),
        '099123',
      ),
    }));
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByText('3 sections changed; 0 as issued.')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Changed sections' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^07 92 00 Joint Sealants 1 paragraph changed/),
      expect.stringMatching(/^08 11 13 .*New section/),
      expect.stringMatching(/^09 91 23 .*Section removed/),
    ]);
    expect([...list.querySelectorAll('li li')].map(({ innerHTML }) => innerHTML)[0]).toMatch(
      /ASTM C920.*<ins>.*Type S/,
    );
    files.length = 0;
    await user.click(screen.getByRole('button', { name: 'Addendum as Word' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Addendum as PDF' }));
    await waitFor(() => expect(files).toHaveLength(2));
    const [word, pdf] = files;
    const bytes = async (file: Blob | undefined) => new Uint8Array((await file?.arrayBuffer()) ?? []);
    expect(trackedText(await bytes(word?.data), 'reject').join('\n')).toContain(
      'Silicone sealant: ASTM C920.\n',
    );
    const { pages } = await readManual(await bytes(pdf?.data));
    expect(pages.join(' ')).toContain('LIST OF CHANGES');
    expect(pdf?.name).toBe('Promenade Street Warehouse - Addendum to Issue 1.pdf');
  });

  it('are not made twice: what another browser issued meanwhile is said, and nothing is saved', async () => {
    const files = watchSavedFiles();
    const opened = await openIssues();
    const elsewhere = { name: 'a.pdf', bytes: 1, sha256: 'a'.repeat(64) };
    await call(manualIssuesCreate, {
      body: {
        project: 3,
        number: 1,
        name: 'Permit',
        sections: [{ number: '07 92 00', title: 'Joint Sealants', maker: '' }],
        files: [elsewhere],
        content: 'eJw',
      },
    });
    await issue(opened, 'Bid set');
    expect(await screen.findByText(/^This manual was just issued in another tab or browser/)).toBeVisible();
    expect(files).toEqual([]);
  });

  it('whose text can’t be read say so, and the list stays', async () => {
    await signInAs('ada');
    answerWith(
      http.get('*/api/manual-issues/:id', () => HttpResponse.json({ message: 'Not now.' }, { status: 403 })),
    );
    const { user } = open('/account/projects/2/issues');
    await heading('Issues');
    await user.click(screen.getByRole('button', { name: 'Compare with Issue 1' }));
    expect(await screen.findByText('Couldn’t compare with the issue.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Issue 1: Pricing' })).toBeVisible();
  });

  it.each([
    [404, 'This server doesn’t keep issues.'],
    [403, 'Couldn’t load the issues.'],
  ])('of a server that answers %i are said to be missing', async (status, said) => {
    answerWith(http.get('*/api/manual-issues/by-project/:id', () => new HttpResponse(null, { status })));
    await openIssues();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Issue manual…' })).toBeNull();
  });
});
