import { today } from '#src/browser/clock.ts';
import { expiryStatus, fullDate } from '#src/lib/dates.ts';
import { Code } from '#src/ui/code.tsx';

/** How long a declaration or certificate is valid, in words and not by color alone. `isAlone`: no label says “valid”. */
export function Expiry({ until, isAlone = false }: { until: string | null; isAlone?: boolean }) {
  if (until === null) return <span>No expiry stated</span>;
  const status = expiryStatus(until, today());
  const date = (
    <time className="nowrap" dateTime={until.slice(0, 10)}>
      {fullDate(until) ?? until}
    </time>
  );
  if (status === 'expired') {
    return (
      <span className="inline-row baseline gap-6px">
        <Code tone="bad">EXPIRED</Code> {date}
      </span>
    );
  }
  return status === 'soon' ? (
    <span className="inline-row baseline gap-6px">
      <Code tone="warn">EXPIRES SOON</Code> {date}
    </span>
  ) : (
    <span>
      {isAlone ? 'Valid until' : 'until'} {date}
    </span>
  );
}
