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

const video = { body: { content_id: 7, content_type: 'video' } };

describe('favorites', () => {
  it('are listed newest first, whatever was changed since', async () => {
    const kept = await ada.read('userFavorites.create', video);
    await ada.read('userFavorites.update', { params: { id: 1 }, body: { note: 'Still wanted.' } });
    const list = await ada.read('userFavorites.list');
    expect(list[0]).toEqual(kept);
    expect(list.map(({ created_at }) => created_at)).toEqual(
      list
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
  });

  it('has a thing once: kept again it is answered as it stands', async () => {
    const first = await ada.read('userFavorites.create', { body: { ...video.body, note: 'First.' } });
    expect(await ada.read('userFavorites.create', { body: { ...video.body, note: 'Again.' } })).toEqual(
      first,
    );
    expect((await ada.read('userFavorites.list')).length).toBe(13);
  });

  it('of one type have their own numbers, apart from those of another', async () => {
    const cad = await ben.read('userFavorites.create', { body: { content_id: 7, content_type: 'cad' } });
    const bim = await ben.read('userFavorites.create', { body: { content_id: 7, content_type: 'bim' } });
    expect(cad.seq).not.toBe(bim.seq);
  });

  it('change in the fields that are given, and in no other', async () => {
    const seen = { updated: '2026-11-01', version: null };
    const [before] = (await ada.read('userFavorites.list')).filter(({ seq }) => seq === 2).map(unversioned);
    const changed = async (body: object) =>
      unversioned(await ada.read('userFavorites.update', { params: { id: 2 }, body }));
    expect(await changed({ seen })).toEqual({ ...before, seen });
    expect(await changed({ project: null })).toEqual({
      ...before,
      seen,
      project: null,
    });
  });

  it('that were removed are gone, and their numbers are not given again', async () => {
    await ada.read('userFavorites.delete', { params: { id: 12 } });
    expect((await ada.ask('userFavorites.delete', { params: { id: 12 } })).status).toBe(404);
    expect((await ada.read('userFavorites.create', video)).seq).toBe(13);
  });

  it.each([
    [{ content_id: 999_999, content_type: 'cad' }, 422, 'content_id'],
    [{ content_id: 12_345, content_type: 'company' }, 422, 'content_id'],
    [{ ...video.body, project: 77 }, 422, 'project'],
    [{ ...video.body, note: 'x'.repeat(2001) }, 422, 'note'],
    [{ content_id: 7, content_type: 'sculpture' }, 400, 'content_type'],
  ])('%j is refused with %i at %s', async (body, status, field) => {
    expect(await ada.refused('userFavorites.create', { body })).toMatch(
      new RegExp(`^${status} ${field}: \\S`),
    );
  });

  it('are each person’s own', async () => {
    expect(await ben.read('userFavorites.list')).toEqual([]);
    expect(
      (await ben.ask('userFavorites.update', { params: { id: 1 }, body: { note: 'Mine.' } })).status,
    ).toBe(404);
    expect((await ben.ask('userFavorites.delete', { params: { id: 1 } })).status).toBe(404);
    await ben.read('userFavorites.create', video);
    expect(await ada.read('userFavorites.list')).toHaveLength(12);
    const ofAdas = { ...video.body, content_id: 8, project: 1 };
    expect((await ben.refusal('userFavorites.create', { body: ofAdas })).status).toBe(422);
  });

  it.each([
    [99_500, 500],
    [99_429, 429],
    [99_401, 401],
    [99_404, 404],
  ])('fail when the thing is number %i', async (id, status) => {
    const body = { content_id: id, content_type: 'company' };
    expect((await ada.ask('userFavorites.create', { body })).status).toBe(status);
    expect((await ada.ask('userFavorites.delete', { params: { id } })).status).toBe(status);
  });
});
