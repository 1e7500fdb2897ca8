import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import { calls } from '#src/contracts/calls.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { Client, password, signedIn, started } from '#tests/reference-api/account/client.ts';

let api: ReferenceApi;
beforeEach(async () => {
  api = await started();
});

const northfold = { params: { coid: 31250 } };
const kinds = ['outlineSpecsReport', 'specwizardSpecsReport'] as const;
const person = {
  firstName: 'Mallory',
  lastName: 'Quist',
  email: 'mallory@lintel.test',
  firm: '',
  title: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  website: '',
};

async function signedInAs(email: string): Promise<Client> {
  const client = new Client(api);
  await client.signIn(email);
  return client;
}

/** An account that someone made a moment ago. */
async function newcomer(own: object): Promise<Client> {
  const client = new Client(api);
  const body = { ...person, ...own, password: 'four words are enough' };
  await client.read('circulation.create', { body });
  await client.signIn(body.email, { secret: body.password });
  return client;
}

describe.each(kinds)('a manufacturer’s %s', (kind) => {
  const statusFor = async (client: Client, coid = 31250) =>
    (await client.ask(`${kind}.byCoid`, { params: { coid } })).status;

  it.each([
    ['an address at its domain', { email: 'mallory@northfold.example' }],
    ['its domain in capitals', { email: 'mallory@NORTHFOLD.example' }],
    ['a part of its domain', { email: 'mallory@staff.northfold.example' }],
    ['its name as the firm', { firm: 'Northfold Roofing Systems' }],
    ['a name of its staff', { firstName: 'Nora', lastName: 'Whitaker' }],
    ['its number in the record', { manufacturer: 31_250, coid: 31_250, editor: true }],
  ])('does not open to someone who signs up with %s', async (_, own) => {
    expect(await statusFor(await newcomer(own))).toBe(403);
  });

  it.each([
    ['an address at its domain', { email: 'ada@northfold.example' }],
    ['its name as the firm', { firm: 'Northfold Roofing Systems' }],
    ['its number in the record', { manufacturer: 31_250 }],
  ])('does not open to someone who changes to %s', async (_, own) => {
    const ada = await signedIn(api);
    const body = { ...person, email: 'ada@lintel.test', ...own };
    const saved = await ada.read('circulation.update', { params: { userSeq: 4201 }, body });
    expect(saved).not.toHaveProperty('manufacturer');
    expect(await statusFor(ada)).toBe(403);
  });

  it('opens to its staff, whatever their address is, and no other manufacturer’s does', async () => {
    const nora = await signedInAs('nora@northfold.example');
    expect(await statusFor(nora)).toBe(200);
    const body = { ...person, email: 'nora@elsewhere.example' };
    await nora.read('circulation.update', { params: { userSeq: 4203 }, body });
    expect([await statusFor(nora), await statusFor(nora, 40_417)]).toEqual([200, 403]);
    expect(await statusFor(await newcomer({ email: 'nora@northfold.example' }))).toBe(403);
  });
});

describe('names', () => {
  const link = { params: { abbrev: 'northfold', password: 'demo-report' } };
  it.each(kinds)('of specifiers are in %s for the manufacturer’s staff alone', async (kind) => {
    const nora = await signedInAs('nora@northfold.example');
    const told = (await nora.read(`${kind}.byCoid`, northfold)).rows;
    expect(told.length).toBeGreaterThan(10);
    expect(told.every(({ fullName, userId }) => fullName.includes(' ') && userId > 0)).toBe(true);
    for (const [call, example, client] of [
      ['allCoid', {}, await signedIn(api)],
      ['byAbbrev', link, nora],
      ['byAbbrev', link, await signedIn(api)],
    ] as const) {
      const answer = await client.ask(`${kind}.${call}`, example);
      const text = await answer.text();
      expect(told.filter(({ fullName }) => text.includes(fullName))).toEqual([]);
      expect(text).toContain(told[0]?.company);
      expect(text).toMatch(/"city":"\w/);
      expect(text).not.toMatch(/"(?:userId|fullName)":[^n]/);
    }
  });

  it.each(kinds)('in %s of all companies are closed to a manufacturer’s own account', async (kind) => {
    const nora = await signedInAs('nora@northfold.example');
    expect((await nora.ask(`${kind}.allCoid`, {})).status).toBe(403);
  });

  it('are dropped where another API sends them to those who have no need of them', async () => {
    const nora = await signedInAs('nora@northfold.example');
    const told = await nora.read('outlineSpecsReport.byCoid', northfold);
    const read = v.parse(calls['outlineSpecsReport.byAbbrev'].answer, told);
    expect(new Set(read.rows.map(({ userId, fullName }) => [userId, fullName].join('')))).toEqual(
      new Set(['']),
    );
    expect(read.rows[0]?.company).toBe(told.rows[0]?.company);
  });
});

it('the sample link resets Ada’s password, not that of someone who has taken her former address', async () => {
  const ada = await signedIn(api);
  await ada.read('circulation.update', {
    params: { userSeq: 4201 },
    body: { ...person, email: 'ada@elsewhere.test' },
  });
  const other = await newcomer({ email: 'ada@lintel.test' });
  const chosen = { params: { token: 'demo-reset-token' }, body: { password: 'another four words here' } };
  await new Client(api).read('auth.reset', chosen);
  expect((await other.ask('users.me')).status).toBe(200);
  await new Client(api).signIn('ada@elsewhere.test', { secret: 'another four words here' });
});

it('a server that is closed to the sample world takes none of its secrets', async () => {
  api = await started(null, { sampleAccess: false });
  const visitor = new Client(api);
  const login = { body: { email: 'ada@lintel.test', password } };
  const link = { params: { token: 'demo-reset-token' } };
  const report = { webabrv: 'northfold', password: 'demo-report' };
  const byAbbrev = { params: { abbrev: 'northfold', password: 'demo-report' } };
  expect([
    (await visitor.ask('auth.login', login)).status,
    (await visitor.ask('auth.resetCheck', link)).status,
    (await visitor.ask('auth.reset', { ...link, body: { password: 'four words are enough' } })).status,
    (await visitor.ask('outlineSpecsReport.byAbbrev', byAbbrev)).status,
    (await visitor.ask('manufacturers.ownResources', { ...northfold, body: report })).status,
    (await visitor.ask('manufacturers.userFavorites', { ...northfold, body: report })).status,
  ]).toEqual([401, 404, 404, 403, 403, 403]);
  expect((await newcomer({})).token).not.toBeNull();
});
