import { useState } from 'react';

/**
 * Announces a changed sort order to screen readers, because the count above the list doesn't change. `by` is the order of the
 * shown list, not one that is still loading.
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
