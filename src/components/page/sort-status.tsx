import { useState } from 'react';

/**
 * Says to screen readers how a list is sorted once that has changed: the count above it stays as it was. `by` is the
 * order that the list is shown in, not one that is still loading.
 */
export function SortStatus({ by }: { by: string }) {
  const [said, setSaid] = useState({ by, isNew: false });
  if (said.by !== by) setSaid({ by, isNew: true });
  return (
    <p className="unseen" role="status">
      {said.isNew && `Sorted by ${by}.`}
    </p>
  );
}
