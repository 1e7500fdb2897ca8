import { sampleInput } from '../../src/api/sample-inputs.ts';
import { calls } from '../../src/contracts/calls.ts';
import { contentTypes } from '../../src/contracts/content-types.ts';
import type { Call } from '../../src/contracts/define-call.ts';
import { resources } from '../../src/contracts/resources.ts';
import type { Example } from '../contract/examples.ts';
import type { Run } from './run.ts';

type Values = Readonly<Record<string, string | number>>;

/** What an API has, so that every read can be asked for something that is there. */
export interface Known {
  /** By the names of parameters and fields. */
  named: Values;
  /** The same for a call in which the names mean other things. */
  byCall: Readonly<Record<string, Values>>;
}

/** Looks for records of every kind. `given` are values that the caller knows; they count more than what is found. */
export async function findValues(run: Run, given: Values): Promise<Known> {
  const named: Record<string, string | number> = {};
  const byCall: Record<string, Values> = {};
  const note = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') named[name] ??= value;
  };

  for (const contentType of contentTypes) {
    const found = await run.read(calls['search.termsType'], {
      params: { terms: '*', contentType },
      query: { size: 2 },
    });
    const ids = (found?.hits.hits ?? []).flatMap(({ _source: one }) => ('id' in one ? [one.id] : []));
    const [first] = found?.hits.hits ?? [];
    if (!first || !('id' in first._source)) continue;
    const { id, coid, webabrv, csi, title } = first._source;
    // A manufacturer of whom there is content.
    note('coid', coid);
    note('abbrev', webabrv);
    note('csi', csi[0]?.number);
    note('terms', title.split(' ').at(-1));
    byCall[`content ${contentType}`] = { contentType, id, ids: ids.join(), coid, contentId: id };
    if (first._source.content_type === 'catalog')
      byCall['catalog texts'] = { webabrv, catalogFilename: first._source.catalogFilename };
    if (first._source.content_type === 'spec')
      byCall['specs.db'] = byCall['specwizards.bySpec'] = { filename: first._source.filename };
  }
  const product = byCall['content product'] ?? byCall['content cad'] ?? {};
  for (const id of [
    'content.es',
    'content.byIds',
    'manufacturers.slugContent',
    'manufacturers.slugVariations',
  ])
    byCall[id] = product;
  for (const id of ['search.product', 'clientProductPhoto.byProductId'])
    byCall[id] = { id: product['id'] ?? 1 };
  for (const type of ['certificate', 'datasheet', 'webinar'] as const) {
    const own = byCall[`content ${type}`] ?? {};
    byCall[`${type}.esIds`] = { ids: own['ids'] ?? '1' };
    byCall[`${type}.byProductIds`] = { ids: product['ids'] ?? '1' };
  }
  byCall['catalog.searchJson'] = byCall['catalog.searchXml'] = byCall['catalog texts'] ?? {};
  byCall['catalog.es'] = byCall['content catalog'] ?? {};
  byCall['specs.es'] = byCall['content spec'] ?? {};
  byCall['search.downloads'] = { coid: named['coid'] ?? 0, contentType: 'product', qstr: '*' };

  for (const { list, get, es, byIds } of Object.values(resources)) {
    const call: Call = list;
    const found = await run.raw(call, { query: { size: 2 } });
    const ids = Array.isArray(found?.value) ? found.value.map(idOf).filter((id) => id !== null) : [];
    if (ids[0] === undefined) continue;
    for (const { id } of [get, es]) byCall[id] = { id: ids[0] };
    byCall[byIds.id] = { ids: ids.join() };
  }
  note('podcastId', byCall['podcasts.get']?.['id']);
  byCall['podcasts.withCeu'] = byCall['podcasts.get'] ?? {};
  for (const { id } of Object.values(calls).filter((call) => call.id.startsWith('clientProject.')))
    byCall[id] = { ...byCall['client-project.get'], coid: named['coid'] ?? 0 };

  const wizards = await run.read(calls['specwizards.active']);
  note('filename', wizards?.find((one) => one.coid !== null)?.filename ?? wizards?.[0]?.filename);
  const cited = await run.read(calls['standards.list'], { query: { size: 1 } });
  note('slug', cited?.standards[0]?.slug);
  const digits = String(named['csi'] ?? '');
  note('section', digits);
  note('csisec', digits);
  note('division', digits.slice(0, 2));
  note('webabrv', named['abbrev']);
  note('qstr', named['terms']);
  note('q', named['terms']);
  return { named: { ...named, ...given }, byCall };
}

function idOf(record: unknown): number | null {
  return typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'number'
    ? record.id
    : null;
}

/** A request of a read, with records that are there; null where a value is missing. */
export function requestOf(call: Call, { named, byCall }: Known): Example | null {
  return sampleInput(call, { ...named, ...byCall[call.id] });
}
