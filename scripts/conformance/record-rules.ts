import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { calls } from '../../src/contracts/calls.ts';
import type { Call } from '../../src/contracts/define-call.ts';
import { resources } from '../../src/contracts/resources.ts';
import { isObject } from '../contract/is-object.ts';
import type { Run } from './run.ts';
import type { Known } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;
const objects = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The generic resources: what is asked by number is what comes, however it is asked, and lists are sorted and filtered. */
export async function checkRecords(
  run: Run,
  { byCall }: Known,
  token: string | null,
  only: (id: string) => boolean,
) {
  for (const own of Object.values(resources)) {
    const {
      get,
      es,
      byIds,
      list,
      create,
      update,
      delete: remove,
    }: Readonly<Record<string, Call>> & typeof own = own;
    if (!only(get.id) && !only(list.id)) continue;
    const id = byCall[get.id]?.['id'];
    if (id === undefined) {
      run.skip(get, 'has no records');
      continue;
    }
    const one = await run.raw(get, { params: { id } });
    const record = one && isObject(one.value) ? one.value : null;
    if (record) {
      run.check(
        get,
        'answers the record that was asked for',
        record['id'] === id,
        'id',
        `${String(record['id'])} for ${id}`,
      );
      const document = await run.raw(es, { params: { id } });
      if (document && isObject(document.value)) {
        const source = isObject(document.value['_source']) ? document.value['_source'] : {};
        // Only records that are read to be changed need their number of changes.
        const same = isDeepStrictEqual(
          { ...source, revision: record['revision'] },
          { ...record, revision: record['revision'] },
        );
        run.check(es, 'the document is the record', same, '_source', `differs from ${get.id}`);
        const given = String(document.value['_id']);
        run.check(es, 'the document has its number', given === String(id), '_id', given);
      }
    }
    const ids = String(byCall[byIds.id]?.['ids'] ?? id);
    const several = await run.raw(byIds, { params: { ids: `${ids},2147483646` } });
    if (several) {
      const found = objects(several.value)
        .map((each) => String(each['id']))
        .join();
      run.check(byIds, 'answers these records, in this order', found === ids, 'id', `${found} for ${ids}`);
    }
    await checkOrder(run, list);
    for (const call of [create, update, remove]) {
      const asked = { params: { id }, ...(call.body && { body: { title: 'Rewritten' } }) };
      await run.refused(call, 'wants a sign-in', asked, [401]);
      if (token !== null) await run.refused(call, 'is for editors', { ...asked, token }, [403]);
    }
  }
  await checkCompanies(run, byCall['content product'] ?? {}, only);
}

async function checkOrder(run: Run, list: Call): Promise<void> {
  const numbers = async (sort: string) => {
    const found = await run.raw(list, { query: { size: 20, sort } });
    return found && objects(found.value).map((one) => Number(one['id']));
  };
  const [up, down] = [await numbers('id'), await numbers('-id')];
  const isSorted = (all: readonly number[]) => all.every((one, at) => at === 0 || (all[at - 1] ?? 0) <= one);
  if (up) run.check(list, 'sorts', isSorted(up), 'sort', `sort=id gives ${up.slice(0, 5).join()}`);
  if (down)
    run.check(
      list,
      'sorts downward',
      isSorted(down.toReversed()),
      'sort',
      `sort=-id gives ${down.slice(0, 5).join()}`,
    );
  const [some] = up ?? [];
  if (some === undefined) return;
  const filtered = await run.raw(list, { query: { id: some } });
  if (filtered) {
    const others = objects(filtered.value).filter((one) => one['id'] !== some);
    run.check(
      list,
      'filters by a field',
      others.length === 0,
      'id',
      `${others.length} others for id=${some}`,
    );
  }
  await run.refused(
    list,
    'refuses a field that no record has',
    { query: { nosuchfield: 1 } },
    [400],
    'nosuchfield',
  );
}

/** A manufacturer and their content are the same, however they are asked for. */
async function checkCompanies(run: Run, some: Fields, only: (id: string) => boolean): Promise<void> {
  const { success, output } = v.safeParse(
    v.object({ coid: v.number(), id: v.number(), contentType: v.string() }),
    some,
  );
  if (!success) return;
  const { coid, id, contentType } = output;
  const byNumber =
    only('manufacturers.es') && (await run.read(calls['manufacturers.es'], { params: { coid } }));
  if (byNumber) {
    const call = calls['manufacturers.esWebabrv'];
    run.check(
      calls['manufacturers.es'],
      'answers who was asked for',
      byNumber.coid === coid,
      'coid',
      String(byNumber.coid),
    );
    const byName = await run.read(call, { params: { abbrev: byNumber.webabrv } });
    if (byName)
      run.check(
        call,
        'the abbreviation leads to its owner',
        byName.coid === coid,
        'coid',
        String(byName.coid),
      );
  }
  const listed =
    only('manufacturers.slug') &&
    (await run.read(calls['manufacturers.slug'], { params: { coid, contentType } }));
  if (listed) {
    const foreign = listed.items.findIndex((one) => one.coid !== coid || one.content_type !== contentType);
    run.check(
      calls['manufacturers.slug'],
      'has their content of this type alone',
      foreign === -1,
      `items.${foreign}.coid`,
      String(listed.items[foreign]?.coid),
    );
    const has = listed.items.some((one) => one.id === id);
    run.check(calls['manufacturers.slug'], 'has all their content of this type', has, 'items', `lacks ${id}`);
  }
  const item = only('content.es') && (await run.read(calls['content.es'], { params: { contentType, id } }));
  if (item) {
    run.check(
      calls['content.es'],
      'answers the item that was asked for',
      item.id === id && item.content_type === contentType,
      'id',
      `${item.content_type} ${item.id}`,
    );
    const [file] = item.files;
    const isOurs = !file || file.url.startsWith('/') || file.url.startsWith('https://');
    run.check(
      calls['content.es'],
      'files are on this origin or at https',
      isOurs,
      'files.0.url',
      file?.url ?? '',
    );
  }
}
