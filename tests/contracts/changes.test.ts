import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { resources } from '#src/contracts/resources.ts';
import { createReferenceApi } from '#src/reference-api/api.ts';
import type { Keep } from '#src/reference-api/keep.ts';
import { ask, today } from '#tests/contracts/ask.ts';

/** Keeps in memory what a disk or a browser would keep. */
function memory(kept?: unknown): Keep & { kept: () => unknown } {
  let last = kept;
  return {
    load: async () => last,
    save: async (snapshot) => {
      last = structuredClone(snapshot);
    },
    kept: () => last,
  };
}

const started = async (keep: Keep, log: (message: string) => void = () => {}) =>
  createReferenceApi({ seed: 1, scale: 1, today, keep, log });
const jsonOf = async (response: Response): Promise<unknown> => response.json();
const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const banner = {
  seq: 900,
  coid: 31250,
  sponsor: 'Northfold',
  image: '/b.svg',
  alt: 'New',
  link: '/company/31250',
  width: 728,
  height: 90,
};

describe('what visitors change', () => {
  it('is there after a restart: created, updated, deleted', async () => {
    const keep = memory();
    const before = await started(keep);
    const created = await ask(before.handlers, '/api/banners', json('POST', banner));
    const { id } = v.parse(resources.banners.create.answer, await jsonOf(created));
    await ask(before.handlers, '/api/banners/2', json('PUT', { alt: 'Rewritten' }));
    await ask(before.handlers, '/api/banners/3', { method: 'DELETE' });
    await before.flush();

    const { handlers } = await started(keep);
    expect(await (await ask(handlers, `/api/banners/${id}`)).json()).toEqual({ ...banner, id });
    expect(await (await ask(handlers, '/api/banners/2')).json()).toMatchObject({
      id: 2,
      alt: 'Rewritten',
      width: 728,
    });
    expect((await ask(handlers, '/api/banners/3')).status).toBe(404);
    const list = v.parse(resources.banners.list.answer, await jsonOf(await ask(handlers, '/api/banners')));
    expect(list[0]?.id).toBe(id);
    expect(list.map((one) => one.id)).not.toContain(3);
  });

  it('leaves another API of the same world as it was', async () => {
    const one = await started(memory());
    await ask(one.handlers, '/api/banners/4', { method: 'DELETE' });
    const other = await started(memory());
    expect((await ask(other.handlers, '/api/banners/4')).status).toBe(200);
  });

  it('counts requests on from those kept', async () => {
    const keep = memory();
    const guest = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@b.co',
      phone: '',
      firm: '',
      topic: 'Roofs',
      message: 'Hello',
    };
    const first = await started(keep);
    expect(
      await (await ask(first.handlers, '/api/podcast-guest-requests', json('POST', guest))).json(),
    ).toEqual({ id: 1 });
    const second = await started(keep);
    expect(
      await (await ask(second.handlers, '/api/blog-post-guest-requests', json('POST', guest))).json(),
    ).toEqual({ id: 2 });
  });

  it.each([
    ['a text', 'nonsense'],
    ['another version', { version: 99, requests: [], records: [] }],
    ['a broken list', { version: 1, requests: 3 }],
  ])('starts fresh from %s in its place, and says so', async (_, kept) => {
    const log = vi.fn<(message: string) => void>();
    const { handlers } = await started(memory(kept), log);
    expect((await ask(handlers, '/api/banners/1')).status).toBe(200);
    expect(log).toHaveBeenCalledOnce();
  });

  it('refuses a change that would break a record', async () => {
    const { handlers } = await started(memory());
    const response = await ask(handlers, '/api/banners/1', json('PUT', { width: 'wide' }));
    expect(response.status).toBe(400);
    expect(await (await ask(handlers, '/api/banners/1')).json()).toMatchObject({ width: 728 });
  });
});

describe('two pages of one browser', () => {
  it('see each other’s changes at once', async () => {
    const watchers: ((snapshot: unknown) => void)[] = [];
    const pageOf = (own: number): Keep => ({
      load: async () => null,
      save: async (snapshot) => {
        for (const [index, take] of watchers.entries()) if (index !== own) take(structuredClone(snapshot));
      },
      watch: (take) => watchers.push(take),
    });
    const [one, other] = [await started(pageOf(0)), await started(pageOf(1))];
    await ask(one.handlers, '/api/banners/3', { method: 'DELETE' });
    expect((await ask(other.handlers, '/api/banners/3')).status).toBe(404);
    await ask(other.handlers, '/api/banners/2', json('PUT', { alt: 'Rewritten' }));
    expect(await jsonOf(await ask(one.handlers, '/api/banners/2'))).toMatchObject({ alt: 'Rewritten' });
    expect((await ask(one.handlers, '/api/banners/3')).status).toBe(404);
  });
});
