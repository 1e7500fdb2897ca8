import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { resources } from '#src/contracts/resources.ts';
import type { Entry, ChangeStorage } from '#src/reference-api/store/change-storage.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { ask, tokenOf, withToken } from '#tests/contracts/ask.ts';
import { memory, started } from '#tests/reference-api/account/client.ts';

const editor = { editors: [1] };
const jsonOf = async (response: Response): Promise<unknown> => response.json();
const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Writes to the library as an editor. */
async function write({ handlers }: ReferenceApi, path: string, init: RequestInit): Promise<Response> {
  return ask(handlers, path, withToken(init, await tokenOf(handlers)));
}
const banner = {
  seq: 900,
  coid: 31250,
  sponsor: 'Northfold',
  image: '/b.svg',
  alt: 'New',
  link: '/company/31250',
  width: 320,
  height: 90,
};

describe('what visitors change', () => {
  it('is there after a restart: created, updated, deleted', async () => {
    const storage = memory();
    const before = await started(storage, editor);
    const created = await write(before, '/api/banners', json('POST', banner));
    const { id } = v.parse(resources.banners.create.answer, await jsonOf(created));
    await write(before, '/api/banners/2', json('PUT', { alt: 'Rewritten' }));
    await write(before, '/api/banners/3', { method: 'DELETE' });
    await before.flush();

    const { handlers } = await started(storage, editor);
    expect(await (await ask(handlers, `/api/banners/${id}`)).json()).toEqual({ ...banner, id, revision: 0 });
    expect(await (await ask(handlers, '/api/banners/2')).json()).toMatchObject({
      id: 2,
      alt: 'Rewritten',
      width: 320,
    });
    expect((await ask(handlers, '/api/banners/3')).status).toBe(404);
    const list = v.parse(resources.banners.list.answer, await jsonOf(await ask(handlers, '/api/banners')));
    expect(list[0]?.id).toBe(id);
    expect(list.map((one) => one.id)).not.toContain(3);
  });

  it('leaves another API of the same world as it was', async () => {
    const one = await started(memory(), editor);
    await write(one, '/api/banners/4', { method: 'DELETE' });
    const other = await started(memory(), editor);
    expect((await ask(other.handlers, '/api/banners/4')).status).toBe(200);
  });

  it('counts requests on from those kept', async () => {
    const storage = memory();
    const guest = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@b.co',
      phone: '',
      firm: '',
      topic: 'Roofs',
      message: 'Hello',
    };
    const first = await started(storage, editor);
    expect(
      await (await ask(first.handlers, '/api/podcast-guest-requests', json('POST', guest))).json(),
    ).toEqual({ id: 1 });
    const second = await started(storage, editor);
    expect(
      await (await ask(second.handlers, '/api/blog-post-guest-requests', json('POST', guest))).json(),
    ).toEqual({ id: 2 });
  });

  it('refuses a change that would break a record', async () => {
    const api = await started(memory(), editor);
    const response = await write(api, '/api/banners/1', json('PUT', { width: 'wide' }));
    expect(response.status).toBe(400);
    expect(await (await ask(api.handlers, '/api/banners/1')).json()).toMatchObject({ width: 320 });
  });
});

it('keeps no field that a record does not have', async () => {
  const storage = memory();
  const api = await started(storage, editor);
  await write(api, '/api/banners/1', json('PUT', { alt: 'Rewritten', script: 'x'.repeat(9999) }));
  await write(api, '/api/banners', json('POST', { ...banner, owner: 'me' }));
  expect(JSON.stringify(storage.kept())).not.toMatch(/script|xxx|"owner":"me"/);
});

it('what an editor takes out or rewrites is so in feeds and sitemaps too', async () => {
  const api = await started(null, editor);
  const textOf = async (path: string) => (await ask(api.handlers, path)).text();
  const alerts = resources.alerts.list.path;
  const [alert] = v.parse(resources.alerts.list.answer, await jsonOf(await ask(api.handlers, alerts)));
  await write(api, `${alerts}/${alert?.id ?? 0}`, json('PUT', { title: 'Rewritten alert' }));
  for (const gone of ['podcasts', 'blog-posts', 'ceu', 'client-project'])
    await write(api, `/api/${gone}/1`, { method: 'DELETE' });

  expect(await textOf('/feeds/alerts.xml')).toContain('Rewritten alert');
  expect(await textOf('/feeds/podcasts.xml')).not.toContain('/podcast/1<');
  const learning = await textOf('/sitemaps/learning-1.xml');
  expect(learning).toContain('/podcast/2<');
  expect(learning).not.toMatch(/\/(?:podcast|blog-post|continuing-education)\/1</);
  const companies = await textOf('/sitemaps/companies-1.xml');
  expect(companies).toContain('/projects/2<');
  expect(companies).not.toContain('/projects/1<');
});

it('projects of a division are those of clients alone where that is asked for', async () => {
  const api = await started(memory(), editor);
  const [first] = v.parse(
    resources.clientProject.list.answer,
    await jsonOf(await ask(api.handlers, '/api/client-project?size=1')),
  );
  const written = { ...first, coid: 60733, divisions: ['06'] };
  const created = await write(api, '/api/client-project', json('POST', written));
  const { id } = v.parse(resources.clientProject.create.answer, await jsonOf(created));
  const idsOf = async (query: string) =>
    v
      .parse(
        resources.clientProject.list.answer,
        await jsonOf(await ask(api.handlers, `/api/client-project/by-division/06${query}`)),
      )
      .map((project) => project.id);
  expect(await idsOf('')).toContain(id);
  expect(await idsOf('?isAClient=true')).not.toContain(id);
});

describe('the library is written by editors alone', () => {
  const writes = Object.values(resources).flatMap(({ create, update, delete: remove }) => [
    create,
    update,
    remove,
  ]);

  // None of them changes anything.
  let refusing: ReferenceApi;
  let token: string;
  beforeAll(async () => {
    refusing = await started();
    token = await tokenOf(refusing.handlers);
  });

  it.each(writes)('$id: 401 for a visitor, 403 for who is signed in', async ({ method, path }) => {
    const address = path.replace(':id', '1');
    const init = method === 'DELETE' ? { method } : json(method, {});
    expect((await ask(refusing.handlers, address, init)).status).toBe(401);
    expect((await ask(refusing.handlers, address, withToken(init, token))).status).toBe(403);
  });
});

describe('two pages of one browser', () => {
  it('see each other’s changes at once', async () => {
    const watchers: ((entries: readonly Entry[]) => void)[] = [];
    const pageOf = (own: number): ChangeStorage => ({
      load: async () => [],
      save: async (entries) => {
        for (const [index, take] of watchers.entries()) if (index !== own) take(structuredClone(entries));
      },
      watch: (take) => watchers.push(take),
    });
    const [one, other] = [await started(pageOf(0), editor), await started(pageOf(1), editor)];
    await write(one, '/api/banners/3', { method: 'DELETE' });
    expect((await ask(other.handlers, '/api/banners/3')).status).toBe(404);
    await write(other, '/api/banners/2', json('PUT', { alt: 'Rewritten' }));
    expect(await jsonOf(await ask(one.handlers, '/api/banners/2'))).toMatchObject({ alt: 'Rewritten' });
    expect((await ask(one.handlers, '/api/banners/3')).status).toBe(404);
  });
});
