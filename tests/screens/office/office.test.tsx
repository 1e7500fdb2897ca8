import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { readDocumentOptions } from '#src/components/specification/document-options.ts';
import { printOptionsFrom } from '#src/components/specification/chosen-print.ts';
import { blankDocumentHeader } from '#src/contracts/forms/document-header.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

async function openOffice() {
  await signInAs('ada');
  const opened = open('/account/office');
  await heading('Office');
  return opened;
}

describe('the office’s template', () => {
  it('begins empty and says what it is for', async () => {
    await openOffice();
    expect(screen.getByText('Your office has no template yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove template' })).toBeNull();
  });

  it('is shown as it is typed, saved to the account, and used by every document', async () => {
    const { user } = await openOffice();
    await user.type(field(/^Office name/), 'Reyes Architects');
    await user.clear(field(/^Footer, left/));
    await user.type(field(/^Footer, left/), '{{office} {{section}');
    await user.selectOptions(choice('Font'), 'Serif');
    await user.selectOptions(choice('Article numbers'), '1.01');
    await user.selectOptions(choice('Paper'), 'A4');
    expect(screen.getByRole('img', { name: /the footer Reyes Architects 07 92 00/ })).toBeVisible();
    expect(screen.getByText(/^Times New Roman in Word, RTF, and web pages/)).toBeVisible();
    await waitFor(() =>
      expect(
        sentRequests.some(({ method, path }) => method === 'POST' && path.endsWith('/api/saved-work')),
      ).toBe(true),
    );
    expect(readDocumentOptions()).toMatchObject({ numbering: '1.01', paper: 'a4' });
    const { office } = printOptionsFrom(readDocumentOptions(), blankDocumentHeader);
    expect(office).toMatchObject({ name: 'Reyes Architects', font: 'serif' });
  });

  it('is removed, and brought back by undo', async () => {
    const { user } = await openOffice();
    await user.type(field(/^Office name/), 'Reyes');
    await user.click(screen.getByRole('button', { name: 'Remove template' }));
    expect(readOfficeTemplate()).toBeNull();
    expect(field(/^Office name/)).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field(/^Office name/)).toHaveValue('Reyes');
  });

  it('says why a file can’t be the logo, and keeps the rest', async () => {
    const { user } = await openOffice();
    await user.upload(
      screen.getByLabelText(/^Logo/),
      new File(['%PDF-1.7'], 'logo.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('This isn’t a PNG, SVG, or JPEG picture.')).toBeVisible();
    expect(readOfficeTemplate()).toBeNull();
  });

  it('says when the account’s text couldn’t be read', async () => {
    answerWith(http.get('*/api/saved-work', () => HttpResponse.json({ message: 'No.' }, { status: 500 })));
    await openOffice();
    expect(await screen.findByText('Couldn’t load your saved text.')).toBeVisible();
  });

  it('stays in the browser where the server has no place for it', async () => {
    answerWith(http.get('*/api/saved-work', () => HttpResponse.json({ message: 'No.' }, { status: 404 })));
    await openOffice();
    expect(await screen.findByText(/^Set the template again in the other browser/)).toBeVisible();
    expect(screen.getByText('Saved in this browser as you type.')).toBeVisible();
  });
});
