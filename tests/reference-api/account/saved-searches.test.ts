import { beforeEach, describe, expect, it } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { signedIn, started, unversioned, type Client } from '#tests/reference-api/account/client.ts';

let api: ReferenceApi;
let ada: Client;
beforeEach(async () => {
  api = await started();
  ada = await signedIn(api);
});

const edges = { content_type: 'cad', search_terms: 'roof edge', query: 'format=dxf' };

describe('saved searches', () => {
  it('are listed by when they were saved, newest first, also when one was opened again', async () => {
    const fresh = await ada.read('userSearches.create', { body: edges });
    const old = (await ada.read('userSearches.list')).at(-1);
    await ada.read('userSearches.create', { body: { ...old, opened_at: '2026-11-02T11:00:00Z' } });
    const list = await ada.read('userSearches.list');
    expect(list[0]).toEqual(fresh);
    expect(list.at(-1)).toMatchObject({ seq: old?.seq, opened_at: '2026-11-02T11:00:00Z' });
    expect(list).toHaveLength(6);
  });

  it('sent again are the same search: what is given changes, what is not stays', async () => {
    const saved = async (part: object) =>
      unversioned(await ada.read('userSearches.create', { body: { ...edges, ...part } }));
    const first = await saved({ name: 'Edges' });
    const opened_at = '2026-11-02T11:00:00Z';
    const opened = await saved({ opened_at });
    expect(opened).toEqual({ ...first, opened_at });
    expect(await saved({ name: '' })).toEqual({ ...opened, name: '' });
  });

  it.each([
    { ...edges, content_type: 'bim' },
    { ...edges, search_terms: 'roof edges' },
    { ...edges, query: '' },
  ])('another type, other words or other filters are another search', async (other) => {
    const first = await ada.read('userSearches.create', { body: edges });
    expect((await ada.read('userSearches.create', { body: other })).seq).not.toBe(first.seq);
  });

  it.each([
    [{ ...edges, search_terms: ' ' }, /^422 search_terms: /],
    [{ ...edges, search_terms: 'x'.repeat(201) }, /^422 search_terms: /],
    [{ ...edges, name: 'x'.repeat(121) }, /^422 name: /],
    [{ ...edges, name: 'fail 500' }, /^500 ./],
    [{ ...edges, name: 'fail 429' }, /^429 ./],
  ])('%# is refused', async (body, refusal) => {
    expect(await ada.refused('userSearches.create', { body })).toMatch(refusal);
  });

  it('are counted in characters, as people count them', async () => {
    const search_terms = '𠮷'.repeat(200);
    expect(await ada.read('userSearches.create', { body: { ...edges, search_terms } })).toMatchObject({
      search_terms,
    });
  });

  it('are each person’s own', async () => {
    const ben = await signedIn(api, 'ben@lintel.test');
    expect(await ben.read('userSearches.list')).toEqual([]);
    expect((await ben.ask('userSearches.delete', { params: { id: 1 } })).status).toBe(404);
    const [adas] = (await ada.read('userSearches.list')).map(unversioned);
    expect((await ben.read('userSearches.create', { body: { ...adas } })).seq).not.toBe(adas?.seq);
    await ada.read('userSearches.delete', { params: { id: 1 } });
    expect(await ada.read('userSearches.list')).toHaveLength(4);
  });
});
