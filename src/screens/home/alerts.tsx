import { Link } from '#src/components/page/link.tsx';
import type { Alert } from '#src/contracts/alerts.ts';
import { todayUtc } from '#src/browser/clock.ts';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import { daysBetween, fullDate } from '#src/lib/dates.ts';
import { paths, to } from '#src/paths.ts';
import style from '#src/screens/home/alerts.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Older alerts are no longer news. */
const daysShown = 30;

/** The latest product alerts. Only a browser knows what day it is. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const isHydrated = useIsHydrated();
  const recent = isHydrated
    ? alerts.filter(({ published_at: day }) => (daysBetween(day, todayUtc()) ?? 0) <= daysShown)
    : alerts;
  return (
    <>
      {recent.length === 0 ? (
        <p className="muted">No alerts in the last {daysShown} days.</p>
      ) : (
        <ul className={`stack at-start body-subheads lined-items ${style.alerts}`}>
          {recent.map(({ id, title, summary, division, published_at }) => (
            <li key={id}>
              <time dateTime={published_at.slice(0, 10)}>{fullDate(published_at)}</time>
              <h3 dir="auto">
                <Link to={`${paths.alerts}?division=${division}`}>{title}</Link>
              </h3>
              <p dir="auto">{summary}</p>
            </li>
          ))}
        </ul>
      )}
      <p className={`flow gap-1-4 note pad-top-3 ${style.all}`}>
        <Link className="link" to={paths.alerts}>
          All product alerts
        </Link>
        <Link className="link" to={to.whatsNew()}>
          What’s new in the library
        </Link>
        <Link className="link" to={paths.newsletter}>
          Get them by email
        </Link>
      </p>
    </>
  );
}

export const AlertsSkeleton = () => (
  <div className={`stack at-start body-subheads ${style.alerts}`} aria-hidden="true">
    {[0, 1, 2].map((alert) => (
      <SkeletonText key={alert} lines={3} />
    ))}
  </div>
);
