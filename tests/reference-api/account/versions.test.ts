import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import { calls, type CallId } from '#src/contracts/calls.ts';
import { resources } from '#src/contracts/resources.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { ask, tokenOf, withToken } from '#tests/contracts/ask.ts';
import { callIds, examples, type Example } from '../../../scripts/contract/examples.ts';
import { Client, memory, signedIn, started } from '#tests/reference-api/account/client.ts';

const record = v.looseObject({ updated_at: v.string() });
type Stored = v.InferOutput<typeof record>;

/** Which field a refusal is about, and the record that it tells. */
async function refusalOf(answer: Response) {
  const { message, current } = v.parse(
    v.strictObject({ message: v.string(), current: v.unknown() }),
    await answer.json(),
  );
  return { field: message.split(':')[0], current };
}

interface Write {
  id: CallId;
  /** The record, as a page has read it. */
  read: (ada: Client) => Promise<unknown>;
  /** Two changes of it, from two pages. */
  one: (before: Stored) => Example;
  other: (before: Stored) => Example;
}

const first = async (ada: Client, id: 'userFavorites.list' | 'userSearches.list') => (await ada.read(id))[0];
const projectTwo = async (ada: Client) => (await ada.read('charProject.list')).find(({ seq }) => seq === 2);
const wizardOne = (ada: Client) => ada.read('specwizardProject.get', { params: { id: 1 } });
const ofIt = ({ seq }: Stored) => ({ id: Number(seq) });

/** Everything that two pages may write over each other. */
const writes: readonly Write[] = [
  {
    id: 'charProject.update',
    read: projectTwo,
    one: (before) => ({ params: { id: 2 }, body: { ...before, items: [] } }),
    other: (before) => ({ params: { id: 2 }, body: { ...before, owner: 'Trust' } }),
  },
  {
    id: 'userFavorites.update',
    read: (ada) => first(ada, 'userFavorites.list'),
    one: (before) => ({ params: ofIt(before), body: { ...before, note: 'One.' } }),
    other: (before) => ({ params: ofIt(before), body: { ...before, note: 'Other.' } }),
  },
  {
    id: 'userSearches.create',
    read: (ada) => first(ada, 'userSearches.list'),
    one: (before) => ({ body: { ...before, name: 'One' } }),
    other: (before) => ({ body: { ...before, name: 'Other' } }),
  },
  {
    id: 'circulation.update',
    read: (ada) => ada.read('circulation.me'),
    one: (before) => ({ params: { userSeq: 4201 }, body: { ...before, firm: 'One' } }),
    other: (before) => ({ params: { userSeq: 4201 }, body: { ...before, city: 'Boston' } }),
  },
  {
    id: 'specwizardProject.update',
    read: wizardOne,
    one: (before) => ({ params: { id: 1 }, body: { ...before, name: 'One' } }),
    other: (before) => ({ params: { id: 1 }, body: { ...before, project: null } }),
  },
  {
    id: 'specwizardProject.saveSpecs',
    read: wizardOne,
    one: (before) => ({ params: { id: 1 }, body: { ...before, specs: ['northfold-075423:4'] } }),
    other: (before) => ({ params: { id: 1 }, body: { ...before, specs: [] } }),
  },
  {
    id: 'savedWork.update',
    read: async (ada) => (await ada.read('savedWork.byIds', { params: { ids: '1' } }))[0],
    one: (before) => ({ params: { id: 1 }, body: { ...before, value: { detail: 'short' } } }),
    other: (before) => ({ params: { id: 1 }, body: { ...before, value: { detail: 'full' } } }),
  },
  {
    id: 'projectPeople.update',
    read: async (ada) => (await ada.read('projectPeople.byProject', { params: { id: 2 } }))[0],
    one: (before) => ({ params: { id: 1 }, body: { ...before, right: 'read' } }),
    other: (before) => ({ params: { id: 1 }, body: { ...before, right: 'edit' } }),
  },
];

