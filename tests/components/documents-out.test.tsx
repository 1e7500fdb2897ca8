import { render, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { RemoteDocuments } from '#src/components/specification/documents-out-remote.tsx';
import * as saving from '#src/browser/save-file.ts';
import { readDocx } from '#tests/domain/specification/writers/read-docx.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';

async function openDialog() {
  const saved = vi.spyOn(saving, 'saveFile').mockReturnValue();
  const { user } = open('/sw/northfold-075423');
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download section' }));
  const bytes = async () =>
    new Uint8Array((await saved.mock.lastCall?.[0].arrayBuffer()) ?? new ArrayBuffer(0));
  return { user, dialog, saved, bytes };
}

it('a section becomes a Word file with the header, the words and the numbers that I chose, and the options stay', async () => {
  const { user, dialog, saved, bytes } = await openDialog();
  expect(await dialog.findByText(/^\d+ items open$/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Article numbers' }), '1.01');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Notes to specifier' }), 'hidden');
  await user.click(dialog.getByText('Page header and party titles'));
  await user.type(dialog.getByRole('textbox', { name: /^Project name/ }), 'Riverside Library');
  await user.click(dialog.getByRole('button', { name: 'Download Word' }));
  expect(await dialog.findByText(/^Saved 075423-thermoplastic-polyolefin-roofing\.docx, \d/)).toBeVisible();
  expect(saved.mock.lastCall?.[1]).toBe('075423-thermoplastic-polyolefin-roofing.docx');
  const { lines, parts } = readDocx(await bytes());
  // Nothing is chosen, so SECTION INCLUDES has no text and is left out.
  expect(lines.map(({ label }) => label)).toContain('1.01');
  expect(lines.map(({ text }) => text)).not.toContain('SECTION INCLUDES');
  expect(lines.some(({ isHidden }) => isHidden)).toBe(true);
  expect(parts['word/header.xml']).toContain('Riverside Library');

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('combobox', { name: 'Article numbers' })).toHaveValue('1.01');
  expect(again.getByRole('textbox', { name: /^Project name/ })).toHaveValue('Riverside Library');
});

it('every other format is offered; one that cannot hide text says so', async () => {
  const { user, dialog, bytes } = await openDialog();
  const beginnings = {
    RTF: '{\\rtf1',
    'Plain text': ' ',
    'Web page': '<!doctype html>',
    Markdown: '# SECTION 07 54 23',
  };
  for (const [name, beginning] of Object.entries(beginnings)) {
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${name} `) }));
    await user.click(dialog.getByRole('button', { name: `Download ${name}` }));
    await dialog.findByText(/^Saved /);
    expect(new TextDecoder().decode(await bytes())).toMatch(
      new RegExp(`^[\\s\\S]{0,200}${beginning.replace(/[\\{]/g, '\\$&')}`),
    );
  }
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Notes to specifier' }), 'hidden');
  expect(dialog.getByText('Markdown can’t hide text, so notes are left out.')).toBeVisible();
});

it('what takes long can be canceled, and nothing is saved', async () => {
  const { user, dialog, saved } = await openDialog();
  answerWith(http.get('*/ibm-plex-sans-*.woff', () => delay('infinite')));
  await user.click(dialog.getByRole('radio', { name: /^PDF / }));
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect(await dialog.findByText('Creating the file…')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  expect(dialog.getByText('Canceled. Nothing was saved.')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

it('a PDF takes its fonts along, and says it where they cannot be had', async () => {
  const { user, dialog, bytes } = await openDialog();
  answerWith(http.get('*/ibm-plex-sans-*.woff', () => new HttpResponse(null, { status: 503 })));
  await user.click(dialog.getByRole('radio', { name: /^PDF / }));
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect(
    await dialog.findByText(
      /^Couldn’t load a part of the site that this format needs\. Check your connection and try again\.$/,
    ),
  ).toBeVisible();
  answerWith(
    http.get('*/ibm-plex-sans-*.woff', async ({ request }) =>
      HttpResponse.arrayBuffer(
        Uint8Array.from(
          await readFontFile({ weight: request.url.includes('600') ? 600 : 400, script: 'latin' }),
        ).buffer,
      ),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect(await dialog.findByText(/^Saved .*\.pdf, /)).toBeVisible();
  expect(new TextDecoder('latin1').decode((await bytes()).slice(0, 8))).toBe('%PDF-1.7');
});

it('the server’s own file is there too, and its refusal in words', async () => {
  const { user, dialog, bytes } = await openDialog();
  await user.click(dialog.getByText('Generate it on the server'));
  await user.click(dialog.getByRole('button', { name: 'Plain text from the server' }));
  expect(await dialog.findByText(/^Saved 075423-.*\.txt, /)).toBeVisible();
  expect(new TextDecoder().decode(await bytes())).toContain('SECTION 07 54 23');
  answerWith(http.get('*/spec-file/', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
  await user.click(dialog.getByRole('button', { name: 'Word from the server' }));
  expect(await dialog.findByText('The server couldn’t send the file (error 503).')).toBeVisible();
});

it('the server is not offered a section that has more lines than an address can hold, and why is said', () => {
  render(<RemoteDocuments queryLength={8_412} isDisabled={false} onFetch={vi.fn<() => void>()} />);
  expect(screen.getByText(/would be 8,412 characters long, and the limit is 8,000\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});

it('the first page says what is open, unless I turn that off', async () => {
  const { user, dialog, bytes } = await openDialog();
  const box = await dialog.findByRole('checkbox', { name: /^Say on the first page: “Draft: \d+ / });
  const first = async (): Promise<readonly string[]> => {
    await user.click(dialog.getByRole('button', { name: 'Download Word' }));
    await dialog.findByText(/^Saved /);
    return readDocx(await bytes())
      .lines.slice(0, 3)
      .map(({ text }) => text);
  };
  expect((await first()).at(-1)).toMatch(/^Draft: \d+ /);
  await user.click(box);
  expect((await first()).join(' ')).not.toContain('Draft');
});
