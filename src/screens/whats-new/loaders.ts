import { search } from '#src/api/search.ts';
import { todayUtc } from '#src/browser/clock.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { feedTypeFrom } from '#src/domain/feed-types.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { periodAfter, periodBefore, periodDayFrom, periodOf, periodTypeFrom } from '#src/domain/periods.ts';
import type { Period } from '#src/domain/periods.ts';
import { pageSize } from '#src/domain/search-state.ts';

const latestShown = 8;

/** The search for everything, because changed items have no words in common. */
const anything = '*';

/** Number of new items per type in the current and the last week and month, and the latest ones. */
export async function overview({ request: { signal } }: ScreenRequest) {
  const day = todayUtc();
  const periods = (['week', 'month'] as const).flatMap((type) => {
    const current = periodOf(type, day);
    const before = periodBefore(current);
    return before ? [current, before] : [current];
  });
  const latest = search(
    anything,
    null,
    { since: periodOf('month', day).start, size: latestShown, sort: 'newest' },
    signal,
  );
  const counted = await Promise.all(
    periods.map(({ start, end }) => search(anything, null, { since: start, until: end, size: 0 }, signal)),
  );
  return {
    latest,
    columns: periods.map((period, index) => {
      const answer = counted[index];
      if (answer === undefined) throw notFound();
      return {
        period,
        isCurrent: day >= period.start && day <= period.end,
        counts: countsOf(requireData(answer)),
      };
    }),
  };
}

/** An invalid type, period, or day is not found, without a call. */
export async function period({ params, request: { url, signal } }: ScreenRequest) {
  const query = new URL(url).searchParams;
  const day = todayUtc();
  const type = feedTypeFrom(params['contentType'] ?? '');
  const periodType = periodTypeFrom(params['periodType'] ?? 'week');
  const stated = params['startDate'];
  const start = stated === undefined ? day : periodDayFrom(stated, day);
  const page = pageNumberFrom(query.get('page'));
  if (type === null || periodType === null || start === null || page === null) throw notFound();
  const shown = periodOf(periodType, start);
  const bySection = query.get('by') === 'section';
  const filters = {
    manufacturer: coidFrom(query.get('manufacturer')),
    division: findDivision(query.get('division') ?? '')?.number ?? '',
  };
  const criteria = {
    since: shown.start,
    until: shown.end,
    sort: bySection ? 'section' : 'newest',
    from: (page - 1) * pageSize,
    size: pageSize,
    ...(filters.manufacturer !== '' && { manufacturer: filters.manufacturer }),
    ...(filters.division !== '' && { division: filters.division }),
  } as const;
  const answer = requireData(await search(anything, type === 'all' ? null : type, criteria, signal));
  return {
    type,
    period: shown,
    /** Whether the address names a day. */
    isDated: stated !== undefined,
    current: periodOf(periodType, day),
    earlier: periodBefore(shown),
    lazyPart: periodAfter(shown, day),
    bySection,
    filters,
    choices: {
      manufacturer: answer.aggregations?.['manufacturer']?.buckets ?? [],
      division: answer.aggregations?.['division']?.buckets ?? [],
    },
    page,
    total: answer.hits.total.value,
    counts: countsOf(answer),
    items: answer.hits.hits.flatMap(({ _source }) => (_source.content_type === 'company' ? [] : [_source])),
  };
}

export type PeriodPage = Awaited<ReturnType<typeof period>>;
export type Column = { period: Period; isCurrent: boolean; counts: ReadonlyMap<string, number> };

/** A manufacturer's number, or the empty text. */
const coidFrom = (text: string | null): string => (text !== null && /^[1-9]\d{4}$/.test(text) ? text : '');

function countsOf({ aggregations }: SearchResult): ReadonlyMap<string, number> {
  const buckets = aggregations?.['content_type']?.buckets ?? [];
  const counts = new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));
  return counts.set(
    'all',
    buckets.reduce((sum, { doc_count }) => sum + doc_count, 0),
  );
}
