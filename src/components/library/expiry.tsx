import { today } from '#src/browser/clock.ts';
import { expiryStatus, fullDate } from '#src/lib/dates.ts';
import { Code } from '#src/ui/code.tsx';

/** As wide as the gap between other badges and their text; the date may wrap after it. */
const enSpace = '\u2002';

/** How long a declaration or certificate is valid, in words and not by color alone. `isAlone`: no label says “valid”. */
export function Expiry({ until, isAlone = false }: { until: string | null; isAlone?: boolean }) {
  if (until === null) return <span>No expiry stated</span>;
  const status = expiryStatus(until, today());
  const date = (
    <time className="nowrap" dateTime={until.slice(0, 10)}>
      {fullDate(until) ?? until}
    </time>
  );
  if (status === 'valid' || status === null)
    return (
      <span>
        {isAlone ? 'Valid until' : 'until'} {date}
      </span>
    );
  return (
    <span>
      {status === 'expired' ? <Code tone="bad">EXPIRED</Code> : <Code tone="warn">EXPIRES SOON</Code>}
      {enSpace}
      {date}
    </span>
  );
}