describe('two pages that write from the same state', () => {
  let api: ReferenceApi;
  let ada: Client;
  beforeEach(async () => {
    api = await started();
    ada = await signedIn(api);
  });

  it.each(writes)(
    '$id: the second is refused and told what the first wrote',
    async ({ id, read, one, other }) => {
      const before = v.parse(record, await read(ada));
      const written = v.parse(record, await ada.read(id, one(before)));
      expect(written.updated_at).not.toBe(before.updated_at);
      const refusal = await ada.ask(id, other(before));
      expect(refusal.status).toBe(409);
      expect(await refusalOf(refusal)).toEqual({
        field: 'updated_at',
        current: written,
      });
      expect(await read(ada)).toEqual(written);
      // From what it was told, it is taken.
      expect((await ada.ask(id, other(written))).status).toBe(200);
    },
  );

  it.each(writes)('$id: of two that arrive together, one is taken', async ({ id, read, one, other }) => {
    const before = v.parse(record, await read(ada));
    const answers = await Promise.all([ada.ask(id, one(before)), ada.ask(id, other(before))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each(writes)(
    '$id: one that names no state is taken, as an API without versions does',
    async ({ id, read, one, other }) => {
      const { updated_at: _, ...before } = v.parse(record, await read(ada));
      const unversioned = (example: Example): Example => {
        const { updated_at: _version, ...body } = v.parse(v.looseObject({}), example.body);
        return { ...example, body };
      };
      for (const example of [one, other])
        expect((await ada.ask(id, unversioned(example({ ...before, updated_at: '' })))).status).toBe(200);
    },
  );

  it('each write has a version of its own, also within a millisecond', async () => {
    const seen = new Set<string | undefined>();
    for (let turn = 0; turn < 20; turn += 1)
      seen.add(
        (await ada.read('userFavorites.update', { params: { id: 1 }, body: { note: `${turn}` } })).updated_at,
      );
    expect(seen.size).toBe(20);
  });

  it('a project that is deleted is a change of what was in it', async () => {
    const before = await wizardOne(ada);
    await ada.read('charProject.delete', { params: { id: before.project ?? 0 } });
    const late = { params: { id: 1 }, body: { ...before, name: 'Late' } };
    expect((await ada.ask('specwizardProject.update', late)).status).toBe(409);
  });

  it('another name for a search that was deleted elsewhere does not bring it back', async () => {
    const before = await first(ada, 'userSearches.list');
    await ada.read('userSearches.delete', { params: { id: before?.seq ?? 0 } });
    expect((await ada.ask('userSearches.create', { body: { ...before, name: 'Late' } })).status).toBe(404);
  });
});

it('a version is the same after a restart', async () => {
  const storage = memory();
  const before = await started(storage);
  const ada = await signedIn(before);
  const { updated_at: written } = await ada.read('circulation.update', {
    ...examples['circulation.update'],
    params: { userSeq: 4201 },
  });
  await before.flush();
  const again = await signedIn(await started(storage));
  expect((await again.read('circulation.me')).updated_at).toBe(written);
});

describe('every call that writes over a record', () => {
  /** It has to be told the present password. */
  const protectedOtherwise: readonly CallId[] = ['circulation.password'];
  const overwriting = callIds.filter(
    (id) => calls[id].method === 'PUT' || writes.some((one) => one.id === id),
  );

  it.each(overwriting)('%s is in the table above, or protected otherwise', (id) => {
    const isKnown = writes.some((one) => one.id === id);
    expect(isKnown !== protectedOtherwise.includes(id)).toBe(true);
  });
});

describe('two editors of one record of the library', () => {
  const editor = { editors: [1] };

  it.each(Object.entries(resources))(
    '%s: the second is told what the first wrote',
    async (_, { get, list, update }) => {
      const { handlers } = await started(null, editor);
      const token = await tokenOf(handlers);
      const jsonOf = async (path: string): Promise<unknown> => (await ask(handlers, path)).json();
      const [listed] = v.parse(
        v.array(v.looseObject({ id: v.number() })),
        await jsonOf(`${list.path}?size=1`),
      );
      const at = (path: string) => path.replace(':id', String(listed?.id));
      const read = async () => v.parse(v.looseObject({ revision: v.number() }), await jsonOf(at(get.path)));
      const write = (body: object) => {
        const headers = { 'content-type': 'application/json' };
        const init = withToken({ method: 'PUT', body: JSON.stringify(body), headers }, token);
        return ask(handlers, at(update.path), init);
      };
      const before = await read();
      const together = await Promise.all([write(before), write(before)]);
      expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refusal = await write(before);
      expect(refusal.status).toBe(409);
      const now = await read();
      expect(await refusalOf(refusal)).toEqual({ field: 'revision', current: now });
      expect((await write(now)).status).toBe(200);
      const { revision: _revision, ...unversioned } = now;
      expect((await write(unversioned)).status).toBe(200);
    },
  );
});
