import { calls } from '../../src/contracts/calls.ts';
import { maxSearchLength } from '../../src/contracts/shapes.ts';
import type { SearchResult } from '../../src/contracts/search.ts';
import type { Run } from './run.ts';
import type { Known } from './values.ts';

const call = calls['search.terms'];
type Query = Readonly<Record<string, string | number>>;

/** What a search has to hold besides its shape: totals, facets, filters, order, and what is marked in texts. */
export async function checkSearch(run: Run, { named }: Known, only: (id: string) => boolean): Promise<void> {
  if (!only(call.id)) return;
  const search = (query: Query, terms = '*') =>
    run.read(call, { params: { terms }, query: { size: 50, ...query } });
  const all = await search({});
  if (!all) return;
  const total = all.hits.total.value;
  run.check(call, '`*` finds everything', total > 0, 'hits.total.value', String(total));
  run.check(
    call,
    'no total is below what is shown',
    total >= all.hits.hits.length,
    'hits.total.value',
    String(total),
  );
  const ids = all.hits.hits.map(({ _index, _id }) => `${_index}/${_id}`);
  run.check(call, 'shows nothing twice', new Set(ids).size === ids.length, 'hits.hits._id', ids.join(' '));
  const usual = await run.read(call, { params: { terms: '*' } });
  if (usual)
    run.check(
      call,
      'gives 24 unless told otherwise',
      usual.hits.hits.length === Math.min(24, total),
      'hits.hits',
      String(usual.hits.hits.length),
    );

  await checkFacets(run, search, all);
  await checkDates(run, search);
  await checkMaker(run, search, Number(named['coid'] ?? 0));
  await checkRanges(run, all);

  const terms = String(named['terms'] ?? 'roof');
  const found = await search({}, terms);
  const marks = (found?.hits.hits ?? []).flatMap(({ highlight = {} }, at) =>
    Object.entries(highlight).flatMap(([field, texts]) =>
      texts.map((text) => ({ field: `hits.hits.${at}.highlight.${field}`, text })),
    ),
  );
  const odd = marks.find(({ text }) => /<(?!\/?em>)/.test(text));
  run.check(
    call,
    'marks matches with <em> and has no other markup',
    odd === undefined,
    odd?.field ?? '',
    odd?.text ?? '',
  );
  const exact = await search({ exact: '1' }, terms);
  if (exact)
    run.check(
      call,
      '`exact=1` corrects nothing',
      exact.corrected === null,
      'corrected',
      JSON.stringify(exact.corrected),
    );
  const nothing = await search({}, 'qqxzv kkwjx');
  if (nothing)
    run.check(
      call,
      'what is in no text is not found',
      nothing.hits.total.value === 0,
      'hits.total.value',
      String(nothing.hits.total.value),
    );
  const long = 'x'.repeat(maxSearchLength + 1);
  await run.refused(call, `takes ${maxSearchLength} characters`, { params: { terms: long } }, [400], 'terms');
}

type Search = (query: Query, terms?: string) => Promise<SearchResult | null>;

/** A facet's counts are what choosing the value gives, and do not change with their own choice. */
async function checkFacets(run: Run, search: Search, all: SearchResult): Promise<void> {
  for (const [facet, { buckets }] of Object.entries(all.aggregations ?? {})) {
    if (facet === 'content_type' || buckets.length === 0) continue;
    const some = buckets[Math.floor(buckets.length / 2)] ?? buckets[0];
    if (!some) continue;
    const chosen = await search({ [facet]: some.key });
    if (!chosen) continue;
    const got = chosen.hits.total.value;
    const field = `aggregations.${facet}`;
    run.check(
      call,
      'a facet counts what its choice gives',
      got === some.doc_count,
      field,
      `${some.key}: ${some.doc_count} counted, ${got} found`,
    );
    const again = chosen.aggregations?.[facet]?.buckets.find(({ key }) => key === some.key)?.doc_count;
    run.check(
      call,
      'a facet ignores its own choice',
      again === some.doc_count,
      field,
      `${some.key}: ${some.doc_count}, then ${again ?? 'nothing'}`,
    );
    const other = buckets.find(({ key }) => key !== some.key);
    if (!other) continue;
    const either = await search({ [facet]: `${some.key},${other.key}` });
    const [least, most] = [Math.max(some.doc_count, other.doc_count), some.doc_count + other.doc_count];
    const both = either?.hits.total.value ?? least;
    run.check(
      call,
      'values of a facet are joined by or',
      both >= least && both <= most,
      field,
      `${both} for ${some.key},${other.key}`,
    );
  }
}

