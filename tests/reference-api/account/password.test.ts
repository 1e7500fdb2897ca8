import { beforeEach, describe, expect, it } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/options.ts';
import { Client, password, signedIn, started } from '#tests/reference-api/account/client.ts';

let api: ReferenceApi;
beforeEach(async () => {
  api = await started();
});

const reset = (token: string, chosen: string) => ({ params: { token }, body: { password: chosen } });

describe('a forgotten password', () => {
  it.each(['ada@lintel.test', 'nobody@lintel.test', 'not an address'])(
    '%s is answered the same',
    async (email) => {
      expect(await new Client(api).read('auth.forgot', { body: { email } })).toEqual({ ok: true });
    },
  );

  it.each([
    ['demo-reset-token', 200],
    ['demo-reset-toke', 404],
    ['DEMO-RESET-TOKEN', 404],
    ['x', 404],
  ])('the token %s is answered with %i', async (token, status) => {
    const client = new Client(api);
    expect((await client.ask('auth.resetCheck', { params: { token } })).status).toBe(status);
    expect((await client.ask('auth.reset', reset(token, 'a new password'))).status).toBe(status);
  });

  it('is replaced by the new one, and ends every session of its person', async () => {
    const [ada, ben] = [await signedIn(api), await signedIn(api, 'ben@lintel.test')];
    await new Client(api).read('auth.reset', reset('demo-reset-token', 'a new password'));
    expect((await ada.ask('users.me')).status).toBe(401);
    expect((await ben.ask('users.me')).status).toBe(200);
    const old = { body: { email: 'ada@lintel.test', password } };
    expect((await new Client(api).ask('auth.login', old)).status).toBe(401);
    await new Client(api).signIn('ada@lintel.test', { secret: 'a new password' });
  });

  it.each([
    ['', 'password: Choose a password.'],
    ['seven77', 'password: Use at least 8 characters; this has 7.'],
    ['x'.repeat(201), 'password: Use at most 200 characters.'],
  ])('%j is refused as a new one', async (chosen, message) => {
    expect(await new Client(api).refusal('auth.reset', reset('demo-reset-token', chosen))).toEqual({
      status: 422,
      message,
    });
  });
});

const change = (oldPassword: string, newPassword: string, userSeq = 4201) => ({
  params: { userSeq },
  body: { oldPassword, newPassword },
});

describe('changing the password', () => {
  it.each([
    ['wrong-2026', 'good enough', 'oldPassword: This is not your current password.'],
    [password, 'short', 'newPassword: Use at least 8 characters; this has 5.'],
  ])('%s → %s is refused at its field', async (old, chosen, message) => {
    const ada = await signedIn(api);
    expect(await ada.refusal('circulation.password', change(old, chosen))).toEqual({ status: 422, message });
  });

  it('holds from then on, here and nowhere else', async () => {
    const [here, elsewhere] = [await signedIn(api), await signedIn(api)];
    await here.read('circulation.password', change(password, 'löyly und Ziegel'));
    expect((await here.ask('users.me')).status).toBe(200);
    expect((await elsewhere.ask('users.me')).status).toBe(401);
    await new Client(api).signIn('ada@lintel.test', { secret: 'löyly und Ziegel' });
  });

  it.each([4202, 1])('of profile %i is not ada’s to change', async (userSeq) => {
    const ada = await signedIn(api);
    expect((await ada.refusal('circulation.password', change(password, 'good enough', userSeq))).status).toBe(
      404,
    );
  });
});
