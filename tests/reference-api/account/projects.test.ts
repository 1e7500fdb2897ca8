import { beforeEach, describe, expect, it } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { signedIn, started, unversioned, type Client } from '#tests/reference-api/account/client.ts';

let api: ReferenceApi;
let ada: Client;
let ben: Client;
beforeEach(async () => {
  api = await started();
  [ada, ben] = [await signedIn(api), await signedIn(api, 'ben@lintel.test')];
});

const annex = { name: 'Annex', type: 'Office', owner: 'City', last_spec_date: null };
const item = {
  content_id: 1,
  content_type: 'product',
  added_at: '2026-11-02T10:00:00Z',
  status: 'considering',
  note: '',
  documents: [],
  seen: null,
};

describe('design projects', () => {
  it('take their own fields as given, and ours as empty', async () => {
    const { seq, ...fields } = await ben.read('charProject.create', { body: annex });
    expect(seq).toBe(4);
    expect(unversioned(fields)).toEqual({ ...annex, number: '', leed: 'new construction', items: [] });
  });

  it('are listed by their latest change', async () => {
    const names = async () => (await ada.read('charProject.list')).map(({ name }) => name);
    const seeded = await names();
    const last = (await ada.read('charProject.list')).at(-1);
    await ada.read('charProject.update', { params: { id: last?.seq ?? 0 }, body: { ...last } });
    expect(await names()).toEqual([last?.name, ...seeded.slice(0, -1)]);
    await ada.read('charProject.create', { body: annex });
    expect((await names())[0]).toBe('Annex');
  });

  it('are saved whole, items in their order', async () => {
    const { seq } = await ben.read('charProject.create', { body: annex });
    const items = [
      { ...item, content_id: 3, note: ' Ask. ', status: 'approved' },
      { ...item, documents: [{ content_type: 'epd', content_id: 1 }] },
    ];
    const saved = await ben.read('charProject.update', { params: { id: seq }, body: { ...annex, items } });
    expect(saved.items).toEqual([{ ...items[0], note: 'Ask.' }, items[1]]);
    expect(await ben.read('charProject.list')).toEqual([saved]);
  });

  it.each([
    [{ ...annex, name: '  ' }, /^422 name: /],
    [{ ...annex, name: 'x'.repeat(121) }, /^422 name: /],
    [{ ...annex, owner: 'x'.repeat(121) }, /^422 owner: /],
    [{ ...annex, items: [{ ...item, content_id: 999_999 }] }, /^422 items: /],
    [{ ...annex, last_spec_date: 'soon' }, /^422 last_spec_date: /],
    [{ ...annex, items: [{ ...item, status: 'lost' }] }, /^400 items\.0\.status: /],
    [{ ...annex, name: 'fail 500' }, /^500 ./],
    [{ ...annex, name: 'fail 429' }, /^429 ./],
  ])('%# is refused, new or saved', async (body, refusal) => {
    expect(await ada.refused('charProject.create', { body })).toMatch(refusal);
    expect(await ada.refused('charProject.update', { params: { id: 2 }, body })).toMatch(refusal);
    expect(await ada.read('charProject.list')).toHaveLength(3);
  });

  it('that are deleted leave their favorites, without a project', async () => {
    await ada.read('charProject.delete', { params: { id: 1 } });
    const favorites = await ada.read('userFavorites.list');
    expect(favorites).toHaveLength(12);
    expect(favorites.filter(({ project }) => project !== null)).toEqual([]);
    expect(await ada.read('charProject.list')).toHaveLength(2);
  });

  it('are each person’s own', async () => {
    expect(await ben.read('charProject.list')).toEqual([]);
    expect((await ben.ask('charProject.update', { params: { id: 1 }, body: annex })).status).toBe(404);
    expect((await ben.ask('charProject.delete', { params: { id: 1 } })).status).toBe(404);
    expect(await ben.read('specwizardProject.me')).toEqual([]);
    expect(await ada.read('charProject.list')).toHaveLength(3);
  });
});

const request = {
  content_type: 'bim',
  about: 'Tamarack Millwork',
  message: 'An IFC of the panels.',
  project: null,
  needed_by: '2026-12-01',
  email: 'ben@lintel.test',
};

describe('content requests', () => {
  it('are received, and listed newest first to who sent them', async () => {
    const first = await ben.read('userProjectFyi.create', { body: request });
    const second = await ben.read('userProjectFyi.create', { body: { ...request, message: '' } });
    expect(first).toMatchObject({ status: 'received', about: request.about, needed_by: '2026-12-01' });
    expect(first).not.toHaveProperty('email');
    expect(await ben.read('userProjectFyi.list')).toEqual([second, first]);
    expect(await ada.read('userProjectFyi.list')).toHaveLength(3);
  });

  it.each([
    [{ ...request, about: '', message: ' ' }, /^422 message: /],
    [{ ...request, message: '!!!' }, /^422 message: /],
    [{ ...request, email: 'ben' }, /^422 email: /],
    [{ ...request, project: 1 }, /^422 project: /],
    [{ ...request, needed_by: '2026-13-01' }, /^422 needed_by: /],
    [{ ...request, email: 'fail-500@lintel.test' }, /^500 ./],
  ])('%# is refused', async (body, refusal) => {
    expect(await ben.refused('userProjectFyi.create', { body })).toMatch(refusal);
  });
});
