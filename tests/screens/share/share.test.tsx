import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { notify } from '#src/browser/toasts.ts';
import { shareFile } from '#src/domain/share/share-file.ts';
import { fragmentOf } from '#src/domain/share/share-link.ts';
import type { Shared } from '#src/domain/share/shared.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { loseFavoriteActions, notSaved } from '#tests/support/lost-code.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const project: Shared = {
  kind: 'project',
  name: 'Branch Library',
  projectType: '44',
  items: [
    { content_type: 'product', content_id: 1, note: 'Low roof', status: 'basis of design' },
    { content_type: 'company', content_id: 31250, note: '', status: 'considering' },
    { content_type: 'epd', content_id: 1, note: '', status: 'approved' },
    { content_type: 'product', content_id: 999_999, note: '', status: 'considering' },
  ],
};
const linkTo = (shared: Shared): string => `/share#${fragmentOf(shared)}`;
const roof = { name: 'Brightdeck Reinforced TPO Membrane' };
const called = () =>
  sentRequests.filter(({ path }) => path !== '/api/_auth/session' && path !== '/version.json');

it('a link shows a project by section, with statuses and notes, to someone without an account', async () => {
  open(linkTo(project));
  expect(await heading('Branch Library')).toBeVisible();
  expect(await screen.findByRole('link', roof)).toHaveAttribute('href', '/product/1');
  expect(screen.getByText(/^Project · Public · 4 items\./)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /07 54 23/ })).toBeVisible();
  expect(screen.getByText('Low roof')).toBeVisible();
  expect(screen.getByText('Basis of design')).toBeVisible();
  expect(await screen.findByText('Product 999999 is no longer available.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Manufacturers' })).toBeVisible();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('a comparison leads to the table of its products', async () => {
  const items = [1, 2].map((id) => ({
    content_type: 'product' as const,
    content_id: id,
    note: '',
    status: null,
  }));
  open(linkTo({ kind: 'comparison', name: '', projectType: '', items }));
  expect(await heading('A shared comparison')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Compare 2 products' })).toHaveAttribute(
    'href',
    '/compare?ids=1,2',
  );
});

it.each([
  ['#1broken', /cut off or changed along the way/],
  ['#9abc', /newer version/],
  ['#<script>alert(1)</script>', /cut off or changed/],
])('a link that is %s says what to do, and sends no request', async (fragment, said) => {
  open(`/share${fragment}`);
  expect(await screen.findByText('This link can’t be read.')).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByLabelText('Open a file')).toBeVisible();
  expect(called()).toEqual([]);
});

it('a file is opened, and another program’s is refused', async () => {
  const { user, router } = open('/share');
  const input = await screen.findByLabelText<HTMLInputElement>('Open a file');
  await user.upload(input, new File(['{"a":1}'], 'other.json', { type: 'application/json' }));
  expect(await screen.findByText('other.json isn’t a file saved from this site for sharing.')).toBeVisible();
  // The same file, saved again, would be no change for the browser.
  await user.click(input);
  expect(input.files).toHaveLength(0);
  await user.upload(input, new File([shareFile(project)], 'mine.json', { type: 'application/json' }));
  expect(await heading('Branch Library')).toBeVisible();
  expect(router.state.location.hash).toBe(`#${fragmentOf(project)}`);
});

it('what the library does not tell is asked for again', async () => {
  let isDown = true;
  answerWith(
    http.get('*/api/epd/by-ids/*', () => (isDown ? HttpResponse.json({}, { status: 403 }) : undefined)),
  );
  const { user } = open(linkTo(project));
  expect(await screen.findByText('Couldn’t load 1 of 4 items.')).toBeVisible();
  expect(await screen.findByRole('link', roof)).toBeVisible();
  expect(screen.queryByText('All items loaded.')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /Environmental Product Declaration/ })).toBeVisible();
  expect(screen.getByText('All items loaded.')).toBeInTheDocument();
});

it('a recipient with an account keeps a copy: as favorites, or as a project of their own', async () => {
  await signInAs('ben');
  const { user, path } = open(linkTo(project));
  await screen.findByRole('link', roof);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save to favorites' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(screen.getByRole('button', { name: 'Save to favorites' }));
  await waitFor(() => expect(useFavorites.getState().list).toHaveLength(3));
  await user.dblClick(screen.getByRole('button', { name: 'Copy to my projects' }));
  await waitFor(() => expect(path()).toMatch(/^\/account\/projects\/\d+$/));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Branch Library' })).toBeVisible(),
  );
  expect(
    sentRequests.filter(({ method, path: to }) => method === 'POST' && to === '/api/char-project'),
  ).toHaveLength(1);
});

it('a recipient with an account is told once that a copy is saved, however late the second click comes', async () => {
  await signInAs('ben');
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  answerWith(http.post('*/api/user-favorites', () => held));
  const said = vi.spyOn(notify, 'success');
  const { user } = open(linkTo(project));
  await screen.findByRole('link', roof);
  const save = await screen.findByRole('button', { name: 'Save to favorites' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await user.click(save);
  await waitFor(() => expect(sentRequests.filter(({ method }) => method === 'POST')).not.toEqual([]));
  await user.click(save);
  release(undefined);
  await waitFor(() => expect(useFavorites.getState().list).toHaveLength(3));
  await waitFor(() => expect(save).toHaveTextContent('Save to favorites'));
  expect(said).toHaveBeenCalledOnce();
});

it.each([
  ['Save to favorites', notSaved],
  ['Copy to my projects', 'Couldn’t copy to a project. Check your connection and try again.'],
])('«%s» says so when its code does not come', async (name, said) => {
  await signInAs('ben');
  loseFavoriteActions();
  const { user } = open(linkTo(project));
  await screen.findByRole('link', roof);
  await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a recipient without one is led to sign in, and what was shared stays out of the address', async () => {
  const { user, path } = open(linkTo(project));
  await screen.findByRole('link', roof);
  await user.click(screen.getByRole('button', { name: 'Copy to my projects' }));
  const offer = within(await screen.findByRole('dialog'));
  await user.click(offer.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/signin?returnTo=%2Fshare'));
});

it('the way to sign in of the header keeps what was shared out of the address as well', async () => {
  open(linkTo(project));
  await screen.findByRole('link', roof);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?returnTo=%2Fshare',
  );
});
