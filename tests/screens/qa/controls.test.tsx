import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { errorScreens, faults, writeFaults } from '#src/screens/qa/fault-list.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';

describe('the gallery', () => {
  it('has each kind of message, each control in its states, and rows of the library', async () => {
    const { user } = open('/xt');
    const main = await page();
    for (const kind of ['success', 'error', 'warning', 'info', 'default']) {
      await user.click(main.getByRole('button', { name: kind }));
      expect(await screen.findByText(`A message of the kind ${kind}`)).toBeVisible();
    }
    await user.click(main.getByRole('button', { name: 'with undo' }));
    expect(await screen.findByText('Removed a favorite')).toBeVisible();

    await user.click(main.getByRole('button', { name: 'Open a dialog' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const light = within(main.getByRole('region', { name: 'light' }));
    expect(light.getByRole('button', { name: 'Disabled' })).toHaveAttribute('aria-disabled', 'true');
    expect(light.getByRole('textbox', { name: /^Read-only/ })).toBeDisabled();
    expect(light.getByRole('textbox', { name: /^Filled, with a hint/ })).toHaveAccessibleDescription(
      'As on the data sheet.',
    );
    expect(light.getByRole('textbox', { name: 'Wrong' })).toHaveAccessibleDescription(
      'Enter an email address like name@firm.com.',
    );
    expect(light.getByRole('checkbox', { name: 'Disabled' })).toBeDisabled();
    await user.click(light.getByRole('radio', { name: 'By week' }));
    expect(light.getByRole('radio', { name: 'By week' })).toBeChecked();
    const password = light.getByLabelText(/^Password/);
    expect(password).toHaveAttribute('type', 'password');
    await user.click(light.getByRole('button', { name: /^Show/ }));
    expect(password).toHaveAttribute('type', 'text');
    // One panel knows nothing of the other.
    const dark = within(main.getByRole('region', { name: 'dark' }));
    expect(dark.getByRole('radio', { name: 'By day' })).toBeChecked();
  });

  it('stays when the library gives no rows, or none can be had', async () => {
    answerWith(http.post('*/products/es/search', () => HttpResponse.json({}, { status: 500 })));
    open('/xt');
    const light = within((await page()).getByRole('region', { name: 'light' }));
    expect(await light.findByText('Couldn’t load the rows.')).toBeVisible();
    expect(light.getByRole('textbox', { name: /^Empty/ })).toBeVisible();
  });
});

describe('failures', () => {
  it('has a way to each error screen, each fault, and each fault on sending', async () => {
    open('/xtest');
    const main = await page();
    const links = (region: string) =>
      within(main.getByRole('region', { name: region }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links('Error screens')).toEqual(errorScreens);
    expect(links('API faults by number')).toHaveLength(faults.length * 4);
    expect(links('API faults by number')).toContainEqual(['product 99404', '/product/99404']);
    const sending = within(main.getByRole('region', { name: 'Faults on sending' }));
    for (const { number, what } of writeFaults) {
      expect(sending.getByText(`${number}@lintel.test`)).toBeVisible();
      expect(sending.getByText(what)).toBeVisible();
    }
  });

  it('shows an error message, and fails one part however often one asks', async () => {
    const { user } = open('/xtest');
    const main = await page();
    await user.click(main.getByRole('button', { name: 'Show an error message' }));
    expect(await screen.findByText('Could not save project')).toBeVisible();
    const fail = main.getByRole('button', { name: 'Fail part of the page' });
    await user.click(fail);
    await main.findByText('Couldn’t load this part.');
    await user.click(fail);
    expect(await main.findAllByText('Couldn’t load this part.')).toHaveLength(1);
  });

  it.each(['99', '200', '600', 'x', '5000', '-404'])(
    'is there as usual for a status that is none: %s',
    async (status) => {
      open(`/xtest?fail=${status}`);
      expect(await heading('Failures')).toBeVisible();
    },
  );

  it('fails with “not found” as any screen does, and a status without a name by its number', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { router } = open('/xtest?fail=404');
    expect(await heading(/^Page not found/)).toBeVisible();
    await router.navigate('/xtest?fail=503');
    expect(await heading('This page was set to fail with 503.')).toBeVisible();
    expect(screen.getByText('503')).toBeVisible();
  });
});
