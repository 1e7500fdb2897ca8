import { today } from '#src/browser/clock.ts';
import { Expiry } from '#src/components/library/expiry.tsx';
import type { Fact } from '#src/components/page/facts.tsx';
import { expiryStatus } from '#src/lib/dates.ts';

/** A row's fact on how long a paper is valid. An expired one has no label, which would call it valid. */
export const validity = (until: string | null): Fact => [
  until !== null && expiryStatus(until, today()) === 'expired' ? '' : 'Valid',
  <Expiry key="value" until={until} />,
];
