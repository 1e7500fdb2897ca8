import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { closePages, open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const address = '/blog-post/guest';
const call = '*/api/blog-post-guest-requests';
const form = () => within(screen.getByRole('form', { name: 'Offer a post' }));
const field = (name: string) => form().getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(form().getByRole('button', { name: /^Send/ }));

const typed = {
  'First name': 'Ada',
  'Last name': 'Okafor',
  Email: 'ada.okafor@lintel.test',
  Topic: 'Serving-line shutters',
  'What you would talk about': 'What the fire marshal asked.',
};
const fill = (more: Partial<typeof typed> = {}) => {
  for (const [name, value] of Object.entries({ ...typed, ...more })) type(name, value);
};
const sentOffers = () => sentRequests.filter(({ method }) => method === 'POST');

it('names each mistake at its field and above, leads to it, and takes it back once corrected', async () => {
  const { user } = open(address);
  await page();
  send();
  expect(field('First name')).toHaveFocus();
  const alert = within(form().getByRole('alert'));
  expect(alert.getByText('Please correct 5 fields.')).toBeVisible();
  expect(alert.getAllByRole('link')).toHaveLength(5);
  await user.click(alert.getByRole('link', { name: 'Enter the topic in a few words.' }));
  expect(field('Topic')).toHaveFocus();
  expect(field('Topic')).toHaveAccessibleDescription(/Enter the topic in a few words\./);
  fill({ Email: 'ada@' });
  expect(alert.getByText('Please correct 1 field.')).toBeVisible();
  expect(field('Email')).toBeInvalid();
  expect(field('Topic')).toBeValid();
  type('Email', typed.Email);
  expect(form().getByRole('alert')).toBeEmptyDOMElement();
  expect(sentOffers()).toEqual([]);
});

it.each([
  ['The server fails', () => HttpResponse.json({}, { status: 500 }), 'Your offer was not sent.'],
  ['Too many at once', () => HttpResponse.json({}, { status: 429 }), 'Your offer was not sent.'],
  ['No connection', () => HttpResponse.error(), 'The connection failed.'],
  ['Nonsense', () => HttpResponse.json({ id: 'one' }), 'Your offer may have been sent.'],
])('%s: what is typed is kept, and sent again', async (_, answer, title) => {
  let isFailing = true;
  answerWith(http.post(call, () => (isFailing ? answer() : undefined)));
  open(address);
  await page();
  fill();
  send();
  expect(await form().findByText(title)).toBeVisible();
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
  isFailing = false;
  fireEvent.click(await form().findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('heading', { name: 'Your offer was sent' })).toHaveFocus();
  expect(screen.getByText(/we’ll reply to ada\.okafor@lintel\.test\./)).toBeVisible();
});

it('marks the field that the server refuses, with its reason, until it is changed', async () => {
  answerWith(
    http.post(call, () => HttpResponse.json({ message: 'topic: This was written about.' }, { status: 422 })),
  );
  open(address);
  await page();
  fill();
  send();
  expect(await form().findByText('The offer was not accepted.')).toBeVisible();
  expect(field('Topic')).toHaveFocus();
  expect(field('Topic')).toHaveAccessibleDescription(/This was written about\./);
  type('Topic', 'Coiling doors');
  expect(field('Topic')).toBeValid();
});

it('keeps what is typed through a reload of the tab, and forgets it once it is sent', async () => {
  open(address);
  await page();
  fill();
  closePages();
  const { user } = open(address);
  await page();
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
  send();
  await user.click(await screen.findByRole('button', { name: 'Make another offer' }));
  await waitFor(() => expect(field('First name')).toHaveFocus());
  // Who one is stays, what one offered does not.
  expect(field('Email')).toHaveValue(typed.Email);
  expect(field('Topic')).toHaveValue('');
  expect(field('What you would talk about')).toHaveValue('');
});

it('keeps the two offers apart', async () => {
  const { router } = open(address);
  await page();
  fill();
  await router.navigate('/podcast/guest');
  expect(await screen.findByRole('form', { name: 'Offer a conversation' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Topic' })).toHaveValue('');
});

it('begins with the name and address of whoever is signed in', async () => {
  const { firstName, lastName, email } = await signInAs('ada');
  open(address);
  await page();
  expect(field('First name')).toHaveValue(firstName);
  expect(field('Last name')).toHaveValue(lastName);
  expect(field('Email')).toHaveValue(email);
  expect(screen.getByRole('region', { name: 'Before you write' })).toHaveTextContent(/600 to 1,200 words/);
});
