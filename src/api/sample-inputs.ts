import * as v from 'valibot';
import type { Call } from '#src/contracts/define-call.ts';

type Values = Readonly<Record<string, string | number>>;

/** Sample values for a call. */
export interface SampleInput {
  params: Values;
  query: Values;
  body: unknown;
}

const northfold = 31250;

/** Sample values by the names of parameters and fields. They name records that the sample world always has. */
const values: Values = {
  abbrev: 'northfold',
  all: 'true',
  bannerPage: 'home',
  category: 'roofing',
  coid: northfold,
  contentId: 1,
  contentType: 'cad',
  csi: '075423',
  csisec: '075423',
  division: '07',
  divisionSectionOrTop: 'top',
  filename: 'northfold-075423',
  id: 1,
  ids: '1,2',
  mf: '04',
  page: 'home',
  password: 'demo-report',
  podcastId: 1,
  q: 'sealant',
  qstr: 'roof',
  section: '075423',
  size: 5,
  slug: 'astm-e84',
  terms: 'roof',
  token: 'demo-reset-token',
  type: 'product',
  url: '/search/roof',
  webabrv: 'northfold',
};

/** Values for calls in which a name means something else. */
const valuesByCall: Readonly<Record<string, Values>> = {
  'clients.byIds': { ids: String(northfold) },
  'clients.es': { id: northfold },
  'clients.get': { id: northfold },
  'contentType.topLevel': { type: 'all' },
};

/**
 * A request that a read-only call should answer: its parameters, and the required fields of its query and body, with short lists.
 * `named` holds values that only the API knows. Null if there is no value for a name.
 */
export function sampleInput(call: Call, named: Values = {}): SampleInput | null {
  const known = { ...values, ...valuesByCall[call.id], ...named };
  const params = valuesOf(
    known,
    [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  );
  const query = valuesOf(known, namesOf(call.query));
  const body = valuesOf(known, namesOf(call.body));
  if (params === null || query === null || body === null) return null;
  return { params, query, body: call.body === null ? undefined : body };
}

function valuesOf(known: Values, names: readonly string[]): Values | null {
  const entries = names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]] as const]));
  return entries.length < names.length ? null : Object.fromEntries(entries);
}

const fields = v.object({ entries: v.record(v.string(), v.object({ type: v.string() })) });

/** The required fields of a schema, and how long its lists should be. */
function namesOf(schema: Call['query']): readonly string[] {
  const { success, output } = v.safeParse(fields, schema);
  if (!success) return [];
  return Object.entries(output.entries).flatMap(([name, { type }]) =>
    type === 'optional' && name !== 'size' ? [] : [name],
  );
}
