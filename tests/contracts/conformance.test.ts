import { beforeAll, describe, expect, it } from 'vitest';

import { conform } from '../../scripts/conformance/conform.ts';
import { Run, type Send, type Wire } from '../../scripts/conformance/run.ts';
import { tableOf } from '../../scripts/conformance/table.ts';
import { findValues, type Known } from '../../scripts/conformance/values.ts';
import { wrongDates } from '../../scripts/conformance/wrong-dates.ts';
import { isObject } from '../../scripts/contract/is-object.ts';
import { operations } from '../../scripts/contract/operations.ts';
import { started } from '#tests/reference-api/account/client.ts';
import { answerer } from '#tests/support/answerer.ts';

const password = 'specify-2026';
const accounts = ['ada@lintel.test', 'ben@lintel.test'].map((email) => ({ email, password }));
const values = { password: 'demo-report', abbrev: 'northfold' };

async function referenceApi(): Promise<Send> {
  const answered = answerer(await started());
  return async ({ method, path, headers, body }) => {
    const request = new Request(`http://api.test${path}`, {
      method,
      headers,
      ...(body !== null && { body }),
    });
    const answer = await answered(request);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

let known: Known;
beforeAll(async () => {
  known = await findValues(new Run(await referenceApi()), values);
}, 60_000);

describe('the reference API', () => {
  let run: Run;
  beforeAll(async () => {
    run = await conform({ send: await referenceApi(), accounts, values, only: [], known });
  }, 60_000);

  it('fits the contract', () => {
    expect(tableOf(run)).toMatch(/: 0 calls do not fit\.$/m);
    expect([...run.checks.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3000);
  });

  it('is asked every call, and of what is not the run says why', () => {
    const left = operations.map(({ id }) => id).filter((id) => !run.checks.has(id));
    expect(left).toEqual(['userProjectFyi.create']);
    expect(run.skipped.map(({ call }) => call)).toEqual([
      'outlineSpecsReport.byCoid',
      'specwizardSpecsReport.byCoid',
      'userProjectFyi.create',
    ]);
  });
});

type Json = Record<string, unknown>;
/** What an API does otherwise with the requests of a method whose paths begin so. */
interface Defect {
  what: string;
  at: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  only: string;
  /** Changes the body of an answer that succeeded; a list is in `list`. */
  answer?: (body: Json) => Json;
  /** Changes the request before the API sees it. */
  ask?: (wire: Wire) => Wire;
  call: string;
  field: string | RegExp;
}

const without = (body: Json, name: string): Json =>
  Object.fromEntries(Object.entries(body).filter(([one]) => one !== name));
const at = (value: unknown, name: string): Json => {
  const inner = isObject(value) ? value[name] : undefined;
  return isObject(inner) ? inner : {};
};
const query = (wire: Wire, change: (search: URLSearchParams) => void): Wire => {
  const url = new URL(wire.path, 'http://api.test');
  change(url.searchParams);
  return { ...wire, path: url.pathname + url.search };
};
const body = (wire: Wire, change: (sent: Json) => Json): Wire => {
  const sent: unknown = JSON.parse(wire.body ?? '{}');
  return { ...wire, body: JSON.stringify(isObject(sent) ? change(sent) : sent) };
};

const defects: readonly Defect[] = [
  {
    what: 'leaves out a field',
    at: 'GET /api/manufacturers/es/',
    only: 'manufacturers.es',
    answer: (one) => ({ ...one, _source: without(at(one, '_source'), 'companySlug') }),
    call: 'manufacturers.es',
    field: '_source.companySlug',
  },
  {
    what: 'sends a number as text',
    at: 'GET /api/search/',
    only: 'search.terms',
    answer: (one) => ({
      ...one,
      hits: { ...at(one, 'hits'), total: { ...at(at(one, 'hits'), 'total'), value: '450' } },
    }),
    call: 'search.terms',
    field: 'hits.total.value',
  },
  {
    what: 'knows a thirtieth of February',
    at: 'GET /api/specs/es/',
    only: 'specs.es',
    answer: (one) => ({ ...one, _source: { ...at(one, '_source'), updated_at: '2026-02-30' } }),
    call: 'specs.es',
    field: '_source.updated_at',
  },
  {
    what: 'sends times without a zone',
    at: 'GET /api/char-project',
    only: 'charProject',
    answer: ({ list }) => ({
      list: Array.isArray(list)
        ? list.map((each: Json) => ({ ...each, updated_at: '2026-11-02T12:00:00' }))
        : [],
    }),
    call: 'charProject.list',
    field: /^0\.updated_at$/,
  },
  {
    what: 'ignores a filter',
    at: 'GET /api/search/',
    only: 'search.terms',
    ask: (wire) => query(wire, (search) => search.delete('certification')),
    call: 'search.terms',
    field: 'aggregations.certification',
  },
  {
    what: 'gives as many as it likes',
    at: 'GET /api/standards',
    only: 'standards.list',
    ask: (wire) => query(wire, (search) => search.get('size') === '1' && search.set('size', '7')),
    call: 'standards.list',
    field: 'size',
  },
  {
    what: 'begins every page with the first record',
    at: 'GET /api/podcasts',
    only: 'podcasts.list',
    ask: (wire) => query(wire, (search) => search.delete('from')),
    call: 'podcasts.list',
    field: 'from',
  },
  {
    what: 'sorts downward whichever way is asked for',
    at: 'GET /api/clients',
    only: 'clients.list',
    ask: (wire) => query(wire, (search) => search.get('sort') === 'id' && search.set('sort', '-id')),
    call: 'clients.list',
    field: 'sort',
  },
  {
    what: 'takes a save from an old version',
    at: 'PUT /api/specwizard-project/',
    only: 'specwizardProject',
    ask: (wire) => body(wire, (sent) => without(sent, 'updated_at')),
    call: 'specwizardProject.update',
    field: '',
  },
  {
    what: 'compares versions as texts',
    at: 'PUT /api/user-favorites/',
    only: 'userFavorites',
    ask: (wire) =>
      body(wire, (sent) =>
        String(sent['updated_at']).endsWith('+00:00')
          ? { ...sent, updated_at: '2020-01-01T00:00:00Z' }
          : sent,
      ),
    call: 'userFavorites.update',
    field: '',
  },
  {
    what: 'stores a favorite twice',
    at: 'POST /api/user-favorites',
    only: 'userFavorites',
    ask: (wire) =>
      body(wire, (sent) => ({
        ...sent,
        content_id: Number(sent['content_id']) + Math.floor(Math.random() * 200) + 1,
      })),
    call: 'userFavorites.create',
    field: /^(?:content_id|seq)$/,
  },
  {
    what: 'marks matches with other markup',
    at: 'GET /api/search/',
    only: 'search.terms',
    answer: (one) => {
      const changed: unknown = JSON.parse(JSON.stringify(one).replaceAll('<em>', '<b onclick=x>'));
      return isObject(changed) ? changed : {};
    },
    call: 'search.terms',
    field: /^hits\.hits\.\d+\.highlight\./,
  },
  {
    what: 'shows a manufacturer’s content to be another’s',
    at: 'GET /api/manufacturers/slug/',
    only: 'manufacturers.slug',
    answer: (one) => ({
      ...one,
      items: Array.isArray(one['items']) ? one['items'].map((each: Json) => ({ ...each, coid: 10_001 })) : [],
    }),
    call: 'manufacturers.slug',
    field: 'items.0.coid',
  },
  {
    what: 'tells who wrote specifications',
    at: 'GET /api/outline-specs-report/by-abbrev/',
    only: 'outlineSpecsReport',
    answer: (one) => ({
      ...one,
      rows: Array.isArray(one['rows'])
        ? one['rows'].map((row: Json) => ({ ...row, fullName: 'Ada Reyes' }))
        : [],
    }),
    call: 'outlineSpecsReport.byAbbrev',
    field: 'rows.0.fullName',
  },
];

describe('an API that', () => {
  it.each(defects)('$what is told at which field', async ({ at: where, only, answer, ask, call, field }) => {
    const honest = await referenceApi();
    const send: Send = async (wire) => {
      if (!`${wire.method} ${wire.path}`.startsWith(where)) return honest(wire);
      const got = await honest(ask ? ask(wire) : wire);
      if (!answer || got.status !== 200) return got;
      const sent: unknown = JSON.parse(got.text);
      const changed = isObject(sent) ? answer(sent) : answer({ list: sent })['list'];
      return { ...got, text: JSON.stringify(changed) };
    };
    const { findings } = await conform({ send, accounts, values, only: [only], known });
    const own = findings.filter((one) => one.call === call).map((one) => one.field);
    expect(own.filter((one) => (typeof field === 'string' ? one === field : field.test(one)))).not.toEqual(
      [],
    );
  });

  it('answers with pages, or not at all, is told so', async () => {
    const page = async () => ({
      status: 200,
      headers: new Headers({ 'content-type': 'text/html' }),
      text: '<p>Sign in.',
    });
    const pages = await conform({ send: page, accounts: [], values, only: ['clients'] });
    expect(tableOf(pages)).toMatch(/clients\.list +- +is JSON +<p>Sign in\./);
    const silent = await conform({
      send: () => Promise.reject(new Error('refused')),
      accounts: [],
      values,
      only: ['clients'],
    });
    expect(tableOf(silent)).toMatch(/clients\.list +- +answers +no answer/);
  });
});

it.each([
  ['2026-11-02', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-02T23:59:59.999Z', true],
  ['2026-11-02T24:00:00Z', false],
  ['2026-11-02T12:00:00+05:30', true],
  ['2026-11-02T12:00', false],
  ['2026-13-01', false],
  ['20261102', true],
])('%s is right: %s', (text, isRight) => {
  expect(wrongDates({ list: [{ at: text }] })).toEqual(isRight ? [] : [{ field: 'list.0.at', text }]);
});
