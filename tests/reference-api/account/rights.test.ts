import { beforeAll, describe, expect, it } from 'vitest';

import { calls, type CallId } from '#src/contracts/calls.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { callIds, examples } from '../../../scripts/contract/examples.ts';
import { Client, signedIn, started } from '#tests/reference-api/account/client.ts';

/** Writes that need no right: they ask, order or sign in, and change no record that someone keeps. */
const open: readonly CallId[] = [
  'manufacturers.emailRequest',
  'podcastGuestRequests.create',
  'blogPostGuestRequests.create',
  'email.send',
  'feedback.nonClient',
  'auth.login',
  'auth.forgot',
  'auth.reset',
  'auth.signout',
  'session.delete',
  'circulation.create',
];
/** Reads of what belongs to a person. */
const privateReads: readonly CallId[] = [
  'users.me',
  'circulation.me',
  'userFavorites.list',
  'userSearches.list',
  'charProject.list',
  'userProjectFyi.list',
  'specwizardProject.me',
  'specwizardProject.get',
  'specwizardProject.specs',
];
/** `session.create` takes the token in its body and has a test of its own. */
const closed = [
  ...callIds.filter((id) => !calls[id].readOnly && !open.includes(id) && id !== 'session.create'),
  ...privateReads,
];
/** Writes to a record that is Ada's, by its number. */
const toAdas = callIds.filter((id) => !calls[id].readOnly && /:(?:id|userSeq)\b/.test(calls[id].path));

let api: ReferenceApi;
let ada: Client;
let ben: Client;
const kept = () => Promise.all(privateReads.map((id) => ada.read(id, examples[id])));
let before: unknown;
let strangers: readonly (readonly [name: string, client: Client])[] = [];
beforeAll(async () => {
  api = await started();
  [ada, ben] = [await signedIn(api), await signedIn(api, 'ben@lintel.test')];
  before = await kept();
  strangers = await withoutRight();
});

/** Who asks without a right, in every way that a request can say who asks. */
async function withoutRight(): Promise<typeof strangers> {
  const anonymous = new Client(api);
  const guessing = new Client(api);
  guessing.token = 'a'.repeat(64);
  const gone = await signedIn(api);
  await gone.ask('session.delete');
  const byCookieAlone = await signedIn(api);
  byCookieAlone.token = null;
  const cookieAsToken = new Client(api);
  cookieAsToken.token = byCookieAlone.cookie.split('=')[1] ?? '';
  return [
    ['no one', anonymous],
    ['a made-up token', guessing],
    ['the token of a session that has ended', gone],
    ['the session cookie alone', byCookieAlone],
    ['the cookie as a token', cookieAsToken],
  ];
}

describe('a call that needs a person', () => {
  it.each([...closed])('%s refuses everyone else with 401', async (id) => {
    const given = strangers.map(async ([name, client]) => [
      name,
      (await client.refusal(id, examples[id])).status,
    ]);
    expect(await Promise.all(given)).toEqual(strangers.map(([name]) => [name, 401]));
  });

  it.each([...toAdas])('%s does not know what is someone else’s', async (id) => {
    expect((await ben.refusal(id, examples[id])).status).toBe(404);
  });

  it('changed nothing by all that', async () => {
    expect(await kept()).toEqual(before);
  });
});

it.each(['ada', 'made up'])('no session is opened for Ben with a token that is %s', async (whose) => {
  const user = await ben.read('users.me');
  const token = whose === 'ada' ? ada.token : 'a'.repeat(64);
  const body = { user, token, loggedInAt: '2026-11-02T12:00:00.000Z' };
  expect((await new Client(api).refusal('session.create', { body })).status).toBe(401);
});

// Last: one of them gives Ada a new password, which ends her sessions.
it.each([...open])('%s needs no right', async (id) => {
  expect((await new Client(api).ask(id, examples[id])).status).toBe(200);
});
