import { expect, test } from 'vitest';

import { Sessions } from '#src/reference-api/account/sessions.ts';
import { Changes } from '#src/reference-api/store/changes.ts';

const ADA = 1;

test('a late sign-out ends no later sign-in', async () => {
  const sessions = new Sessions(await Changes.load(null));
  const first = await sessions.findByToken(await sessions.open(ADA, false));
  sessions.end(first?.id ?? 0);
  const token = await sessions.open(ADA, false);
  sessions.end(first?.id ?? 0);
  expect(await sessions.findByToken(token)).not.toBeNull();
});

test('a sign-out while the cookie is made stands', async () => {
  const sessions = new Sessions(await Changes.load(null));
  const token = await sessions.open(ADA, false);
  const signIn = await sessions.findByToken(token);
  if (signIn === null) throw new Error('not signed in');
  const cookie = sessions.cookieFor(signIn, token);
  sessions.end(signIn.id);
  expect(await sessions.findByCookie(await cookie)).toBeNull();
  expect(await sessions.findByToken(token)).toBeNull();
});
