import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { siteOrigin } from '#src/browser/location.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

async function openPanel(path: string) {
  const opened = open(path);
  await opened.user.click((await page()).getByRole('button', { name: 'Request information' }));
  return { ...opened, panel: within(await screen.findByRole('dialog', { name: /^Ask / })) };
}

it('a product is asked about beside its page, with its name, page and section; a firm is not needed', async () => {
  const sent: unknown[] = [];
  answerWith(
    http.post('*/api/manufacturers/email-request', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  const { user, panel, path } = await openPanel('/product/1');
  expect(path()).toBe('/product/1');
  expect(panel.getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' })).toBeVisible();
  expect(panel.getByText('Thermoplastic-Polyolefin Roofing', { exact: false })).toBeVisible();
  await user.type(panel.getByLabelText('First name'), 'Ada');
  await user.type(panel.getByLabelText('Last name'), 'Okafor');
  await user.type(panel.getByLabelText('Email'), 'ada@lintel.test');
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  expect(panel.getByLabelText('Message')).toHaveAccessibleDescription('Enter your question.');
  expect(sent).toHaveLength(0);

  await user.click(panel.getByRole('button', { name: 'Add a sample' }));
  const sample = panel.getByRole('textbox', { name: 'Sample 1' });
  await user.click(sample);
  await user.paste('x'.repeat(500));
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  expect(sample).toHaveAccessibleDescription(/160/);
  await user.clear(sample);
  await user.type(sample, 'White, 60 mil, 8 in square');
  await user.click(panel.getByRole('button', { name: 'Add a sample' }));
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  expect(panel.getByLabelText('Ship samples to')).toHaveAccessibleDescription(/Enter the address/);
  await user.type(panel.getByLabelText('Ship samples to'), '12 Main St, Providence, RI 02903');
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  expect(await panel.findByRole('heading', { level: 3, name: 'Your request was sent' })).toHaveFocus();
  expect(sent).toEqual([
    expect.objectContaining({
      coid: 31250,
      firm: '',
      productIds: [1],
      sections: ['075423'],
      samples: ['White, 60 mil, 8 in square'],
      about: [
        {
          title: 'Brightdeck Reinforced TPO Membrane',
          page: `${siteOrigin()}/product/1`,
          section: '07 54 23 Thermoplastic-Polyolefin Roofing',
        },
      ],
    }),
  ]);
  const buttons = panel.getAllByRole('button', { name: 'Close' });
  await user.click(buttons[0] ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a sample that is removed leaves the focus at the next one, or at the way to another', async () => {
  const { user, panel } = await openPanel('/product/1');
  const add = panel.getByRole('button', { name: 'Add a sample' });
  await user.click(add);
  await user.type(panel.getByRole('textbox', { name: 'Sample 1' }), 'White');
  await user.click(add);
  await user.type(panel.getByRole('textbox', { name: 'Sample 2' }), 'Gray');
  await user.click(panel.getByRole('button', { name: 'Remove sample 1' }));
  expect(panel.getByRole('textbox', { name: 'Sample 1' })).toHaveValue('Gray');
  expect(panel.getByRole('button', { name: 'Remove sample 1' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Remove sample 1' }));
  expect(add).toHaveFocus();
});

it('names the project that the item is in, and keeps what was typed when it is refused', async () => {
  await signInAs('ada');
  answerWith(http.post('*/email-request', () => HttpResponse.json({ message: 'no' }, { status: 500 })));
  const { user, panel } = await openPanel('/product/1');
  expect(await panel.findByDisplayValue('Olneyville Branch Library')).toBeVisible();
  await user.type(panel.getByLabelText('Message'), 'Is 80 mil in stock?');
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  expect(await panel.findByText('Your request was not sent.')).toBeVisible();
  expect(panel.getByLabelText('Message')).toHaveValue('Is 80 mil in stock?');
});
