import { call } from '#src/api/call.ts';
import { todayUtc } from '#src/browser/clock.ts';
import { alertsList, alertsNews } from '#src/contracts/alerts.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { releaseScopeFrom, yearFrom } from '#src/domain/release-scope.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';

const alertsShown = 200;
const releasesBeside = 5;
const pageSize = 24;

/** One year of the newsletter; the current year without `?year=`. */
export async function archive({ request: { url, signal } }: ScreenRequest) {
  const stated = new URL(url).searchParams.get('year');
  const present = Number(todayUtc().slice(0, 4));
  const year = stated === null ? present : yearFrom(stated);
  if (year === null || year > present) throw notFound();
  const items = requireData(await call(alertsNews, { query: { year }, signal }));
  return { items, year, present };
}

/** All alerts, or those of one division with `?division=`; the latest press releases are a promise. */
export async function alerts({ request: { url, signal } }: ScreenRequest) {
  const stated = new URL(url).searchParams.get('division');
  const division = stated === null ? null : findDivision(stated);
  if (stated !== null && division === null) throw notFound();
  const of = division === null ? {} : { division: division.number };
  const latest = call(alertsNews, { query: { ...of, size: releasesBeside }, signal });
  const found = await call(alertsList, { query: { ...of, size: alertsShown }, signal });
  return { division, latest, items: requireData(found) };
}

/** An unknown division is not found, without a call. */
export async function releases({ params, request: { url, signal } }: ScreenRequest) {
  const scope = releaseScopeFrom(params['*'] ?? '');
  const stated = new URL(url).searchParams;
  const page = pageNumberFrom(stated.get('page'));
  const asked = stated.get('manufacturer') ?? '';
  const manufacturer = /^[1-9]\d{4}$/.test(asked) ? asked : '';
  if (scope === null || page === null) throw notFound();
  const { division, section, year } = scope;
  const query = { division: division?.number, section: section?.digits, year: year ?? undefined };
  const found = requireData(await call(alertsNews, { query, signal }));
  const all = manufacturer === '' ? found : found.filter(({ coid }) => String(coid) === manufacturer);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  if (page > pages) throw notFound();
  const years = [...new Set(found.map(({ published_at }) => published_at.slice(0, 4)))];
  const items = all.slice((page - 1) * pageSize, page * pageSize);
  const manufacturers = [...Map.groupBy(found, ({ coid }) => coid)]
    .map(([coid, list]) => ({ coid: String(coid), name: list[0]?.company ?? '', count: list.length }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { ...scope, total: all.length, items, page, pages, years, manufacturer, manufacturers };
}