const dateOf = (hit: SearchResult['hits']['hits'][number]): string =>
  'updated_at' in hit._source ? hit._source.updated_at.slice(0, 10) : '';

async function checkDates(run: Run, search: Search): Promise<void> {
  const newest = await search({ sort: 'newest' });
  const days = (newest?.hits.hits ?? []).map(dateOf).filter(Boolean);
  const isDescending = days.every((day, at) => at === 0 || day <= (days[at - 1] ?? day));
  run.check(
    call,
    '`sort=newest` begins with the latest change',
    isDescending,
    'hits.hits._source.updated_at',
    days.join(' '),
  );
  const since = days[Math.floor(days.length / 2)];
  if (since === undefined) return;
  const later = await search({ since });
  const early = (later?.hits.hits ?? []).map(dateOf).find((day) => day < since);
  run.check(
    call,
    '`since` leaves out what is older',
    early === undefined,
    'hits.hits._source.updated_at',
    `${early ?? ''} for since=${since}`,
  );
  const before = await search({ until: since });
  const late = (before?.hits.hits ?? []).map(dateOf).find((day) => day > since || day === '');
  run.check(
    call,
    '`until` leaves out what is newer',
    late === undefined,
    'hits.hits._source.updated_at',
    `${late ?? ''} for until=${since}`,
  );
}

async function checkMaker(run: Run, search: Search, coid: number): Promise<void> {
  if (coid === 0) return;
  const own = await search({ coid });
  const foreign = own?.hits.hits.findIndex(({ _source }) => _source.coid !== coid) ?? -1;
  run.check(
    call,
    '`coid` keeps one manufacturer',
    foreign === -1,
    `hits.hits.${foreign}._source.coid`,
    `for coid=${coid}`,
  );
  const others = await search({ coid, isExcluding: 'true' });
  const same = others?.hits.hits.findIndex(({ _source }) => _source.coid === coid) ?? -1;
  run.check(
    call,
    '`isExcluding=true` leaves one out',
    same === -1,
    `hits.hits.${same}._source.coid`,
    `for coid=${coid}`,
  );
}

/** Products of a section with measured properties: the buckets hold every one that has a value, and a range keeps what is in it. */
async function checkRanges(run: Run, all: SearchResult): Promise<void> {
  const typed = calls['search.termsType'];
  const search = (query: Query) => run.read(typed, { params: { terms: '*', contentType: 'product' }, query });
  const sections = (all.aggregations?.['section']?.buckets ?? []).toSorted(
    (one, other) => other.doc_count - one.doc_count,
  );
  for (const { key } of sections.slice(0, 3)) {
    const found = await search({ section: key });
    const range = found?.ranges.find(({ buckets }) => buckets.length > 1);
    if (!found || !range) continue;
    const counted = range.buckets.reduce((sum, { doc_count: count }) => sum + count, 0);
    const field = `ranges.${range.name}`;
    const total = found.hits.total.value;
    run.check(
      typed,
      'a range counts every result',
      counted + range.missing === total,
      field,
      `${counted} with a value and ${range.missing} without make ${total}`,
    );
    const split = range.buckets[1]?.from ?? 0;
    const above = await search({ section: key, ranges: `${range.name}:${split}..` });
    const expected = counted - (range.buckets[0]?.doc_count ?? 0);
    if (above)
      run.check(
        typed,
        'a range keeps what is in it',
        above.hits.total.value === expected,
        field,
        `${above.hits.total.value} from ${split} on, ${expected} counted`,
      );
    return;
  }
}
