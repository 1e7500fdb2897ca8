import type { ReactNode } from 'react';

import { FeedLink } from '#src/components/page/feed-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { periodOf, periodText, type Period } from '#src/domain/periods.ts';
import type { PeriodPage } from '#src/screens/whats-new/loaders.ts';
import style from '#src/screens/whats-new/whats-new.module.css';
import { otherMeasureHref, periodHref } from '#src/screens/whats-new/period-meta.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Week or month, previous and next period, by day or section, and the feed. */
export function PeriodSteps({ place }: { place: PeriodPage }) {
  const { type, period, earlier, lazyPart, bySection } = place;
  const measure = period.type;
  return (
    <div className={`cluster between screen-only ${style.steps}`}>
      <nav aria-label="Period" className={`cluster gap-2 ${style.periods}`}>
        <Step period={earlier} place={place} rel="prev">
          <Icon name="previous" /> Earlier
        </Step>
        <span className={`ink bold digits text-center ${style.now}`}>{periodText(period)}</span>
        <Step period={lazyPart} place={place} rel="next">
          Later <Icon name="next" />
        </Step>
      </nav>
      <div className={`cluster strip-599 ${style.links}`}>
        <Pair label="Length of the period">
          {(['week', 'month'] as const).map((one) => (
            <Link
              key={one}
              to={
                one === measure
                  ? periodHref(place)
                  : otherMeasureHref(place, one, (day) => periodOf(one, day))
              }
              aria-current={one === measure ? 'true' : undefined}
            >
              {one === 'week' ? 'Week' : 'Month'}
            </Link>
          ))}
        </Pair>
        <Pair label="Order">
          {[false, true].map((one) => (
            <Link
              key={String(one)}
              keepScroll
              to={periodHref(place, { bySection: one })}
              aria-current={one === bySection ? 'true' : undefined}
            >
              {one ? 'By section' : 'By day'}
            </Link>
          ))}
        </Pair>
        <FeedLink type={type}>Atom feed</FeedLink>
      </div>
    </div>
  );
}

const Pair = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={`note framed rounded forced-fill ${style.pair}`} role="group" aria-label={label}>
    {children}
  </div>
);

function Step(props: { period: Period | null; place: PeriodPage; rel: string; children: ReactNode }) {
  const { period, place, rel, children } = props;
  if (period === null) {
    return (
      <span className={`inline-row high-34 gap-6px note rounded ${style.step}`} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link
      className={`inline-row high-34 gap-6px note rounded ${style.step}`}
      to={periodHref(place, { period })}
      rel={rel}
      title={periodText(period)}
    >
      {children}
    </Link>
  );
}
