import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const sent = () =>
  sentRequests.filter(({ method, path }) => method === 'POST' && path === '/api/user-project-fyi');
const form = () => screen.findByRole('form', { name: 'New request' });
const listed = () => screen.findAllByRole('article');

it('what I asked for is there, newest first, with what became of it and for which project', async () => {
  await signInAs('ada');
  open('/account/content-requests');
  const articles = await listed();
  expect(articles.map((article) => within(article).getByRole('heading').textContent)).toEqual([
    'Row house party walls',
    'Tamarack Millwork',
    'Northfold roof hatches',
  ]);
  expect(articles[2]).toHaveTextContent('ANSWERED');
  expect(articles[0]).toHaveTextContent('RECEIVED');
  expect(await screen.findByRole('link', { name: 'Fox Point Row Houses' })).toHaveAttribute(
    'href',
    '/account/projects/2',
  );
});

it('the page comes with what I asked for, not before it', async () => {
  await signInAs('ada');
  answerWith(http.get('*/api/user-project-fyi', () => delay(500)));
  open('/account/content-requests');
  await screen.findByRole('heading', { name: 'Your requests' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('I ask for something: sent once, and it stands first in the list', async () => {
  await signInAs('ada');
  const { user } = open('/account/content-requests');
  const ask = within(await form());
  await user.selectOptions(ask.getByRole('combobox', { name: 'What is missing?' }), 'BIM objects');
  await user.type(ask.getByRole('textbox', { name: /^Manufacturer or product/ }), 'Overhead doors');
  await user.selectOptions(
    await ask.findByRole('combobox', { name: /^For the project/ }),
    await ask.findByRole('option', { name: 'Olneyville Branch Library' }),
  );
  await user.dblClick(ask.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toHaveFocus();
  expect(sent()).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Overhead doors');
});

it('the address fills the form in', async () => {
  await signInAs('ada');
  open('/account/content-requests?type=epd&about=Brightdeck+TPO&project=1');
  const ask = within(await form());
  expect(ask.getByRole('combobox', { name: 'What is missing?' })).toHaveValue('epd');
  expect(ask.getByRole('textbox', { name: /^Manufacturer or product/ })).toHaveValue('Brightdeck TPO');
  expect(ask.getByRole('textbox', { name: 'Reply to' })).toHaveValue('ada@lintel.test');
  await waitFor(() => expect(ask.getByRole('combobox', { name: /^For the project/ })).toHaveValue('1'));
});

it('an empty request says what is missing', async () => {
  await signInAs('ben');
  const { user } = open('/account/content-requests');
  expect(await screen.findByText(/^No requests yet\./)).toBeVisible();
  const ask = within(await form());
  await user.click(ask.getByRole('button', { name: 'Send request' }));
  const message = ask.getByRole('textbox', { name: /^What exactly/ });
  expect(message).toHaveFocus();
  expect(message).toHaveAccessibleDescription('Describe what you need, or name the manufacturer or product.');
  expect(sent()).toEqual([]);
});

it.each(['fail-500@lintel.test', 'fail-429@lintel.test'])(
  'a failing server (%s) is said, and nothing is lost',
  async (address) => {
    await signInAs('ben');
    const { user } = open('/account/content-requests?about=Hatches');
    const ask = within(await form());
    await user.clear(ask.getByRole('textbox', { name: 'Reply to' }));
    await user.type(ask.getByRole('textbox', { name: 'Reply to' }), address);
    await user.click(ask.getByRole('button', { name: 'Send request' }));
    expect(await ask.findByText('Your request was not sent.')).toBeVisible();
    expect(ask.getByRole('textbox', { name: /^Manufacturer/ })).toHaveValue('Hatches');
    expect(sent()).toHaveLength(1);
  },
);

it('a list that does not come says so, and the form stays', async () => {
  answerWith(http.get('*/api/user-project-fyi', () => new HttpResponse(null, { status: 403 })));
  await signInAs('ada');
  open('/account/content-requests');
  expect(await screen.findByText('Couldn’t load your requests.')).toBeVisible();
  expect(await form()).toBeVisible();
});
