import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { HttpHandler } from 'msw';
import type { Call } from '#src/contracts/define-call.ts';
import type { listQuery } from '#src/contracts/resource.ts';
import { listPage } from '#src/reference-api/handlers/list-page.ts';
import { implement, type Implementation, type CallContext } from '#src/reference-api/http/implement.ts';
import { elasticsearchDocument } from '#src/reference-api/http/elasticsearch-responses.ts';
import { numberFrom, numbersFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import type { Store } from '#src/reference-api/store/store.ts';
import { requireSameVersion } from '#src/reference-api/store/versions.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

type Get<Path extends string, Answer, Sent = unknown> = Call<Path, null, null, GenericSchema<Sent, Answer>>;
/** The envelope of a document. */
interface Sent {
  _index: string;
  _id: string;
  found: true;
  _source: unknown;
}
type Fields = GenericSchema<unknown, Readonly<Record<string, unknown>>>;
type Query = typeof listQuery;

type Revised<Item> = Item & { revision?: number | undefined };

/** The calls of `contracts/resource.ts` for one kind of record. Lists may show fewer fields. */
interface ResourceCalls<Item extends Listed, Listed> {
  get: Get<`/api/${string}/:id`, Revised<Item>>;
  es: Get<`/api/${string}/es/:id`, Revised<Item>, Sent>;
  byIds: Get<`/api/${string}/by-ids/:ids`, Item[]>;
  list: Call<`/api/${string}`, Query, null, GenericSchema<unknown, Listed[]>>;
  create: Call<`/api/${string}`, null, Fields, GenericSchema<unknown, { id: number }>>;
  update: Call<`/api/${string}/:id`, null, Fields, GenericSchema<unknown, { ok: true }>>;
  delete: Get<`/api/${string}/:id`, { ok: true }>;
}

export interface RegisteredCall {
  call: Call;
  handler: HttpHandler;
}

/** The context of resource calls, with who may write; others get 401 or 403. */
export interface ResourceContext extends CallContext {
  mustBeEditor: (caller: Caller) => Promise<void>;
}

/** The seven calls of one generic resource. `complete` adds fields that only a single requested record has. */
export function resourceHandlers<Item extends Listed, Listed extends { id: number }>(
  calls: ResourceCalls<Item, Listed>,
  store: Store<Item>,
  callContext: ResourceContext,
  complete: (item: Item) => Item | Promise<Item> = (item) => item,
): RegisteredCall[] {
  const index = calls.list.path.split('/').at(-1) ?? '';
  const find = (text: string): Item => {
    const id = numberFrom(text, 'id');
    return store.find(id) ?? refuse(404, `There is no such record: ${index} ${id}.`);
  };
  const revised = async (item: Item): Promise<Revised<Item>> => ({
    ...(await complete(item)),
    revision: store.revision(item.id),
  });
  const { mustBeEditor } = callContext;
  const handled = <C extends Call>(call: C, answer: Implementation<C>): RegisteredCall => ({
    call,
    handler: implement(call, answer, callContext),
  });
  return [
    handled(calls.get, ({ params }) => revised(find(params.id))),
    handled(calls.es, async ({ params }) => {
      const item = await revised(find(params.id));
      return elasticsearchDocument(index, item.id, item);
    }),
    handled(calls.byIds, ({ params }) =>
      numbersFrom(params.ids, 'ids').flatMap((id) => store.find(id) ?? []),
    ),
    handled(calls.list, ({ query }) => v.parse(calls.list.answer, listPage(store.list(), query))),
    handled(calls.create, async ({ body, caller }) => {
      await mustBeEditor(caller);
      return { id: store.create(body) };
    }),
    handled(calls.update, async ({ params, body, caller }) => {
      await mustBeEditor(caller);
      const current = await revised(find(params.id));
      // Checked again: another write may have come while the files were measured.
      requireSameVersion('revision', body['revision'], store.revision(current.id), current);
      store.update(current.id, body);
      return { ok: true as const };
    }),
    handled(calls.delete, async ({ params, caller }) => {
      await mustBeEditor(caller);
      store.delete(numberFrom(params.id, 'id'));
      return { ok: true as const };
    }),
  ];
}
