import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));

it('all that I have is there at a glance, with how many there are', async () => {
  await signInAs('ada');
  open('/account');
  expect(await heading('Your account')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /^Favorites\s*12$/ })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /^Projects\s*3$/ })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /^Saved searches\s*5$/ })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /^Content requests\s*3$/ })).toBeVisible();
  const favorites = await part(/^Favorites/);
  expect(await favorites.findAllByRole('listitem')).toHaveLength(5);
  const projects = await part(/^Projects/);
  expect(await projects.findByRole('link', { name: 'Olneyville Branch Library' })).toHaveAttribute(
    'href',
    '/account/projects/1',
  );
  expect(await (await part(/^Profile/)).findByText('ada@lintel.test')).toBeVisible();
});

it('what changed since it was saved, and what is new in a search, is seen there', async () => {
  await signInAs('ada');
  open('/account');
  const favorites = await part(/^Favorites/);
  const changed = (await favorites.findByRole('link', { name: /^Claymont Glazed Brick/ })).closest('li');
  expect(within(changed ?? document.body).getByText('CHANGED')).toBeVisible();
  const searches = await part(/^Saved searches/);
  const wall = (await searches.findByRole('link', { name: 'Results for “curtain wall”' })).closest('li');
  expect(await within(wall ?? document.body).findByText(/^\d+ new$/)).toBeVisible();
  // Manufacturers have no date of change.
  const makers = searches.getByRole('link', { name: /^Manufacturers for/ }).closest('li');
  expect(within(makers ?? document.body).getByText(/^Saved /)).toBeVisible();
});

it('a count of new results that does not come leaves when the search was saved', async () => {
  answerWith(http.get('*/api/search*', () => new HttpResponse(null, { status: 500 })));
  await signInAs('ada');
  open('/account');
  const searches = await part(/^Saved searches/);
  expect(await searches.findAllByText(/^Saved [A-Z]/)).toHaveLength(5);
  expect(searches.queryByText(/ new$/)).not.toBeInTheDocument();
});

it('where nothing is yet, each part says how it begins', async () => {
  await signInAs('ben');
  open('/account');
  for (const name of [/^Favorites/, /^Projects/, /^Saved searches/, /^Content requests/]) {
    expect(await (await part(name)).findByText(/^None yet\./)).toBeVisible();
  }
});

it('what does not come leaves the rest', async () => {
  answerWith(http.get('*/api/user-project-fyi', () => new HttpResponse(null, { status: 403 })));
  answerWith(http.get('*/api/circulation/me', () => new HttpResponse(null, { status: 403 })));
  await signInAs('ada');
  open('/account');
  expect(await screen.findByText('Couldn’t load your requests.')).toBeVisible();
  expect(await screen.findByText('Couldn’t load your profile.')).toBeVisible();
  expect(await (await part(/^Projects/)).findByText('Fox Point Row Houses')).toBeVisible();
});

it('/secure greets me and leads on', async () => {
  await signInAs('ada');
  open('/secure');
  expect(await heading('Welcome, Ada')).toBeVisible();
  const ways = within(screen.getByRole('list', { name: 'Next' }));
  expect(ways.getByRole('link', { name: 'Your projects' })).toHaveAttribute('href', '/account/projects');
});
