import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { Client, memory, password, signedIn, started } from '#tests/reference-api/account/client.ts';

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
    expect((await client.ask('auth.reset', reset(token, 'four words are enough'))).status).toBe(status);
  });

  it('is replaced by the new one, and ends every session of its person', async () => {
    const [ada, ben] = [await signedIn(api), await signedIn(api, 'ben@lintel.test')];
    await new Client(api).read('auth.reset', reset('demo-reset-token', 'four words are enough'));
    expect((await ada.ask('users.me')).status).toBe(401);
    expect((await ben.ask('users.me')).status).toBe(200);
    const old = { body: { email: 'ada@lintel.test', password } };
    expect((await new Client(api).ask('auth.login', old)).status).toBe(401);
    await new Client(api).signIn('ada@lintel.test', { secret: 'four words are enough' });
  });

  it.each([
    ['', 'password: Choose a password.'],
    ['specify-2026', 'password: Use at least 15 characters; this has 12.'],
    ['x'.repeat(201), 'password: Use at most 200 characters.'],
  ])('%j is refused as a new one', async (chosen, message) => {
    expect(await new Client(api).refusal('auth.reset', reset('demo-reset-token', chosen))).toEqual({
      status: 422,
      message,
    });
  });
});

/** A server that notes the links it sends. */
async function withMail() {
  const sent: { email: string; token: string }[] = [];
  api = await started(null, { sendReset: (email, token) => sent.push({ email, token }) });
  const visitor = new Client(api);
  return {
    sent,
    visitor,
    /** The token that is sent to Ben. */
    asked: async () => {
      await visitor.read('auth.forgot', { body: { email: ' Ben@lintel.test' } });
      return sent.at(-1)?.token ?? '';
    },
    statuses: async (token: string, chosen = 'four words are enough') => [
      (await visitor.ask('auth.resetCheck', { params: { token } })).status,
      (await visitor.ask('auth.reset', reset(token, chosen))).status,
    ],
  };
}

