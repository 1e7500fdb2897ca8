import { describe, expect, it } from 'vitest';

import type { CallId } from '#src/contracts/calls.ts';
import { Sessions } from '#src/reference-api/account/sessions.ts';
import { Changes } from '#src/reference-api/store/changes.ts';
import type { Entry, ChangeStorage } from '#src/reference-api/store/change-storage.ts';
import { examples } from '../../../scripts/contract/examples.ts';
import { Client, memory, signedIn, started } from '#tests/reference-api/account/client.ts';

const MANY = 150_000;
const now = Date.now();

const entriesOf = (resource: string, fieldsOf: (id: number) => Entry['fields']): Entry[] =>
  Array.from({ length: MANY }, (_, index) => ({ resource, id: index + 1, fields: fieldsOf(index + 1) }));

const feedback = entriesOf('requests', (id) => ({
  kind: 'non-client feedback',
  body: { coid: 60733, message: `Number ${id}` },
}));
const people = entriesOf('people', (id) => ({
  ...Object.fromEntries(
    ['firstName', 'lastName', 'firm', 'title', 'phone', 'address', 'city', 'state', 'zip', 'website'].map(
      (name) => [name, ''],
    ),
  ),
  email: `person-${id}@lintel.test`,
})).slice(3);
const sessions = entriesOf('sessions', (id) => ({
  id,
  user: 1,
  isRemembered: true,
  openedAt: now - MANY + id,
  tokenHash: `token ${id}`,
  cookieHash: `cookie ${id}`,
  sealedToken: null,
}));
const searches = entriesOf('user-searches', (id) => ({
  id,
  owner: 1000 + id,
  changed: '2026-11-02T12:00:00.000Z',
  value: { seq: id, content_type: 'all', search_terms: 'roof', created_at: '2026-11-02' },
})).slice(100);

/** A disk that has them from before. */
const kept = (entries: readonly Entry[]): ChangeStorage => ({
  load: async () => entries,
  save: async () => undefined,
});

describe('with 150,000 kept records, a write is answered as ever', () => {
  const writes: readonly (readonly [CallId, string, readonly Entry[]])[] = [
    ['feedback.nonClient', 'pieces of feedback', feedback],
    ['email.send', 'pieces of feedback', feedback],
    ['manufacturers.emailRequest', 'pieces of feedback', feedback],
    ['podcastGuestRequests.create', 'pieces of feedback', feedback],
    ['circulation.create', 'accounts', people],
    ['auth.login', 'accounts', people],
    ['auth.login', 'sign-ins', sessions],
    ['userSearches.create', 'searches of others', searches],
  ];
  it.each(writes)('%s, with as many %s', async (id, _, entries) => {
    const api = await started(kept(entries));
    const visitor = id === 'userSearches.create' ? await signedIn(api) : new Client(api);
    expect((await visitor.ask(id, examples[id])).status).toBe(200);
  });
});

describe('numbers go on', () => {
  it('from the highest one kept', async () => {
    const api = await started(kept(feedback));
    expect(
      await new Client(api).read('podcastGuestRequests.create', examples['podcastGuestRequests.create']),
    ).toEqual({ id: MANY + 1 });
  });

  it('past those that were deleted, after a restart as well', async () => {
    const storage = memory();
    const create = examples['userSearches.create'];
    const seqs: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const api = await started(storage);
      const ada = await signedIn(api);
      for (let count = 0; count < 2; count += 1) {
        const { seq } = await ada.read('userSearches.create', create);
        seqs.push(seq);
        await ada.read('userSearches.delete', { params: { id: seq } });
      }
      await api.flush();
    }
    const [first = 0] = seqs;
    expect(seqs).toEqual(seqs.map((_, index) => first + index));
  });

  it('and what is deleted leaves nothing behind that grows', async () => {
    const changes = await Changes.load(null);
    for (let id = 1; id <= 1000; id += 1) {
      changes.write('user-searches', changes.nextId('user-searches'), { id });
      changes.write('user-searches', id, undefined);
    }
    expect(changes.writtenIds('user-searches')).toEqual([]);
    expect(changes.writtenIds('given-ids')).toEqual([1]);
    expect(changes.nextId('user-searches')).toBe(1001);
  });
});

describe('what is kept has an end', () => {
  it('of visitors’ requests the newest ten thousand, those kept before included', async () => {
    const changes = await Changes.load(kept(feedback));
    expect(changes.writtenIds('requests')).toHaveLength(10_000);
    expect(changes.addRequest('non-client feedback', { message: 'One more' })).toBe(MANY + 1);
    const ids = changes.writtenIds('requests');
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([10_000, MANY - 9_998, MANY + 1]);
  });

  it('of sign-ins twenty of each person: the oldest ends', async () => {
    const changes = await Changes.load(null);
    const signIns = new Sessions(changes);
    const [first, second] = [await signIns.open(1, false), await signIns.open(1, false)];
    const other = await signIns.open(2, false);
    for (let count = 0; count < 19; count += 1) await signIns.open(1, true);
    expect(await signIns.findByToken(first)).toBeNull();
    expect(await signIns.findByToken(second)).not.toBeNull();
    expect(await signIns.findByToken(other)).not.toBeNull();
    expect(changes.writtenIds('sessions')).toHaveLength(21);
  });

  it('sign-ins that are over go with the next sign-in of anyone', async () => {
    const storage = kept(
      sessions.map(({ id, fields }) => ({
        resource: 'sessions',
        id,
        fields: { ...fields, user: id, openedAt: now - 31 * 86_400_000 },
      })),
    );
    const changes = await Changes.load(storage);
    await new Sessions(changes).open(2, false);
    expect(changes.writtenIds('sessions')).toHaveLength(1);
  });

  it('of a person’s searches two thousand: then 507, until one is deleted', async () => {
    const own = Array.from({ length: 2000 }, (_, index) => ({
      resource: 'user-searches',
      id: index + 1,
      fields: { id: index + 1, owner: 1, changed: '2026-11-02', value: { seq: index + 1, ...search(index) } },
    }));
    const ada = await signedIn(await started(kept(own)));
    const more = { body: search(9999) };
    expect(await ada.refused('userSearches.create', more)).toMatch(/^507 There is no room for more\./);
    await ada.read('userSearches.delete', { params: { id: 2000 } });
    expect((await ada.ask('userSearches.create', more)).status).toBe(200);
  });

  it('of a person’s projects ten million characters', async () => {
    const ada = await signedIn(await started());
    const item = {
      content_type: 'product',
      added_at: '2026-11-02',
      status: 'considering',
      note: 'x'.repeat(1900),
      documents: [],
      seen: null,
    };
    const items = Array.from({ length: 400 }, (_, index) => ({ ...item, content_id: index + 1 }));
    const project = { body: { name: 'Annex', type: 'Office', owner: '', last_spec_date: null, items } };
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1)
      statuses.push((await ada.ask('charProject.create', project)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 507, 507]);
  });
});

function search(number: number) {
  return { content_type: 'all', search_terms: `roof ${number}`, query: '', created_at: '2026-11-02' };
}
