import { pluralInSentence } from '#src/domain/item-count-text.ts';
import { Link } from '#src/components/page/link.tsx';
import frame from '#src/components/library/library-page.module.css';
import { feedTypeText } from '#src/domain/feed-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { periodText, periodOf } from '#src/domain/periods.ts';
import { to } from '#src/paths.ts';
import type { PeriodPage } from '#src/screens/whats-new/loaders.ts';
import { isFiltered, otherMeasureHref, periodHref } from '#src/screens/whats-new/period-meta.ts';

export function NothingNew({ place }: { place: PeriodPage }) {
  const { type, period, earlier, counts, filters } = place;
  const others = counts.get('all') ?? 0;
  return (
    <div className="stack gap-2 pad-block-3">
      <p className="lead ink">
        No {type === 'all' ? 'items' : pluralInSentence(feedTypeText(type))} were added or changed in{' '}
        <span className="nowrap">{periodText(period)}</span>
        {isFiltered(filters) && ' with these filters'}.
      </p>
      <p className={`tall-links screen-only low-links ${frame.links}`}>
        {isFiltered(filters) && (
          <Link className="link" to={periodHref(place, { filters: { manufacturer: '', division: '' } })}>
            Clear filters
          </Link>
        )}
        {earlier && (
          <Link className="link" to={periodHref(place, { period: earlier })}>
            {periodText(earlier)}
          </Link>
        )}
        {period.type === 'week' && (
          <Link className="link" to={otherMeasureHref(place, 'month', (day) => periodOf('month', day))}>
            The whole month
          </Link>
        )}
        {type !== 'all' && others > 0 && (
          <Link className="link" to={periodHref(place, { type: 'all' })}>
            {countText(others)} of other types
          </Link>
        )}
        {type !== 'all' && (
          <Link className="link" to={to.contentType(type)}>
            All {pluralInSentence(feedTypeText(type))}
          </Link>
        )}
      </p>
    </div>
  );
}
