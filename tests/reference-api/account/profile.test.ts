import { beforeEach, describe, expect, it } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { Client, signedIn, started, unversioned } from '#tests/reference-api/account/client.ts';

let api: ReferenceApi;
beforeEach(async () => {
  api = await started();
});

const cleo = {
  firstName: 'Cleo',
  lastName: 'Ångström',
  email: 'cleo@lintel.test',
  firm: '',
  title: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  website: '',
};

describe('an account', () => {
  it('is created and signed in to, with nothing kept yet', async () => {
    const client = new Client(api);
    const { id } = await client.read('circulation.create', {
      body: { ...cleo, password: 'four words are enough' },
    });
    await client.signIn('cleo@lintel.test', { secret: 'four words are enough' });
    expect(unversioned(await client.read('circulation.me'))).toEqual({ seq: id, ...cleo });
    expect((await client.read('users.me')).circulationSeq).toBe(id);
    expect(await client.read('userFavorites.list')).toEqual([]);
  });

  it.each(['ada@lintel.test', 'ADA@LINTEL.TEST', ' ada@lintel.test '])(
    '%j has one already',
    async (email) => {
      const body = { ...cleo, email, password: 'four words are enough' };
      expect(await new Client(api).refusal('circulation.create', { body })).toEqual({
        status: 409,
        message: 'email: An account with this email address already exists.',
      });
    },
  );

  it.each([
    ['fail-500@lintel.test', 500],
    ['fail-429@lintel.test', 429],
  ])('%s fails with %i wherever it is sent', async (email, status) => {
    const client = new Client(api);
    const bodies = { body: { ...cleo, email, password: 'four words are enough' } };
    expect((await client.ask('circulation.create', bodies)).status).toBe(status);
    expect((await client.ask('auth.login', { body: { email, password: 'x' } })).status).toBe(status);
    expect((await client.ask('auth.forgot', { body: { email } })).status).toBe(status);
    const ada = await signedIn(api);
    const profile = { params: { userSeq: 4201 }, body: { ...cleo, email } };
    expect((await ada.ask('circulation.update', profile)).status).toBe(status);
  });
});

const refused = [
  ['firstName', ' '],
  ['lastName', '…'],
  ['email', 'ada@lintel'],
  ['email', ''],
  ['phone', '555-0110'],
  ['state', 'Rhode Island'],
  ['zip', '2903'],
  ['website', 'reyes architects'],
  ['firm', 'x'.repeat(121)],
] as const;

describe('a profile', () => {
  it.each(refused)('is refused where %s is %j', async (field, text) => {
    const ada = await signedIn(api);
    const answer = await ada.refused('circulation.update', {
      params: { userSeq: 4201 },
      body: { ...cleo, email: 'ada@lintel.test', [field]: text },
    });
    expect(answer).toMatch(new RegExp(`^422 ${field}: \\S`));
  });

  it.each(refused)('is refused as a new account’s where %s is %j', async (field, text) => {
    const body = { ...cleo, password: 'four words are enough', [field]: text };
    const answer = await new Client(api).refused('circulation.create', { body });
    expect(answer).toMatch(new RegExp(`^422 ${field}: \\S`));
  });

  it('takes a Canadian postal code with a province', async () => {
    const ada = await signedIn(api);
    const body = { ...cleo, email: 'ada@lintel.test', state: 'AB, CAN', zip: 'T2P 2M5' };
    const saved = await ada.read('circulation.update', { params: { userSeq: 4201 }, body });
    expect(unversioned(saved)).toEqual({ seq: 4201, ...body });
  });

  it('is shown everywhere as it was saved', async () => {
    const ada = await signedIn(api);
    const body = { ...cleo, firstName: '  Adaeze ', email: 'adaeze@lintel.test' };
    await ada.read('circulation.update', { params: { userSeq: 4201 }, body });
    expect(await ada.read('users.me')).toMatchObject({ firstName: 'Adaeze', email: 'adaeze@lintel.test' });
    expect((await ada.read('session.get')).user?.firstName).toBe('Adaeze');
    await new Client(api).signIn('adaeze@lintel.test');
  });

  it('cannot take another account’s address', async () => {
    const ada = await signedIn(api);
    const body = { ...cleo, email: 'ben@lintel.test' };
    expect((await ada.refusal('circulation.update', { params: { userSeq: 4201 }, body })).status).toBe(409);
  });

  it('of another person is not there', async () => {
    const ada = await signedIn(api);
    const asked = { params: { userSeq: 4202 }, body: { ...cleo, email: 'ada@lintel.test' } };
    expect((await ada.refusal('circulation.update', asked)).status).toBe(404);
  });
});
