import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const signOuts = () => sentRequests.filter(({ path }) => path === '/auth/local/signout').length;

it('a visit that begins at the address asks before it signs out', async () => {
  await signInAs('ada');
  const { user, path } = open('/signout');
  const main = await page();
  const button = await main.findByRole('button', { name: 'Sign out' });
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Sign out of Lintel?');
  expect(main.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/');
  expect(signOuts()).toBe(0);
  await user.click(button);
  expect(await screen.findByText('You’re signed out.')).toBeInTheDocument();
  expect(signOuts()).toBe(1);
  await waitFor(() => expect(path()).toBe('/'));
});
