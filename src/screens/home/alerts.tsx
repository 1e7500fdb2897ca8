import { Link } from '#src/components/page/link.tsx';
import type { Alert } from '#src/contracts/alerts.ts';
import { fullDate } from '#src/lib/dates.ts';
import { paths, to } from '#src/paths.ts';
import style from '#src/screens/home/alerts.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** The latest product alerts, side by side. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return <p className="muted">There are no alerts yet.</p>;
  return (
    <>
      <ul className={`stack at-start line-top body-subheads lined-items ${style.alerts}`}>
        {alerts.map(({ id, title, summary, division, published_at }) => (
          <li key={id}>
            <time dateTime={published_at.slice(0, 10)}>{fullDate(published_at)}</time>
            <h3 dir="auto">
              <Link to={`${paths.alerts}?division=${division}`}>{title}</Link>
            </h3>
            <p dir="auto">{summary}</p>
          </li>
        ))}
      </ul>
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

export function AlertsSkeleton() {
  return (
    <div className={`stack at-start line-top body-subheads ${style.alerts}`} aria-hidden="true">
      {[0, 1, 2].map((alert) => (
        <SkeletonText key={alert} lines={5} />
      ))}
    </div>
  );
}