describe('a link to a new password', () => {
  it('is sent to whoever has an account, at the address of the account', async () => {
    const { sent, visitor, asked } = await withMail();
    const token = await asked();
    await visitor.read('auth.forgot', { body: { email: 'nobody@lintel.test' } });
    expect(sent).toEqual([{ email: 'ben@lintel.test', token }]);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  it('works once, and ends the sessions of its person', async () => {
    const { visitor, asked, statuses } = await withMail();
    const [ada, ben] = [await signedIn(api), await signedIn(api, 'ben@lintel.test')];
    const token = await asked();
    expect(await visitor.read('auth.resetCheck', { params: { token } })).toEqual({
      ok: true,
      isSample: false,
    });
    expect(await statuses(token)).toEqual([200, 200]);
    expect(await statuses(token)).toEqual([404, 404]);
    expect((await ben.ask('users.me')).status).toBe(401);
    expect((await ada.ask('users.me')).status).toBe(200);
    await new Client(api).signIn('ben@lintel.test', { secret: 'four words are enough' });
  });

  it('used twice at once works once', async () => {
    const { visitor, asked } = await withMail();
    const token = await asked();
    const answers = ['four words are enough', 'another four words here'].map((chosen) =>
      visitor.ask('auth.reset', reset(token, chosen)),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('is not used up by a password that is refused', async () => {
    const { asked, statuses } = await withMail();
    const token = await asked();
    expect(await statuses(token, 'ben.okafor@lintel.test')).toEqual([200, 422]);
    expect(await statuses(token)).toEqual([200, 200]);
  });

  it('ends after thirty minutes', async () => {
    const { asked, statuses } = await withMail();
    const token = await asked();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 60_000 });
    expect(await statuses(token, 'short')).toEqual([200, 422]);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await statuses(token)).toEqual([404, 404]);
    vi.useRealTimers();
  });

  it('ends when another one is sent, when the password changes, and when the address does', async () => {
    const { asked, statuses, sent } = await withMail();
    const first = await asked();
    const second = await asked();
    expect(await statuses(first)).toEqual([404, 404]);
    const ben = await signedIn(api, 'ben@lintel.test');
    await ben.read('circulation.password', change(password, 'four words are enough', 4202));
    expect(await statuses(second)).toEqual([404, 404]);
    const third = await asked();
    const profile = { ...(await ben.read('circulation.me')), email: 'ben@elsewhere.test' };
    await ben.read('circulation.update', { params: { userSeq: 4202 }, body: profile });
    expect(await statuses(third)).toEqual([404, 404]);
    expect(sent).toHaveLength(3);
  });

  it('survives a restart, and is not in what is kept', async () => {
    const storage = memory();
    const sent: string[] = [];
    const before = await started(storage, { sendReset: (_, token) => sent.push(token) });
    await new Client(before).read('auth.forgot', { body: { email: 'ben@lintel.test' } });
    await before.flush();
    const token = sent[0] ?? '';
    expect(JSON.stringify(storage.kept())).toContain('"resets"');
    expect(JSON.stringify(storage.kept())).not.toContain(token);
    const after = new Client(await started(storage));
    expect((await after.ask('auth.reset', reset(token, 'four words are enough'))).status).toBe(200);
  });

  it('cannot be guessed: ten tries from one address end them', async () => {
    const { visitor, asked } = await withMail();
    const token = await asked();
    const guesses = Array.from({ length: 12 }, (_, turn) =>
      turn % 2 === 0
        ? visitor.ask('auth.resetCheck', { params: { token: `guess-number-${turn}` } })
        : visitor.ask('auth.reset', reset(`guess-number-${turn}`, 'four words are enough')),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await visitor.ask('auth.resetCheck', { params: { token } })).status).toBe(429);
  });

  it.each(['ben@lintel.test', 'nobody@lintel.test'])('to %s is sent ten times at most', async (email) => {
    const { visitor } = await withMail();
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1)
      answers.push((await visitor.ask('auth.forgot', { body: { email } })).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('costs the server the same for an address that no one has: it writes as much', async () => {
    const writes = async (email: string) => {
      const storage = memory();
      const one = await started(storage);
      await new Client(one).read('auth.forgot', { body: { email } });
      return JSON.stringify(storage.kept()).replaceAll(/[0-9a-f]{64}|\d+/g, '#');
    };
    expect(await writes('nobody@lintel.test')).toBe(await writes('ben@lintel.test'));
  });
});

const change = (oldPassword: string, newPassword: string, userSeq = 4201) => ({
  params: { userSeq },
  body: { oldPassword, newPassword },
});

describe('changing the password', () => {
  it.each([
    ['wrong-2026', 'four words are enough', 'oldPassword: This is not your current password.'],
    [password, 'short', 'newPassword: Use at least 15 characters; this has 5.'],
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
    expect(
      (await ada.refusal('circulation.password', change(password, 'four words are enough', userSeq))).status,
    ).toBe(404);
  });
});

const ben = {
  firstName: 'Ben',
  lastName: 'Okafor',
  email: 'ben.okafor@roofworks.test',
  firm: 'Roofworks Studio',
};
const blank = { title: '', phone: '', address: '', city: '', state: '', zip: '', website: '' };

describe('a password that is easy to guess', () => {
  it.each([
    'password',
    '12345678',
    'passwordpassword',
    'ben.okafor@roofworks.test',
    'BEN.0K4F0R@r00fw0rk5.test1',
    'RoofworksStudio2026',
    'Lintel-Lintel-Lintel',
  ])('%j is refused at its field, at every door', async (chosen) => {
    const at = { body: { ...blank, ...ben, password: chosen } };
    expect(await new Client(api).refused('circulation.create', at)).toMatch(/^422 password: [A-Z].+\.$/);
    const body = { ...blank, ...ben };
    const one = await signedIn(api, 'ben@lintel.test');
    await one.read('circulation.update', { params: { userSeq: 4202 }, body });
    expect(await one.refused('circulation.password', change(password, chosen, 4202))).toMatch(
      /^422 newPassword: [A-Z].+\.$/,
    );
    const token = 'demo-reset-token';
    const ada = { params: { userSeq: 4201 }, body: { ...body, email: 'ada@lintel.test' } };
    await (await signedIn(api)).read('circulation.update', ada);
    expect(await new Client(api).refused('auth.reset', reset(token, chosen))).toMatch(
      /^422 password: [A-Z].+\.$/,
    );
  });
});

it.each([
  ['full width', 'ｆｏｕｒ　ｗｏｒｄｓ　ａｒｅ　ｅｎｏｕｇｈ', 'four words are enough'],
  ['accents of their own', 'lo\u0308yly und Ziegel', 'löyly und Ziegel'],
])('a password may be composed otherwise than it was chosen: %s', async (_, chosen, typed) => {
  await new Client(api).read('auth.reset', reset('demo-reset-token', chosen));
  await new Client(api).signIn('ada@lintel.test', { secret: typed });
  const login = { body: { email: 'ada@lintel.test', password: chosen } };
  expect((await new Client(api).ask('auth.login', login)).status).toBe(200);
});

it('two hundred characters are a password, and all of them count', async () => {
  const long = 'rain on a tin roof, 日本 '.repeat(12).slice(0, 200);
  await new Client(api).read('auth.reset', reset('demo-reset-token', long));
  const shorter = { body: { email: 'ada@lintel.test', password: long.slice(0, -1) } };
  expect((await new Client(api).ask('auth.login', shorter)).status).toBe(401);
  await new Client(api).signIn('ada@lintel.test', { secret: long });
});

describe('whether an address has an account', () => {
  const asking = (client: Client, email: string) =>
    client.ask('circulation.create', {
      body: { ...blank, ...ben, email, password: 'four words are enough' },
    });

  it('can be asked ten times by signing up', async () => {
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push(
        (await asking(new Client(api), turn % 2 ? 'ada@lintel.test' : 'nora@northfold.example')).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
    expect((await asking(new Client(api), 'new@lintel.test')).status).toBe(429);
  });

  it('can be asked ten times by changing one’s own', async () => {
    const one = await signedIn(api);
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const body = { ...blank, ...ben, email: turn % 2 ? 'ben@lintel.test' : 'nora@northfold.example' };
      statuses.push((await one.ask('circulation.update', { params: { userSeq: 4201 }, body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
  });

  it('is not said by the time that a sign-in takes: as much is computed', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const rounds = async (email: string) => {
      derive.mockClear();
      await new Client(api).ask('auth.login', { body: { email, password: 'not this one' } });
      return derive.mock.calls.map(([algorithm]) => JSON.stringify(algorithm, ['iterations']));
    };
    const known = await rounds('ada@lintel.test');
    expect(known).toHaveLength(1);
    expect(await rounds('nobody@lintel.test')).toEqual(known);
    derive.mockRestore();
  });
});
