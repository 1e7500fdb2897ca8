import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { feedTypeText, feedTypes } from '#src/domain/feed-types.ts';
import { dayText, periodText, type Period, type PeriodType } from '#src/domain/periods.ts';
import { to, type FeedType } from '#src/paths.ts';
import type { PeriodPage } from '#src/screens/whats-new/loaders.ts';

/** The heading: `What’s new: CAD details`. */
export const headingOf = (type: FeedType): string => `What’s new: ${feedTypeText(type)}`;

type Place = Pick<PeriodPage, 'type' | 'period' | 'current' | 'bySection' | 'filters'>;

/** What narrows the list; the empty text is no choice. */
export type Filters = PeriodPage['filters'];

export const isFiltered = ({ manufacturer, division }: Filters): boolean =>
  manufacturer !== '' || division !== '';

/** The address of a page of a period; the current period's address has no date. */
export function periodHref(
  { type, period, current, bySection, filters }: Place,
  change: { type?: FeedType; period?: Period; bySection?: boolean; filters?: Filters; page?: number } = {},
): string {
  const shown = change.period ?? period;
  const query = queryOf(change.bySection ?? bySection, change.filters ?? filters, change.page ?? 1);
  const isNow = shown.type === current.type && shown.start === current.start;
  return to.whatsNewPeriod(change.type ?? type, shown.type, isNow ? null : shown.start, query);
}

const queryOf = (bySection: boolean, { manufacturer, division }: Filters, page: number): string =>
  [
    bySection && 'by=section',
    manufacturer !== '' && `manufacturer=${manufacturer}`,
    division !== '' && `division=${division}`,
    page > 1 && `page=${page}`,
  ]
    .filter((part) => part !== false)
    .join('&');

/** The address of the same days in the other unit: the month in which a week began, or the first week of a month. */
export function otherMeasureHref(place: Place, type: PeriodType, of: (day: string) => Period): string {
  const { period, current } = place;
  const isNow = period.start === current.start;
  return to.whatsNewPeriod(
    place.type,
    type,
    isNow ? null : of(period.start).start,
    queryOf(place.bySection, place.filters, 1),
  );
}

export const periodCrumbs = (place: Place): Crumb[] =>
  crumbsTo(
    periodText(place.period),
    { label: 'What’s new', href: to.whatsNew() },
    {
      label: feedTypeText(place.type),
      href: to.whatsNewPeriod(place.type, place.period.type),
      siblings: {
        label: 'Other types of content',
        links: feedTypes.map((type) => ({
          href: periodHref(place, { type }),
          number: '',
          title: feedTypeText(type),
          isCurrent: type === place.type,
        })),
      },
    },
  );

/** Items under one heading: a day or a section. */
export interface Group {
  key: string;
  /** Null for a section. */
  day: string | null;
  section: CsiSection | null;
  items: ListedContent[];
}

/** Items in order, grouped by day or by principal section. */
export function groupsOf(items: readonly ListedContent[], bySection: boolean): Group[] {
  const keyOf = ({ csi, updated_at }: ListedContent): string =>
    bySection ? (csi[0]?.number ?? '') : updated_at.slice(0, 10);
  return [...Map.groupBy(items, keyOf)].map(([key, group]) => ({
    key,
    day: bySection ? null : dayText(key),
    section: bySection ? (group[0]?.csi[0] ?? null) : null,
    items: group,
  }));
}
